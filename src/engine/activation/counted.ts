import type { Place } from '../../vocabulary/places.ts';
import type { Duel, Player } from '../duel.ts';
import { countIn, isUnseenPlace } from '../state/players.ts';

/**
 * How many cards lie in these places of these players, where it was said of each how many; undefined where of one it was
 * not said. So many there are at most, also where it is taken for granted that there are enough.
 */
export function countedIn(
  duel: Duel,
  players: readonly Player[],
  places: readonly Place[],
): number | undefined {
  const counts = players.flatMap((player) =>
    places.map((place) => (isUnseenPlace(place) ? countIn(duel, player, place) : null)),
  );
  return counts.length > 0 && counts.every((count) => count !== null)
    ? counts.reduce((sum, count) => sum + count, 0)
    : undefined;
}
