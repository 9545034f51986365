import { isExtraDeckMonster } from '../../card-model/facts.ts';
import { defined } from '../../platform/defined.ts';
import { setOf } from '../../platform/list-of.ts';
import { type EventName, eventFacts, type Happening, isSummonWay } from '../../vocabulary/events.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { isNormalSummon, isSpecialSummon, type SummonWay } from '../../vocabulary/summons.ts';
import { afterMove, afterSummon } from '../proper-summon.ts';
import { hasAbility } from '../state/ability.ts';
import { withChange } from '../state/card-changes.ts';
import { type Card, nothingThisTurn, otherPlayer, type Role } from '../state/duel.ts';
import type { CardMove } from '../state/event.ts';
import { roleAt } from '../state/new-card.ts';
import { rememberedWay, turnedFaceDown } from '../state/remembered.ts';

/** Events whose very name says where the card went: they did not happen to a card that went elsewhere instead. */
const namesPlace: ReadonlySet<EventName> = setOf(
  'sent-to-gy banished banished-face-down added-to-hand drawn returned-to-hand returned-to-deck',
  'returned-to-extra-deck returned-to-gy placed-in-extra-deck-face-up became-xyz-material equipped',
  'sent-from-extra-deck sent-from-deck',
);

/** Where an event leaves its card, if it moves it: before anything that changes the destination. */
export const placeAfter = (event: EventName): Place | undefined =>
  isSummonWay(event) ? 'monster-zone' : eventFacts[event]?.to;

/** What is told of an event about a card, beyond its name. */
export interface MoveDetails extends CardMove {
  /** The name of the card whose effect did it. */
  readonly source?: string;
  /** By hand, not by an effect. */
  readonly byHand?: boolean;
  /** An effect takes it elsewhere than to the GY. */
  readonly insteadOfGy?: Place;
  /** It is banished wherever else it would go from the field. */
  readonly leavesBanished?: true;
  /** Its activation as a Spell or Trap Card was negated: it is no card on the field any more. */
  readonly activationNegated?: true;
  readonly tributes?: number;
}

/** The card after an event, and everything that the event is. */
export interface Moved {
  readonly card: Card;
  readonly names: readonly EventName[];
}

/** Applies an event to a card: where it goes, what it becomes, what it keeps. Pure; unknown moves leave it in place. */
export function applyEvent(card: Card, event: EventName, details: MoveDetails): Moved {
  if (isSummonWay(event)) return summon(card, event, details);
  const to = details.to ?? eventFacts[event]?.to;
  if (to !== undefined) return move(card, event, resolvePlace(card, to, details), details);
  // Face-down Defense Position is a battle position of its own (rule monster/positions).
  const turned = event === 'flipped-face-down' && card.place === 'monster-zone' && card.faceUp;
  return { card: stay(card, event, details), names: turned ? [event, 'position-changed'] : [event] };
}

/** A monster of the Extra Deck that would go to the hand or Main Deck goes to the Extra Deck instead. */
function resolvePlace(
  card: Card,
  to: Place,
  { insteadOfGy, leavesBanished, activationNegated }: MoveDetails,
): Place {
  const leaves = isField(card.place) && !isField(to) && to !== 'xyz-material' && !activationNegated;
  const ways = card.changes.flatMap((each) => (each.is === 'goes-when-leaving' ? each.to : []));
  if (leaves && (leavesBanished || ways.includes('banished'))) return 'banished';
  const isExtra = isExtraDeckMonster(card.model.facts);
  if (leaves && ways.includes('deck')) return isExtra ? 'extra-deck' : 'deck';
  const home = isExtra && (to === 'hand' || to === 'deck');
  // What is banished in place of going to the GY does not reach the Extra Deck (rule pendulum/other-destination).
  const toExtra = to === 'gy' && insteadOfGy === undefined && !activationNegated;
  if (toExtra && isField(card.place) && hasAbility(card, 'Pendulum')) return 'extra-deck';
  return home ? 'extra-deck' : to === 'gy' ? (insteadOfGy ?? to) : to;
}

function move(from: Card, event: Happening, to: Place, details: MoveDetails): Moved {
  const card = to === 'monster-zone' ? from : asPrinted(from);
  const meant = eventFacts[event]?.to;
  const toExtra = to === 'extra-deck' && meant === 'gy';
  const faceUp = details.faceDown !== true && staysFaceUp(event, to, toExtra);
  const leaves = isField(card.place) && !isField(to) && details.activationNegated !== true;
  const names: EventName[] = namesPlace.has(event) && to !== meant ? [] : [event];
  if (toExtra) names.push('placed-in-extra-deck-face-up');
  if (to === 'gy' && event !== 'returned-to-gy') names.push('sent-to-gy');
  if (to === 'extra-deck' && !faceUp) names.push('returned-to-extra-deck');
  if (to === 'banished') names.push('banished');
  if (to === 'deck') names.push('returned-to-deck');
  if (leaves) names.push('left-the-field');
  const role = roleIn(card, event, to);
  // A Token that leaves the field is in no place afterwards: it was not sent, banished or returned anywhere.
  const gone = leaves && hasAbility(card, 'Token');
  return {
    names: nonEmpty([...new Set(names.filter((name) => !(gone && namesPlace.has(name))))], event),
    card: {
      ...withoutFieldMemory(card, to),
      // It comes back from a temporary banishment (rule kept/way-summoned).
      ...(event === 'returned-to-field' && card.remembered !== undefined && { summoned: card.remembered }),
      ...bound(event, details),
      ...(gone && { gone: true as const }),
      controller: details.controller ?? (isField(to) ? card.controller : card.owner),
      place: to,
      faceUp,
      role,
      properlySummoned: afterMove(card.properlySummoned, to, faceUp),
      moves: card.moves + (card.place === to ? 0 : 1),
    },
  };
}

