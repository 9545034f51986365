import type { Condition } from '../../card-model/value.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';

/** What brought the card to where it is; undefined where that was before all that was told. */
const broughtBy = ({ timeline }: Duel, { id }: Card): DuelEvent | undefined =>
  timeline.findLast(({ card }) => card?.id === id && card.before.moves !== card.after.moves);

/** Did the card come to where it is in this turn? Unknown where that was not told. */
export function cameThisTurn(duel: Duel, card: Card): Ternary {
  const moved = broughtBy(duel, card);
  if (moved === undefined) return 'unknown';
  return moved.index >= (duel.turnBegan ?? 0) ? 'yes' : 'no';
}

/** Was the card sent to where it is so: destroyed, from there, in this turn? What was put back there was not sent there. */
export function wasSentThere(
  duel: Duel,
  { from, faceUp, destroyedBy, thisTurn }: Extract<Condition, { sentThere: unknown }>['sentThere'],
  card: Card,
): Ternary {
  const moved = broughtBy(duel, card);
  const before = moved?.card?.before;
  if (moved === undefined || before === undefined || moved.unsure) return 'unknown';
  if (!moved.names.includes('sent-to-gy') || (thisTurn && cameThisTurn(duel, card) === 'no')) return 'no';
  if ((faceUp && !before.faceUp) || from?.includes(before.place) === false) return 'no';
  return destroyedBy === undefined ? 'yes' : wasDestroyed(duel, moved, card, destroyedBy);
}

/** Was it destroyed by one of these, or (by none) in whichever way? What a battle destroyed may be sent to the GY later. */
function wasDestroyed(
  { timeline }: Duel,
  moved: DuelEvent,
  { id }: Card,
  by: readonly DuelEvent['cause'][],
): Ternary {
  const moves = moved.card?.before.moves;
  const event = timeline.findLast(
    ({ names, card }) => card?.id === id && names.includes('destroyed') && card.before.moves === moves,
  );
  if (event === undefined) return 'no';
  if (by.length === 0) return 'yes';
  if (event.causeUnsaid) return by.length > 1 ? 'yes' : 'unknown';
  return by.includes(event.cause) ? 'yes' : 'no';
}
