import type { CardModel } from '../../../effects/card-model.ts';
import { fieldPlaceOf, isExtraDeckMonster } from '../../../effects/facts.ts';
import type { Place } from '../../../vocabulary/places.ts';
import type { Ruleset } from '../../../vocabulary/rulesets.ts';
import { someCardThatFits, someMonster, someSpell, someTrap } from '../../readers/described.ts';
import { type CardSetup, noNormalSummons, type Situation } from '../../situation.ts';
import type { Attempt } from './attempt.ts';
import type { GroupTold } from './groups-told.ts';
import { isTold, needsOf } from './needs.ts';
import type { Resources } from './resources-told.ts';
import type { RoomTold } from './room-told.ts';
import type { Side } from './side.ts';
import type { Sketch } from './sketch.ts';

type Way = Attempt['ways'][number];

/** What both players were said to have. */
export interface Supply {
  readonly resources: Readonly<Record<Side, Resources>>;
  readonly rooms: readonly RoomTold[];
  readonly groups: readonly GroupTold[];
}

/**
 * The situation in which something is attempted with what was said to be there; everything else is granted. Of a number
 * of cards in the hand the card itself may be one, or not: `counted` of them are that card.
 */
export function situationOf(
  { card: { ref, model } }: Attempt,
  way: Way,
  { resources, rooms, groups }: Supply,
  counted: number,
  { told }: Sketch,
  ruleset: Ruleset,
): Situation {
  const own = ownPlace(
    way,
    model.facts.cardType,
    new RegExp(`${ref}[^.;]{0,30}\\bin (?:my )?gy\\b`).test(told),
  );
  const place = own ?? fieldPlaceOf(model.facts);
  const lies: CardSetup = { id: 'asked', card: model.name, place, controller: 'P0' };
  const faceUp = place === 'monster-zone' || (way.is === 'activation' && way.part.kind !== 'activation');
  // A monster from the Extra Deck may lie in an Extra Monster Zone.
  const isInMainZone = place === 'monster-zone' && !isExtraDeckMonster(model.facts);
  const isHidden = place === 'hand' || place === 'gy' || place === 'banished';
  const part = way.is === 'activation' ? model.parts.indexOf(way.part) : undefined;
  return {
    ruleset,
    turnPlayer: 'P0',
    phase: 'main-1',
    ...noNormalSummons,
    players: {
      P0: playerOf(resources.me, counted, isGyTold(groups, 'me')),
      P1: playerOf(resources.opponent, 0, isGyTold(groups, 'opponent')),
    },
    cards: [
      isHidden ? lies : { ...lies, faceUp },
      ...groups
        .filter(
          (each) =>
            each.place === 'gy' || !rooms.some(({ kind, side }) => kind === 'monster' && side === each.side),
        )
        .flatMap(cardsOf),
      ...rooms.flatMap((room) => inZones(room, room.side === 'me' && isInMainZone)),
    ],
    actions: [],
    question:
      part === undefined
        ? {
            ask: 'own-procedure',
            card: 'asked',
            player: 'P0',
            ...(areAllTold(way, model, groups) ? {} : { granted: true as const }),
          }
        : {
            ask: 'can-activate',
            card: 'asked',
            part,
            player: 'P0',
            ...(isNothingElseNeeded(way, model, groups) ? {} : { granted: true as const }),
          },
    assumed: [],
  };
}

function ownPlace(way: Way, cardType: string, inGyToo: boolean): Place | undefined {
  if (way.is === 'procedure') return inGyToo ? 'gy' : 'hand';
  const [from] = way.part.activatesIn ?? [];
  if (from !== undefined) return from;
  return cardType === 'spell' && way.part.kind === 'activation' ? 'hand' : undefined;
}

function playerOf({ lp, others, hand, deck }: Resources, counted: number, gy: boolean) {
  const beside = others ?? (hand === undefined ? undefined : Math.max(0, hand - counted));
  return {
    ...(lp === undefined ? {} : { lp }),
    unseen: {
      ...(beside === undefined ? {} : { hand: beside }),
      ...(deck === undefined ? {} : { deck }),
      ...(gy ? { gy: 0 } : {}),
    },
  };
}

const isGyTold = (groups: readonly GroupTold[], whose: Side): boolean =>
  groups.some(({ place, side }) => place === 'gy' && side === whose);

export const areAllTold = (way: Way, model: CardModel, groups: readonly GroupTold[]): boolean =>
  needsOf(way, model).every((need) => isTold(need, groups));

/** Does an effect take and answer nothing, but for cards that were told of? Then nothing beside those is to be granted. */
const isNothingElseNeeded = (way: Way, model: CardModel, groups: readonly GroupTold[]): boolean =>
  way.is === 'activation' &&
  way.part.cost.length + way.part.targets.length === 0 &&
  !('on' in way.part && way.part.on.length > 0) &&
  needsOf(way, model).length > 0 &&
  areAllTold(way, model, groups);

/** The cards of a group, as far as more of them make no difference. */
function cardsOf(
  { place, side, count, kind, attribute, type }: GroupTold,
  group: number,
): readonly CardSetup[] {
  const controller = side === 'me' ? ('P0' as const) : ('P1' as const);
  return Array.from({ length: Math.min(count, 15) }, (_, at): CardSetup => {
    const name = `${kind} ${group + 1}-${at + 1}`;
    const monster = someCardThatFits({
      cardType: 'monster',
      ...(attribute === undefined ? {} : { attribute }),
      ...(type === undefined ? {} : { type }),
    });
    const card = kind === 'spell' ? someSpell(name) : kind === 'trap' ? someTrap(name) : { ...monster, name };
    const id = `told-${group}-${at}`;
    return place === 'gy' ? { id, card, place, controller } : { id, card, place, controller, faceUp: true };
  });
}

/** So many cards that so many zones are free; the card that is asked about may be one of them. */
function inZones({ kind, free, side }: RoomTold, isThere: boolean): readonly CardSetup[] {
  const controller = side === 'me' ? ('P0' as const) : ('P1' as const);
  const length = Math.max(0, 5 - free - (isThere && kind === 'monster' ? 1 : 0));
  return Array.from(
    { length },
    (_, at): CardSetup =>
      kind === 'monster'
        ? {
            id: `zone-${controller}-${at}`,
            card: someMonster(`monster ${at + 1}`, 4),
            place: 'monster-zone',
            controller,
            faceUp: true,
          }
        : {
            id: `set-${controller}-${at}`,
            card: someTrap(`Set card ${at + 1}`),
            place: 'spell-trap-zone',
            controller,
            faceUp: false,
          },
  );
}
