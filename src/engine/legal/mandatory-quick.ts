import { isResolving } from '../activation/offer.ts';
import { answerQuestion } from '../answer/answer-question.ts';
import { ruleIf } from '../rule.ts';
import { type Card, cardOf, type Duel, type Player } from '../state/duel.ts';
import { withMissing } from '../state/missing.ts';

/** A mandatory Quick Effect that the last Chain Link calls for, and that is not on the Chain yet; of one player, or of both. */
function waitingQuick(duel: Duel, player?: Player): Card | undefined {
  const last = duel.chain.at(-1);
  if (last === undefined || isResolving(duel)) return undefined;
  return Object.values(duel.cards).find(
    (card) =>
      (player === undefined || card.controller === player) &&
      !duel.chain.some((link) => link.card === card.id) &&
      card.model.parts.some(
        (effect, part) =>
          effect.kind === 'quick' &&
          effect.mandatory === true &&
          answerQuestion(duel, { ask: 'can-activate', card: card.id, part, player: card.controller })
            .answer === 'yes',
      ),
  );
}

/** Where a Quick Effect that must be activated was not told of, what resolves is open (rule trigger/mandatory-cannot-miss). */
export function withForcedQuick(duel: Duel): Duel {
  const card = waitingQuick(duel);
  if (card === undefined) return duel;
  const words = `whether the effect of ${card.model.name}, which must be activated in response, was activated`;
  return withMissing(duel, [{ card: card.id, words, may: Object.keys(duel.cards), forced: true }]);
}

/** What must be activated in response is, before the Chain resolves, and by whoever would pass. */
export const quickMust = ruleIf(
  'trigger/mandatory-cannot-miss',
  'must',
  (duel, { player }: { readonly player?: Player }) => {
    const card = waitingQuick(duel, player);
    const last = duel.chain.at(-1);
    if (card === undefined || last === undefined) return null;
    return { facts: { card: card.model.name, link: cardOf(duel, last.card).model.name } };
  },
);
