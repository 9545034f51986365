import { answeredEvents } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { fieldPlaceOf, isExtraDeckMonster } from '../../card-model/facts.ts';
import type { Part, TriggerEvent } from '../../card-model/part.ts';
import { placeAfter } from '../../engine/events/moves.ts';
import type { Cause } from '../../vocabulary/causes.ts';
import { type EventName, isSummonWay } from '../../vocabulary/events.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { isSpecialSummon } from '../../vocabulary/summons.ts';
import type { CardSetup } from '../situation.ts';
import { possible } from './timing-possible.ts';

/** Where a card was, where nobody said; `placeAssumed`: it is there as a text asks for it, and usually is elsewhere. */
type Start = Pick<CardSetup, 'place' | 'placeAssumed'>;

/**
 * Where what the event happens to was before, where nobody said: as the event has it, or where the texts that answer it ask.
 * @param asks what is asked of such an event of that card; left out: what its own effects ask
 */
export function startOf(
  card: CardModel,
  event: EventName,
  asks: readonly TriggerEvent[] = answeredBy(card, event).filter(({ of }) => of === 'this'),
): Start {
  const usual = usualStart(card, event);
  const places = asks
    .flatMap(({ from = [usual] }) => from)
    .filter((place) => possible(event, undefined, place).ok);
  const [asked] = places;
  if (asked === undefined) return { place: usual };
  // A Special Summon by an effect can be from anywhere.
  const anywhere = event === 'special-summoned' && asks.every(({ from }) => from !== undefined);
  return places.includes(usual) && (!anywhere || usual === 'extra-deck')
    ? { place: usual }
    : { place: asked, placeAssumed: true };
}

function usualStart(card: CardModel, event: EventName): Place {
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
  card.parts.flatMap((part) => answersOf(part, event));

/** The same of one part of a card. */
export const answersOf = (part: Part, event: EventName): readonly TriggerEvent[] =>
  answeredEvents(part).filter((each) => each.event === event || alsoIs(event).includes(each.event));

/** The wider events that an event is too, as card texts name them. */
function alsoIs(event: EventName): readonly EventName[] {
  if (event === 'set') return [];
  if (isSummonWay(event)) return [isSpecialSummon(event) ? 'special-summoned' : 'normal-summoned'];
  const to = placeAfter(event);
  if (to === undefined || isField(to) || event === 'left-the-field') return [];
  return to === 'gy' ? ['sent-to-gy', 'left-the-field'] : ['left-the-field'];
}
