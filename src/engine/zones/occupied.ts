import { isExtraMonsterZone, type LinkArrow, type MonsterZone } from '../../vocabulary/zones.ts';
import { hasAbility } from '../state/ability.ts';
import { pointedAt, type Square, squareOf } from '../state/board.ts';
import { factsNow } from '../state/card-changes.ts';
import type { Card, Duel, Player, Ternary } from '../state/duel.ts';
import { isInMainZone, mainZones } from '../state/room.ts';

/** The monsters on the field, those that leave it first left out. */
const monstersOnField = (duel: Duel, leaving: readonly string[]): readonly Card[] =>
  Object.values(duel.cards).filter(
    ({ id, place, gone }) => place === 'monster-zone' && gone !== true && !leaving.includes(id),
  );

/** The square that a monster lies on, where its zone was said. */
export const squareOfCard = ({ controller, zone }: Card): Square | undefined =>
  zone === undefined ? undefined : squareOf(controller, zone);

/** Whether a monster lies in a zone, and which one where that is known. */
interface Occupied {
  readonly is: Ternary;
  readonly by?: Card;
  /** The monsters of which nobody said where they are, and which may lie here. */
  readonly perhaps: readonly Card[];
}

/**
 * Is the zone occupied? A monster whose zone was not said may be in any that it can be in; where a player's Main Deck
 * monsters fill the Main Monster Zones, none of those is free.
 * @param player from whose view the zone is named
 * @param leaving monsters that are used up first: their zones are free
 */
export function occupied(
  duel: Duel,
  player: Player,
  zone: MonsterZone,
  leaving: readonly string[] = [],
): Occupied {
  const there = monstersOnField(duel, leaving);
  const square = squareOf(player, zone);
  const by = there.find((card) => squareOfCard(card) === square);
  if (by !== undefined) return { is: 'yes', by, perhaps: [] };
  const unsaid = there.filter((card) => card.zone === undefined);
  if (isExtraMonsterZone(zone)) {
    const perhaps = unsaid.filter((card) => !isInMainZone(card));
    return { is: perhaps.length === 0 ? 'no' : 'unknown', perhaps };
  }
  const perhaps = unsaid.filter(({ controller }) => controller === player);
  if (perhaps.length === 0) return { is: 'no', perhaps };
  const left = mainZones.filter(
    (each) => !there.some((card) => squareOfCard(card) === squareOf(player, each)),
  );
  return { is: perhaps.filter(isInMainZone).length >= left.length ? 'yes' : 'unknown', perhaps };
}

/** The monster that a player has in an Extra Monster Zone; `perhaps` those that may be there. */
export function inExtraZone(
  duel: Duel,
  player: Player,
  leaving: readonly string[],
): { readonly card?: Card; readonly perhaps: readonly Card[] } {
  const own = monstersOnField(duel, leaving).filter(({ controller }) => controller === player);
  const card = own.find(({ zone }) => zone !== undefined && isExtraMonsterZone(zone));
  const perhaps = own.filter((each) => each.zone === undefined && !isInMainZone(each));
  return { ...(card === undefined ? {} : { card }), perhaps };
}

/** A Link Monster in a zone, with its arrows. */
export interface Linking {
  readonly card: Card;
  readonly square: Square;
  readonly points: readonly Square[];
}

/** The Link Monsters on the field whose zones and arrows are known, and those of which that was not said. */
export interface Links {
  readonly known: readonly Linking[];
  readonly unsaid: readonly Card[];
}

/** The Link Monsters that point somewhere, when some monsters have left the field. */
export function linksOn(duel: Duel, leaving: readonly string[] = []): Links {
  const links = monstersOnField(duel, leaving).filter((card) => hasAbility(card, 'Link'));
  const known = links.flatMap((card) => linkingAt(card, card.controller, card.zone) ?? []);
  return { known, unsaid: links.filter((card) => !known.some((each) => each.card === card)) };
}

/** A Link Monster as it points from a zone; undefined where zone or arrows are not known. */
export function linkingAt(card: Card, player: Player, zone: MonsterZone | undefined): Linking | undefined {
  const arrows = factsNow(card)?.arrows;
  if (zone === undefined || arrows === undefined) return undefined;
  const points = arrows.flatMap((arrow: LinkArrow) => pointedAt(player, zone, arrow) ?? []);
  return { card, square: squareOf(player, zone), points };
}

/** Do two Link Monsters point to one another? */
export const areCoLinked = (one: Linking, other: Linking): boolean =>
  one.points.includes(other.square) && other.points.includes(one.square);

/** Do these make an Extra Link: co-linked, joining both Extra Monster Zones (rule link-summon/extra-link)? */
export function isExtraLink(links: readonly Linking[]): boolean {
  const [left, right] = [squareOf('P0', 'EMZ-left'), squareOf('P0', 'EMZ-right')];
  const start = links.find(({ square }) => square === left);
  if (start === undefined) return false;
  const joined: Linking[] = [start];
  for (const link of joined)
    joined.push(...links.filter((each) => !joined.includes(each) && areCoLinked(link, each)));
  return joined.some(({ square }) => square === right);
}
