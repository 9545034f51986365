import { isField } from '../../vocabulary/places.ts';
import { applyEvents } from '../events/happen.ts';
import type { Told } from '../state/action.ts';
import { countersOn, withCounters } from '../state/counters.ts';
import { cardOf, type Duel } from '../state/duel.ts';

/** Counters are placed or removed as told. */
export function changeCounters(duel: Duel, { card, how, counters }: Told<'counters'>): Duel {
  const { count, name } = counters;
  const change = how === 'placed' ? count : -count;
  const words = `${how === 'placed' ? 'gets' : 'loses'} ${count} ${name}${count === 1 ? '' : 's'}`;
  return applyEvents(
    duel,
    { in: 'open' },
    [{ event: 'something-else', card, note: words }],
    [(now) => withCounters(now, card, name, countersOn(cardOf(now, card), name) + change)],
  );
}

/** Why the counters cannot be changed so, or null: they lie on face-up cards on the field, and what is removed was there. */
export function noSuchCounters(duel: Duel, { card: id, how, counters }: Told<'counters'>): string | null {
  const card = cardOf(duel, id);
  const { name } = card.model;
  const { count, name: counter } = counters;
  if (!isField(card.place) || !card.faceUp)
    return `${name} is not face-up on the field, and counters lie on such cards`;
  const there = countersOn(card, counter);
  return how === 'removed' && there < count
    ? `${name} has ${there} ${counter}${there === 1 ? '' : 's'}, and ${count} are to be removed`
    : null;
}
