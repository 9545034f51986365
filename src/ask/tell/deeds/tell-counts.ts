import type { Player } from '../../../engine/state/duel.ts';
import { isUnseenPlace, type UnseenPlace } from '../../../engine/state/players.ts';
import type { Situation } from '../../../situations/situation.ts';
import type { Frame, Phrase } from '../../grammar/frame.ts';
import type { ToldCard } from '../cards/told-cards.ts';
import type { Teller } from '../teller.ts';
import { tellLp } from '../told-values.ts';

/** How many LP a player has, and how many cards in a place, as they were said before anything was done. */
export interface ToldCounts {
  lp?: number;
  readonly cards: Partial<Record<UnseenPlace, number>>;
}

/**
 * "P0 has 3000 LP", "P0 has 2 cards in hand", "P1 has no cards in the GY", "P0's Deck has 1 card". False where a frame
 * says anything else.
 */
export function tellCounts(frame: Frame, teller: Teller): boolean {
  const whose = wherePlace(frame);
  const player = whose === undefined ? teller.actor(frame) : teller.owner(whose.owner, undefined);
  const [thing, ...more] = frame.objects;
  if (frame.verb !== 'control' || thing?.kind !== 'thing' || more.length > 0 || player === undefined)
    return false;
  if (thing.owner !== undefined || thing.of !== undefined || thing.qualities.length > 0) return false;
  const counts = teller.countsOf(player);
  if (thing.noun === 'lp' && thing.count !== undefined && frame.complements.length === 0) {
    tellLp(player, thing.count, teller);
    return true;
  }
  const count = thing.noun === 'none' ? 0 : thing.noun === 'card' ? thing.count : undefined;
  const place = placeOf(frame, player, teller);
  if (count === undefined || place === undefined) return false;
  if (teller.chain.started) teller.lost(frame, 'when there are so many cards');
  counts.cards[place] = count;
  return true;
}

/** The place that has something: "P0's Deck has 1 card". */
function wherePlace({ subject: [only, ...more] }: Frame): Extract<Phrase, { kind: 'place' }> | undefined {
  return only?.kind === 'place' && more.length === 0 ? only : undefined;
}

/** The one place that is named, of this player's own. */
function placeOf(frame: Frame, player: Player, teller: Teller): UnseenPlace | undefined {
  const { complements } = frame;
  const place = wherePlace(frame)?.place;
  if (place !== undefined)
    return place !== 'field' && isUnseenPlace(place) && complements.length === 0 ? place : undefined;
  const [only, ...more] = complements;
  if (only === undefined || more.length > 0 || (only.prep !== 'in' && only.prep !== 'on')) return undefined;
  const { value } = only;
  if (value.kind !== 'place' || value.place === 'field' || !isUnseenPlace(value.place)) return undefined;
  const owner = teller.owner(value.owner, player);
  return owner === undefined || owner === player ? value.place : undefined;
}

/** What a situation says of a player: the cards that were counted lie beside those that are named there. Null where more are named. */
export function playerOf(
  { lp, cards }: ToldCounts,
  player: Player,
  named: readonly ToldCard[],
): NonNullable<NonNullable<Situation['players']>[Player]> | null {
  const unseen: Partial<Record<UnseenPlace, number>> = {};
  for (const [place, count] of Object.entries(cards)) {
    if (!isPlace(place) || count === undefined) continue;
    const known = named.filter(
      ({ setup }) => setup.place === place && (setup.controller ?? 'P0') === player,
    ).length;
    if (known > count) return null;
    unseen[place] = count - known;
  }
  return {
    ...(lp === undefined ? {} : { lp }),
    ...(Object.keys(unseen).length === 0 ? {} : { unseen }),
  };
}

const isPlace = (word: string): word is UnseenPlace =>
  word === 'hand' || word === 'deck' || word === 'extra-deck' || word === 'gy' || word === 'banished';
