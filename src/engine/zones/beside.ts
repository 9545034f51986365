import { isExtraMonsterZone, type MonsterZone } from '../../vocabulary/zones.ts';
import { zonesOf } from '../state/arrows.ts';
import { columnOf } from '../state/board.ts';
import type { Card, Duel, Player, Ternary } from '../state/duel.ts';
import { mainZones } from '../state/room.ts';
import { oneOf } from '../state/values/ternary.ts';

/** Is a Main Monster Zone next to this Monster Zone of the same player: left or right of it, and never of an Extra Monster Zone? */
export const isBeside = (zone: MonsterZone, other: MonsterZone): boolean =>
  !isExtraMonsterZone(zone) &&
  !isExtraMonsterZone(other) &&
  Math.abs(mainZones.indexOf(zone) - mainZones.indexOf(other)) === 1;

/** With more monsters of which nobody said where they lie not every way to place them is looked at. */
const mostUnsaid = 5;

/** Every way in which the monsters may lie, no two in a zone. */
function placings(cards: readonly Card[]): readonly ReadonlyMap<string, MonsterZone>[] {
  const [first, ...rest] = cards;
  if (first === undefined) return [new Map()];
  return placings(rest).flatMap((others) => {
    const taken = new Set(others.values());
    return zonesOf(first)
      .filter((zone) => !taken.has(zone))
      .map((zone) => new Map([...others, [first.id, zone]]));
  });
}

/** Is a Main Monster Zone of the player free that lies beside one of these monsters of the player, or in its column? */
export function freeBesideOrInColumn(duel: Duel, player: Player, isMeant: (card: Card) => Ternary): Ternary {
  const own = Object.values(duel.cards).filter(
    (card) => card.place === 'monster-zone' && card.controller === player && card.gone !== true,
  );
  if (own.every((card) => isMeant(card) === 'no')) return 'no';
  if (own.filter(({ zone }) => zone === undefined).length > mostUnsaid) return 'unknown';
  const judged = placings(own).map((zones) => {
    const free = mainZones.filter((zone) => ![...zones.values()].includes(zone));
    const fits = own.filter(({ id }) =>
      free.some((zone) => {
        const at = zones.get(id);
        return at !== undefined && (isBeside(zone, at) || columnOf(player, zone) === columnOf(player, at));
      }),
    );
    return oneOf(fits.map(isMeant));
  });
  if (judged.every((is) => is === 'yes')) return 'yes';
  return judged.every((is) => is === 'no') ? 'no' : 'unknown';
}
