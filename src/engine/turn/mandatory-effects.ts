import { isMandatory, isTrigger } from '../../card-model/activated.ts';
import { phases } from '../../vocabulary/phases.ts';
import { activate, resolveLink } from '../chain.ts';
import { cardOf, type Duel, effectOfLink, type PendingTrigger } from '../state/duel.ts';
import { withAssumed, withMissing } from '../state/missing.ts';
import { activates } from './activates.ts';
import { unreadPhaseEffects } from './phase-effects.ts';

/**
 * Before the End Phase is left, every effect of it that must be activated is: one after the other, each on a Chain of its
 * own, those of the turn player first (rule trigger/phase-one-by-one).
 */
export function playPhaseEffects(duel: Duel): Duel {
  let now = withOrder(duel);
  const done = new Set<string>();
  for (;;) {
    const next = mandatoryNow(now).find((each) => !done.has(key(each)));
    if (next === undefined || now.over !== undefined) return withMissing(now, unreadPhaseEffects(now));
    done.add(key(next));
    now = playOne(now, next);
  }
}

/** Of several effects of one player the order is that player's choice: the one taken is said. */
function withOrder(duel: Duel): Duel {
  const all = mandatoryNow(duel).map(({ card }) => cardOf(duel, card));
  const several = all.filter(({ controller }, at) =>
    all.some((other, index) => index !== at && other.controller === controller),
  );
  if (several.length === 0) return duel;
  const names = several.map(({ model }) => model.name).join(', ');
  return withAssumed(duel, [
    `the effects of the ${phases.term(duel.phase)} are activated in this order: ${names}`,
  ]);
}

const key = ({ card, part }: PendingTrigger): string => `${card} ${part}`;

/** The mandatory effects that wait for this phase. */
const mandatoryNow = (duel: Duel): readonly PendingTrigger[] => {
  const first = (each: PendingTrigger): number =>
    cardOf(duel, each.card).controller === duel.turnPlayer ? 0 : 1;
  return duel.waiting
    .filter(({ card, part: number, event, phase, judged }) => {
      const part = effectOfLink(duel, { card, part: number });
      const ofPhase =
        judged === true && phase === duel.phase && duel.timeline[event]?.names[0] === 'phase-changed';
      return ofPhase && event >= duel.turnBegan && part !== undefined && isTrigger(part) && isMandatory(part);
    })
    .toSorted((a, b) => first(a) - first(b));
};

function playOne(duel: Duel, { card, part }: PendingTrigger): Duel {
  const { model, controller } = cardOf(duel, card);
  const { answer } = activates(duel, card, part);
  if (answer === 'no') return duel;
  const targets = (effectOfLink(duel, { card, part })?.targets ?? []).length > 0;
  if (answer !== 'yes' || targets) {
    const words = targets
      ? `what the mandatory effect of ${model.name} targets in the End Phase`
      : `whether the effect of ${model.name} is activated in the End Phase`;
    return withMissing(duel, [{ card, words, may: targets ? Object.keys(duel.cards) : [card] }]);
  }
  return resolveLink(activate(duel, { card, part, player: controller }), {});
}
