import type { TriggerEvent } from '../../card-model/part.ts';
import type { EventName } from '../../vocabulary/events.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import type { Card, Duel } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';

/** Where a card can be that something happens to, where that is not said: by what the event is first of all. */
const from: Readonly<Partial<Record<EventName, (place: Place) => boolean>>> = {
  destroyed: (place) => isField(place) || place === 'hand' || place === 'deck',
  tributed: (place) => place === 'monster-zone' || place === 'hand',
  discarded: (place) => place === 'hand',
  'sent-to-gy': (place) => place !== 'gy',
  banished: (place) => place !== 'banished',
  'returned-to-hand': (place) => place !== 'hand',
  'returned-to-deck': (place) => place !== 'deck',
  'control-changed': (place) => place === 'monster-zone',
  'position-changed': (place) => place === 'monster-zone',
};

/** The card as it was when an event of the timeline happened. */
function asItWas(duel: Duel, card: Card, index: number): Card {
  const before = duel.timeline.findLast((event) => event.index < index && event.card?.id === card.id);
  const after = duel.timeline.find((event) => event.index > index && event.card?.id === card.id);
  return before?.card?.after ?? after?.card?.before ?? card;
}

/**
 * May something that happened to cards nobody named be what a text asks for? Not, where it asks for this very card, which
 * was not where such a thing happens: nothing is destroyed in the GY (rule move/destroy).
 */
export function mayConcern(
  duel: Duel,
  card: Card,
  event: DuelEvent,
  wanted: readonly TriggerEvent[],
): boolean {
  const [first] = event.perhaps ?? [];
  const { place } = asItWas(duel, card, event.index);
  return wanted.some((each) => {
    if (event.perhaps?.includes(each.event) !== true) return false;
    return each.of !== 'this' || first === undefined || from[first]?.(place) !== false;
  });
}
