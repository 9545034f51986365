import { type MonsterZone, monsterZones } from '../../vocabulary/zones.ts';
import { columnOf } from './board.ts';
import type { Card, Duel, Player, Ternary } from './duel.ts';

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
