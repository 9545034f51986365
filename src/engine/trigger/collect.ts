import { activationPlaces, isTrigger, triggerEvents } from '../../card-model/activated.ts';
import type { TriggerEffect } from '../../card-model/part.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { viewFrom } from '../fits.ts';
import { type Card, cardOf, type Duel, type PendingTrigger } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';
import { matches } from './matches.ts';

/** The Trigger Effects whose condition these events (of one moment) meet, in the state right after them. */
export const collect = (duel: Duel, events: readonly DuelEvent[]): readonly PendingTrigger[] =>
  Object.values(duel.cards).flatMap((card) =>
    card.model.parts.flatMap((part, index) =>
      isTrigger(part) ? events.flatMap((event) => waitingFor(duel, card, part, index, event)) : [],
    ),
  );

function waitingFor(
  duel: Duel,
  card: Card,
  part: TriggerEffect,
  index: number,
  event: DuelEvent,
): readonly PendingTrigger[] {
  for (const wanted of triggerEvents(part)) {
    if (wanted.of !== 'this' && wanted.madeOf?.this !== true && !watches(card, part)) continue;
    const match = matches(wanted, event, viewFrom(card));
    if (!match.met) continue;
    const met = cardOf(duel, card.id);
    return [
      {
        card: card.id,
        part: index,
        event: event.index,
        met,
        phase: duel.phase,
        assumed: match.assumed,
        open: match.open,
      },
    ];
  }
  return [];
}

/** Does the effect activate in the hand? Then its card may reach the hand after the event. */
export const worksInHand = (card: Card, part: TriggerEffect): boolean =>
  activationPlaces(part, card.model.facts)?.includes('hand') === true;

/** Is the card where it can see other cards' events: in a place of activation, face-up if on the field? */
function watches(card: Card, part: TriggerEffect): boolean {
  if (worksInHand(card, part)) return true;
  const places: readonly Place[] | null = activationPlaces(part, card.model.facts);
  if (places !== null && !places.includes(card.place)) return false;
  return !isField(card.place) || card.faceUp;
}
