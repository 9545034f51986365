import { isTrigger } from '../../card-model/activated.ts';
import type { TriggerEffect } from '../../card-model/part.ts';
import { events } from '../../vocabulary/events.ts';
import { places } from '../../vocabulary/places.ts';
import { type Card, cardOf, type Duel, type PendingTrigger } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';

/** The question that the trigger rules answer: may this Trigger Effect, met by this event, be activated now? */
export interface TriggerCase {
  readonly card: Card;
  readonly part: number;
  readonly effect: TriggerEffect;
  /** The event that met its condition, with the card as it was then; undefined where nothing met it. */
  readonly met?: { readonly waiting: PendingTrigger; readonly event: DuelEvent };
}

/** The cases of a card's Trigger Effect: one for every event that met it, or one without an event. */
export function casesOf(duel: Duel, id: string, part: number): readonly TriggerCase[] {
  const card = cardOf(duel, id);
  const effect = card.model.parts[part];
  if (effect === undefined || !isTrigger(effect)) return [];
  const met = duel.waiting
    .filter((waiting) => waiting.card === id && waiting.part === part)
    .flatMap((waiting) => {
      const event = duel.timeline[waiting.event];
      return event === undefined ? [] : [{ waiting, event }];
    });
  return met.length === 0 ? [{ card, part, effect }] : met.map((each) => ({ card, part, effect, met: each }));
}

/** What happened, in the words of the timeline: "Dandylion was sent to the GY". */
export function eventWords(event: DuelEvent): string {
  const name = event.names[0] ?? 'something-else';
  if (event.card === undefined) return event.note ?? `a card ${events.past(name)}`;
  // What no word of the game is for stands in the note.
  const what = name === 'something-else' ? event.note : undefined;
  return `${event.card.before.model.name} ${what ?? events.past(name)}`;
}

/** Where a card is, as a reply says it: "in the hand", "banished", "equipped to a monster". */
export function whereWords(card: Card): string {
  if (card.gone) return 'in no place, as a Token that has left the field';
  if (card.role === 'equip-card') return 'an Equip Card in the Spell & Trap Zone';
  if (card.place === 'xyz-material') return 'attached as Xyz Material';
  if (card.place === 'banished') return card.faceUp ? 'banished' : 'banished face-down';
  if (card.place === 'extra-deck') return `${card.faceUp ? 'face-up' : 'face-down'} in the Extra Deck`;
  return `in the ${places.term(card.place)}`;
}
