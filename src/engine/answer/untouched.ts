import { type CardCase, rule, ruleIf } from '../rule.ts';
import { isUnderWay } from '../state/battle.ts';
import type { Card, Duel } from '../state/duel.ts';
import { whereWords } from '../trigger/trigger-case.ts';

/** What was played has not moved the card; what was not read of the cards there is counted with the answer (situations/certainty). */
export const untouched = rule('text/described-cards untouched', (duel, { card }: CardCase) => {
  if (
    !isOver(duel) ||
    card.gone ||
    duel.timeline.some(({ card: about }) => about?.id === card.id && isMove(about))
  )
    return null;
  const facts = { card: card.model.name, where: whereWords(card) };
  return { code: mayBeDrawn(duel, card) ? 'drawn' : 'stays', facts };
});

/** Did its owner draw cards that nobody named, while it was in the Deck? */
const mayBeDrawn = ({ timeline }: Duel, { place, owner }: Card): boolean =>
  place === 'deck' &&
  timeline.some(({ card, perhaps, by }) => !card && perhaps?.includes('drawn') && by?.player === owner);

interface NotDoneCase extends CardCase {
  readonly deed: string;
}

/** None of the effects that resolved does that at all. */
export const notDone = ruleIf(
  'text/described-cards untouched',
  'none',
  (duel, { card, deed }: NotDoneCase) => (isOver(duel) ? { facts: { deed, where: whereWords(card) } } : null),
);

/** Has what was told been played to its end? */
function isOver(duel: Duel): boolean {
  const { resolved, chain, battle, summoning } = duel;
  if (chain.length > 0 || summoning !== undefined) return false;
  return battle === undefined ? resolved.length > 0 : !isUnderWay(duel);
}

const isMove = ({ before, after }: { readonly before: Card; readonly after: Card }): boolean =>
  before.moves !== after.moves || before.place !== after.place;
