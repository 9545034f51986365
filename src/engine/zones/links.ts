import type { LinkArrow, MonsterZone } from '../../vocabulary/zones.ts';
import { hasAbility } from '../state/ability.ts';
import { pointedAt, type Square, squareOf } from '../state/board.ts';
import { factsNow } from '../state/card-changes.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import { monstersOnField } from './occupied.ts';

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
