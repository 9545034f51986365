import { isExtraDeckMonster } from '../../card-model/facts.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import type { MonsterZone } from '../../vocabulary/zones.ts';
import { hasAbility } from '../state/ability.ts';
import { squareOf } from '../state/board.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import { isExtraLink, type Linking, linkingAt, linksOn } from './links.ts';
import { inExtraZone, occupied } from './occupied.ts';

/** May a monster be placed in this zone when it is Summoned? */
export interface PlaceCase {
  readonly card: Card;
  /** Who Summons it: the zone is named from this player's view. */
  readonly player: Player;
  readonly zone: MonsterZone;
  /** How it is Summoned, where that was said. */
  readonly way?: SummonWay;
  /** Tributes and materials, which leave their zones first. */
  readonly leaving: readonly string[];
}

/** From where a monster comes decides which zones are open to it. */
export type ComesFrom =
  /** The hand, the Main Deck, the GY, from being banished: a Main Monster Zone. */
  | 'elsewhere'
  /** A Fusion, Synchro or Xyz Monster that is face-down in the Extra Deck: any Monster Zone. */
  | 'extra-deck'
  /** A Link Monster, or a Pendulum Monster that is face-up in the Extra Deck: an Extra Monster Zone, or where an arrow points. */
  | 'extra-deck-by-arrow';

export function comesFrom({ card }: Pick<PlaceCase, 'card'>): ComesFrom {
  if (card.place !== 'extra-deck') return 'elsewhere';
  const byArrow = hasAbility(card, 'Link') || (card.faceUp && hasAbility(card, 'Pendulum'));
  return byArrow || !isExtraDeckMonster(card.model.facts) ? 'extra-deck-by-arrow' : 'extra-deck';
}

/** What there is to say of a zone, before it is asked which monsters may go there. */
type Ground =
  | { readonly is: 'free' }
  | { readonly is: 'occupied'; readonly by: string }
  | { readonly is: 'unknown'; readonly card: string };

export function groundOf(duel: Duel, { player, zone, leaving }: PlaceCase): Ground {
  const found = occupied(duel, player, zone, leaving);
  if (found.is === 'no') return { is: 'free' };
  const name = found.by?.model.name ?? found.perhaps[0]?.model.name ?? 'a monster';
  return found.is === 'yes' ? { is: 'occupied', by: name } : { is: 'unknown', card: name };
}

/** Whose arrow points to the zone, if one does; `unknown` where a Link Monster may, whose zone or arrows were not said. */
export function arrowTo(duel: Duel, { player, zone, leaving }: PlaceCase): Linking | 'none' | Card {
  const { known, unsaid } = linksOn(duel, leaving);
  const square = squareOf(player, zone);
  const pointing = known.filter(({ points }) => points.includes(square));
  const own = pointing.find(({ card }) => card.controller === player);
  return own ?? pointing[0] ?? unsaid[0] ?? 'none';
}

/** Has the player a monster in the other Extra Monster Zone, and would this one make an Extra Link of it? */
export function otherExtraZone(
  duel: Duel,
  { card, player, zone, leaving }: PlaceCase,
): { readonly is: 'none' } | { readonly is: 'taken' | 'extra-link' | 'unknown'; readonly by: string } {
  const { card: there, perhaps } = inExtraZone(duel, player, leaving);
  if (there === undefined) {
    const [first] = perhaps;
    return first === undefined ? { is: 'none' } : { is: 'unknown', by: first.model.name };
  }
  return {
    is: makesExtraLink(duel, card, player, zone, leaving) ? 'extra-link' : 'taken',
    by: there.model.name,
  };
}

function makesExtraLink(
  duel: Duel,
  card: Card,
  player: Player,
  zone: MonsterZone,
  leaving: readonly string[],
): boolean {
  const placed = linkingAt(card, player, zone);
  return placed !== undefined && isExtraLink([...linksOn(duel, leaving).known, placed]);
}
