import { answeredEvents } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { fieldPlaceOf, isExtraDeckMonster } from '../../card-model/facts.ts';
import type { TriggerEvent } from '../../card-model/part.ts';
import type { Cause } from '../../vocabulary/causes.ts';
import { type EventName, isSummonWay } from '../../vocabulary/events.ts';
import type { Place } from '../../vocabulary/places.ts';
import { isSpecialSummon } from '../../vocabulary/summons.ts';

/** Where the card was before the event, where nobody said: as its own text asks, else as the event has it. */
export function startOf(card: CardModel, event: EventName): Place {
  const asked = card.parts
    .flatMap(answeredEvents)
    .find((each) => each.of === 'this' && each.event === event && each.from !== undefined)?.from?.[0];
  return asked ?? startByEvent(card, event);
}

function startByEvent(card: CardModel, event: EventName): Place {
  if (isSummonWay(event)) {
    if (isExtraDeckMonster(card.facts)) return 'extra-deck';
    if (event === 'flip-summoned' || event === 'normal-summoned-again') return 'monster-zone';
    return event === 'special-summoned' ? 'gy' : 'hand';
  }
  switch (event) {
    case 'discarded':
      return 'hand';
    case 'drawn':
    case 'added-to-hand':
    case 'sent-from-deck':
      return 'deck';
    case 'sent-from-extra-deck':
      return 'extra-deck';
    case 'detached':
      return 'xyz-material';
    case 'returned-to-gy':
    case 'returned-to-field':
      return 'banished';
    default:
      break;
  }
  return fieldPlaceOf(card.facts);
}

/** The causes that an event can have, the likeliest first. */
export function causesOf(event: EventName): readonly Cause[] {
  if (isSummonWay(event)) return event === 'special-summoned' ? ['effect'] : ['rule'];
  switch (event) {
    case 'tributed':
      return ['effect', 'cost', 'tribute'];
    case 'used-as-material':
    case 'became-xyz-material':
      return ['material'];
    case 'destroyed':
      return ['effect', 'battle'];
    case 'sent-to-gy':
    case 'left-the-field':
      return ['effect', 'cost', 'tribute', 'material', 'battle'];
    case 'discarded':
    case 'banished':
    case 'banished-face-down':
    case 'detached':
      return ['effect', 'cost'];
    case 'attack-declared':
    case 'inflicted-battle-damage':
      return ['rule'];
    default:
      return ['effect'];
  }
}

/** The events that effects of a card answer and that an event could be. */
export const answeredBy = (card: CardModel, event: EventName): readonly TriggerEvent[] =>
  card.parts
    .flatMap(answeredEvents)
    .filter((each) => each.event === event || alsoIs(event).includes(each.event));

/** The wider events that an event is too, as card texts name them. */
const alsoIs = (event: EventName): readonly EventName[] => {
  if (!isSummonWay(event) || event === 'set') return [];
  return [isSpecialSummon(event) ? 'special-summoned' : 'normal-summoned'];
};
