import type { Filter } from '../../card-model/filter.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import type { Place } from '../../vocabulary/places.ts';
import { type Duel, otherPlayer, type Player } from '../state/duel.ts';
import { countIn, isUnseenPlace, unseenPlaces } from '../state/players.ts';

/**
 * How many cards lie at most where a text takes cards that fit this filter from, where it was said of each place how many;
 * undefined where of one it was not said. `player` is whose effect it is. A text that says nothing of whose GY it is, or
 * whose banished cards, may mean those of both.
 */
export function countedIn(
  duel: Duel,
  player: Player,
  places: readonly Place[] | undefined,
  { owner, controller }: Filter,
): number | undefined {
  const whose = owner ?? controller;
  const counts = (places ?? []).flatMap((place): readonly (number | null)[] => {
    if (!isUnseenPlace(place)) return [null];
    const both = whose === undefined && (place === 'gy' || place === 'banished');
    const players = both ? bothPlayers : [whose === 'opponent' ? otherPlayer(player) : player];
    return players.map((each) => countIn(duel, each, place));
  });
  return counts.length > 0 && counts.every((count) => count !== null)
    ? counts.reduce((sum, count) => sum + count, 0)
    : undefined;
}
/** Was it said how many cards lie in each place that these are taken from? Then no others are there to be granted. */
export const isCounted = (
  duel: Duel,
  player: Player,
  { what, from }: Pick<Instruction, 'what' | 'from'>,
): boolean => isDescribed(what) && countedIn(duel, player, what.from ?? from, what.filter) !== undefined;

const bothPlayers = ['P0', 'P1'] as const;

/** Was it said of some place of a player that no card lies there? */
export const isSomeplaceEmpty = (duel: Duel): boolean =>
  bothPlayers.some((player) => unseenPlaces.some((place) => countIn(duel, player, place) === 0));
