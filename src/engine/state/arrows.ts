import { type LinkArrow, type MonsterZone, monsterZones } from '../../vocabulary/zones.ts';
import { hasAbility } from './ability.ts';
import { pointedAt, squareOf } from './board.ts';
import { factsNow } from './card-changes.ts';
import type { Card, Ternary } from './duel.ts';
import { isInMainZone, mainZones } from './room.ts';

/** The zones that a monster may lie in, as far as that was said. */
export const zonesOf = (card: Card): readonly MonsterZone[] =>
  card.zone === undefined ? (isInMainZone(card) ? mainZones : monsterZones.ids) : [card.zone];

/** How two monsters stand to one another by Link Arrows: of the first, whose text it is, or of the second, or of both. */
export type ByArrows = 'pointed-at' | 'pointing' | 'co-linked';

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
