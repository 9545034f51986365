import {
  isExtraMonsterZone,
  type LinkArrow,
  type MonsterZone,
  monsterZones,
  type SpellTrapZone,
  spellTrapZones,
} from '../../vocabulary/zones.ts';
import type { Player } from './duel.ts';

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
export const columnOf = (player: Player, zone: MonsterZone | SpellTrapZone): number => {
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
