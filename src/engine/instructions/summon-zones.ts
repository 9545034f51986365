import type { Instruction } from '../../card-model/instruction.ts';
import { type MonsterZone, monsterZones } from '../../vocabulary/zones.ts';
import { columnsOf, mainZoneIn, squareOf } from '../state/board.ts';
import { cardOf, type Duel, type Player, type Ternary } from '../state/duel.ts';
import { mainZones } from '../state/room.ts';
import { allOf, oneOf, opposite } from '../state/values/ternary.ts';
import { inExtraZone, type Links, linksOn, occupied } from '../zones/occupied.ts';

/** The zones that a text lets a monster be Special Summoned to, and whether each of them is free. */
export type OpenZones = readonly { readonly zone: MonsterZone; readonly is: Ternary }[];

/** Which zones of the player are open to such a Summon by this card: those that a Link Monster points to, or the Extra Monster Zones. */
export function zonesOpen(
  duel: Duel,
  source: string,
  player: Player,
  zones: NonNullable<Instruction['zones']>,
): OpenZones {
  if (zones === 'extra') {
    const { card, perhaps } = inExtraZone(duel, player, []);
    const own: Ternary = card !== undefined ? 'no' : perhaps.length > 0 ? 'unknown' : 'yes';
    return monsterZones.ids
      .filter((zone) => !mainZones.includes(zone))
      .map((zone) => ({ zone, is: allOf([own, opposite(occupied(duel, player, zone).is)]) }));
  }
  if (zones === 'same-column') {
    // Of a card whose column was not said it is one of those where it may lie: free where all of them are.
    const own = columnsOf(cardOf(duel, source)).flatMap((column) => mainZoneIn(player, column) ?? []);
    const free = own.map((zone) => opposite(occupied(duel, player, zone).is));
    const one = allOf(free);
    const some = one === 'no' && free.some((is) => is !== 'no') ? 'unknown' : one;
    return own.map((zone) => ({ zone, is: some }));
  }
  const { known, unsaid } = linksOn(duel);
  const isMeant = ({ id, faceUp }: { readonly id: string; readonly faceUp: boolean }): boolean =>
    faceUp && (zones === 'by-any-link' || id === source);
  const links: Links = { known: known.filter(({ card }) => isMeant(card)), unsaid: unsaid.filter(isMeant) };
  return mainZones.map((zone) => ({
    zone,
    is: allOf([opposite(occupied(duel, player, zone).is), isPointedAt(links, player, zone)]),
  }));
}

const isPointedAt = ({ known, unsaid }: Links, player: Player, zone: MonsterZone): Ternary =>
  oneOf([
    ...known.map(({ points }): Ternary => (points.includes(squareOf(player, zone)) ? 'yes' : 'no')),
    ...unsaid.map((): Ternary => 'unknown'),
  ]);

/** Is there one for each of so many monsters? */
export const areThere = (open: OpenZones, count: number): Ternary => {
  const of = (...wanted: readonly Ternary[]) => open.filter(({ is }) => wanted.includes(is)).length;
  return of('yes') >= count ? 'yes' : of('yes', 'unknown') < count ? 'no' : 'unknown';
};

/** What a reply says of the zones. */
export const zonesInWords = (duel: Duel, source: string, zones: NonNullable<Instruction['zones']>): string =>
  zones === 'extra'
    ? 'an Extra Monster Zone that is free'
    : zones === 'same-column'
      ? `a free zone in the column of ${cardOf(duel, source).model.name}`
      : `a free zone that ${zones === 'pointed-at' ? cardOf(duel, source).model.name : 'a Link Monster'} points to`;
