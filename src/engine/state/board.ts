import {
  isExtraMonsterZone,
  type LinkArrow,
  type MonsterZone,
  monsterZones,
  type SpellTrapZone,
  spellTrapZones,
} from '../../vocabulary/zones.ts';
import { hasAbility } from './ability.ts';
import { factsNow } from './card-changes.ts';
import type { Card, Duel, Player, Ternary } from './duel.ts';
import { isInMainZone, mainZones } from './room.ts';

/** Where a Monster Zone lies, seen from P0: columns 1 to 5; rows 0 (P0), 1 (Extra Monster Zones, columns 2 and 4), 2 (P1). */
export type Square = `${number},${number}`;

const columns = { M1: 1, M2: 2, M3: 3, M4: 4, M5: 5, 'EMZ-left': 2, 'EMZ-right': 4 } as const;
/** The board turned round: what P1 sees. */
const seenBy = (player: Player, column: number, row: number): Square =>
  player === 'P0' ? `${column},${row}` : `${6 - column},${2 - row}`;

/** The square of a zone that is named from this player's view. */
export const squareOf = (player: Player, zone: MonsterZone): Square =>
  seenBy(player, columns[zone], isExtraMonsterZone(zone) ? 1 : 0);

/** What this player calls the zone on a square; undefined for the other player's Main Monster Zones, and where no zone is. */
export const zoneAt = (player: Player, square: Square): MonsterZone | undefined =>
  monsterZones.ids.find((zone) => squareOf(player, zone) === square);

/** The column of a zone on the board, 1 to 5 from P0's left: both players' zones of a column lie opposite one another. */
const columnOf = (player: Player, zone: MonsterZone | SpellTrapZone): number => {
  const own = isSpellTrapZone(zone) ? spellTrapZones.ids.indexOf(zone) + 1 : columns[zone];
  return player === 'P0' ? own : 6 - own;
};

const isSpellTrapZone = (zone: MonsterZone | SpellTrapZone): zone is SpellTrapZone =>
  spellTrapZones.ids.some((each) => each === zone);

const steps: Readonly<Record<LinkArrow, readonly [right: number, up: number]>> = {
  'top-left': [-1, 1],
  top: [0, 1],
  'top-right': [1, 1],
  left: [-1, 0],
  right: [1, 0],
  'bottom-left': [-1, -1],
  bottom: [0, -1],
  'bottom-right': [1, -1],
};

/** The zone that an arrow of a Link Monster points to, of either player; undefined where there is none. */
export function pointedAt(controller: Player, zone: MonsterZone, arrow: LinkArrow): Square | undefined {
  const [right, up] = steps[arrow];
  const row = (isExtraMonsterZone(zone) ? 1 : 0) + up;
  const square = seenBy(controller, columns[zone] + right, row);
  return zoneAt('P0', square) === undefined && zoneAt('P1', square) === undefined ? undefined : square;
}

/** The five columns of the field, 1 to 5 from P0's left. */
export const allColumns: readonly number[] = [1, 2, 3, 4, 5];

const outermost: readonly number[] = [1, 5];

/** The columns that a card may lie in: a Pendulum Zone is in an outermost one. */
export function columnsOf({ place, controller, zone, spellTrapZone, gone }: Card): readonly number[] {
  if (gone) return [];
  if (place === 'monster-zone') return zone === undefined ? allColumns : [columnOf(controller, zone)];
  if (place !== 'spell-trap-zone' && place !== 'pendulum-zone') return [];
  if (spellTrapZone !== undefined) return [columnOf(controller, spellTrapZone)];
  return place === 'pendulum-zone' ? outermost : allColumns;
}

/** Do two cards lie in the same column; or in columns next to one another? */
export function columnsAre(how: 'own' | 'next', one: Card, other: Card): Ternary {
  const [first, second] = [columnsOf(one), columnsOf(other)];
  const fitting = first.flatMap((a) => second.map((b) => (how === 'own' ? a === b : Math.abs(a - b) === 1)));
  if (!fitting.includes(true)) return 'no';
  return fitting.includes(false) ? 'unknown' : 'yes';
}

/** How many cards lie in a column: those that do for sure, and those that may besides. */
export function countIn(duel: Duel, column: number): { readonly least: number; readonly most: number } {
  const there = Object.values(duel.cards).map(columnsOf);
  const least = there.filter((each) => each.length === 1 && each[0] === column).length;
  return { least, most: there.filter((each) => each.includes(column)).length };
}

/** The player's Main Monster Zone in a column. */
export const mainZoneIn = (player: Player, column: number): MonsterZone | undefined =>
  monsterZones.ids.find(
    (zone) => zone !== 'EMZ-left' && zone !== 'EMZ-right' && columnOf(player, zone) === column,
  );

/** The zones that a monster may lie in, as far as that was said. */
const zonesOf = (card: Card): readonly MonsterZone[] =>
  card.zone === undefined ? (isInMainZone(card) ? mainZones : monsterZones.ids) : [card.zone];

/** How two monsters stand to one another by Link Arrows: of the first, whose text it is, or of the second, or of both. */
type ByArrows = 'pointed-at' | 'pointing' | 'co-linked';

/** Do they, in each way that they may lie as far as that was said? */
export function arrowsAre(how: ByArrows, own: Card, other: Card): Ternary {
  const isThere = ({ place, gone }: Card) => place === 'monster-zone' && gone !== true;
  if (!isThere(own) || !isThere(other) || own.id === other.id) return 'no';
  const pairs = zonesOf(own).flatMap((zone) =>
    zonesOf(other)
      .filter((each) => squareOf(other.controller, each) !== squareOf(own.controller, zone))
      .map((each): Ternary => {
        const [to, from] = [points(own, zone, other, each), points(other, each, own, zone)];
        if (how !== 'co-linked') return how === 'pointed-at' ? to : from;
        return to === 'no' || from === 'no' ? 'no' : to === 'yes' ? from : to;
      }),
  );
  const [first = 'no'] = pairs;
  return pairs.every((each) => each === first) ? first : 'unknown';
}

/** Does a monster in this zone point to the other one in that? */
function points(one: Card, zone: MonsterZone, other: Card, at: MonsterZone): Ternary {
  if (!one.faceUp || !hasAbility(one, 'Link')) return 'no';
  const arrows = factsNow(one)?.arrows;
  if (arrows === undefined) return 'unknown';
  const square = squareOf(other.controller, at);
  return arrows.some((arrow: LinkArrow) => pointedAt(one.controller, zone, arrow) === square) ? 'yes' : 'no';
}