/** A Trap Card that was a monster is none where it goes from the field. */
const asPrinted = ({ asMonster, ...card }: Card): Card =>
  asMonster === undefined ? card : { ...card, model: asMonster.printed };

const nonEmpty = (names: readonly EventName[], told: EventName): readonly EventName[] =>
  names.length === 0 ? [told] : names;

/** What it is attached or equipped to from now on. */
const bound = (event: Happening, { onto }: MoveDetails): Pick<Card, 'attachedTo' | 'equippedTo'> => {
  if (onto === undefined) return {};
  return event === 'equipped' ? { equippedTo: onto } : { attachedTo: onto };
};

/** A card that is not attached or equipped to a monster. */
export const unbound = ({ attachedTo: _, equippedTo: __, ...card }: Card): Card => card;

/** A card that comes to the field by a Summon: a Token that comes into being is no longer nowhere. */
const arriving = ({
  gone: _,
  zone: __,
  remembered: ___,
  spellTrapZone: ____,
  tributes: _____,
  ...card
}: Card): Card => unbound(card);

/** What no longer applies to a card that leaves its place, or is turned face-down (rule face-down/forgets). */
const withoutChanges = { changes: [], stats: {}, counters: {} } as const;

/** What a card forgets when it is no longer a monster on the field. */
function withoutFieldMemory(card: Card, to: Place): Card {
  const left = isField(to) ? arriving(card) : unbound(card);
  const { summoned: _, madeOf, zone: __, remembered: ___, spellTrapZone: ____, ...rest } = left;
  const kept = to === 'monster-zone' ? defined({ summoned: card.summoned, madeOf }) : {};
  const way = isField(card.place) && to === 'banished' ? rememberedWay(card) : undefined;
  const away = way === undefined ? {} : { remembered: way };
  return {
    ...rest,
    ...kept,
    ...away,
    ...withoutChanges,
    summonedAgain: false,
    negated: false,
    activated: false,
    thisTurn: { ...nothingThisTurn, cameToField: isField(to) },
  };
}

/** Whose control changes goes to a zone of the other player: which one was not said. */
const inNewZone = ({ zone: _, spellTrapZone: __, ...card }: Card): Card => card;

function staysFaceUp(event: Happening, to: Place, toExtra: boolean): boolean {
  if (event === 'banished-face-down') return false;
  if (to === 'extra-deck') return toExtra || event === 'placed-in-extra-deck-face-up';
  return to !== 'hand' && to !== 'deck';
}

function roleIn(card: Card, event: Happening, to: Place): Role {
  if (to === 'xyz-material') return 'xyz-material';
  if (event === 'equipped') return 'equip-card';
  return roleAt(card.model, to);
}

function stay(card: Card, event: Happening, details: MoveDetails): Card {
  switch (event) {
    case 'flipped-face-down':
      return {
        ...turnedFaceDown(card),
        ...withoutChanges,
        faceUp: false,
        position: 'defense',
        summonedAgain: false,
        negated: false,
      };
    case 'flipped-face-up':
      return { ...card, faceUp: true };
    case 'position-changed':
      return {
        ...card,
        position: details.position ?? (card.position === 'attack' ? 'defense' : 'attack'),
        thisTurn: {
          ...card.thisTurn,
          positionChanged: card.thisTurn.positionChanged || details.byHand === true,
        },
      };
    case 'control-changed':
      return { ...inNewZone(card), controller: details.controller ?? otherPlayer(card.controller) };
    case 'effects-negated':
      return details.change === undefined ? { ...card, negated: true } : withChange(card, details.change);
    case 'attack-declared':
      return { ...card, thisTurn: { ...card.thisTurn, attacked: true } };
    default:
      return card;
  }
}

function summon(card: Card, way: SummonWay, details: MoveDetails): Moved {
  const names: EventName[] = [way];
  if (way === 'tribute-summoned' || way === 'normal-summoned-again') names.push('normal-summoned');
  if (isSpecialSummon(way)) names.push('special-summoned');
  if (way === 'flip-summoned') names.push('flipped-face-up');
  const onField = card.place === 'monster-zone';
  const again = way === 'normal-summoned-again';
  const summoned = onField && (again || way === 'flip-summoned') ? (card.summoned ?? way) : way;
  return {
    names: [...new Set(names)],
    card: {
      ...(onField ? card : arriving(card)),
      ...(onField || details.zone === undefined ? {} : { zone: details.zone }),
      ...(onField || details.tributes === undefined ? {} : { tributes: details.tributes }),
      ...(way === 'set' ? withoutChanges : {}),
      controller: details.controller ?? card.controller,
      place: 'monster-zone',
      faceUp: way !== 'set',
      position: details.position ?? (way === 'set' ? 'defense' : 'attack'),
      role: 'monster',
      summoned,
      summonedAgain: again || (onField && card.summonedAgain),
      properlySummoned:
        way === 'set' || isNormalSummon(way) ? card.properlySummoned : afterSummon(card, way, details.source),
      thisTurn: {
        ...card.thisTurn,
        positionChanged: card.thisTurn.positionChanged || way === 'flip-summoned',
        cameToField: card.thisTurn.cameToField || !onField,
        summonedAgain: card.thisTurn.summonedAgain || again,
      },
      moves: card.moves + (onField ? 0 : 1),
    },
  };
}
