import type { Condition } from '../../card-model/value.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';
import { allOf } from '../state/values/ternary.ts';

/** What brought the card to where it is; undefined where that was before all that was told. */
const broughtBy = ({ timeline }: Duel, { id }: Card): DuelEvent | undefined =>
  timeline.findLast(({ card }) => card?.id === id && card.before.moves !== card.after.moves);

/** Did the card come to where it is in this turn? Unknown where that was not told. */
export function cameThisTurn(duel: Duel, card: Card): Ternary {
  const moved = broughtBy(duel, card);
  if (moved === undefined) return 'unknown';
  return moved.index >= (duel.turnBegan ?? 0) ? 'yes' : 'no';
}

/** Did it come there in this way: destroyed so, from there, in this turn? */
export function cameSo(
  duel: Duel,
  { destroyed, from, thisTurn }: Extract<Condition, { came: unknown }>['came'],
  card: Card,
): Ternary {
  const moved = broughtBy(duel, card);
  if (moved === undefined || moved.doubt !== undefined) return 'unknown';
  const place = moved.card?.before.place;
  return allOf([
    thisTurn === undefined ? 'yes' : cameThisTurn(duel, card),
    from === undefined || (place !== undefined && from.includes(place)) ? 'yes' : 'no',
    destroyed === undefined ? 'yes' : wasDestroyed(duel, moved, card, destroyed),
  ]);
}

/** A monster that a battle destroyed may be sent to the GY later. */
function wasDestroyed(
  { timeline }: Duel,
  moved: DuelEvent,
  { id }: Card,
  by: true | readonly ('battle' | 'effect')[],
): Ternary {
  const moves = moved.card?.before.moves;
  const event = timeline.findLast(
    ({ names, card }) => card?.id === id && names.includes('destroyed') && card.before.moves === moves,
  );
  if (event === undefined) return 'no';
  if (by === true) return 'yes';
  if (event.causeUnsaid) return by.length > 1 ? 'yes' : 'unknown';
  return by.some((each) => each === event.cause) ? 'yes' : 'no';
}
