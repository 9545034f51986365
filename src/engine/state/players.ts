import type { Place } from '../../vocabulary/places.ts';
import type { Duel, Player } from './duel.ts';

/** Places that may hold cards of which nobody said which they are. */
export const unseenPlaces = ['hand', 'deck', 'extra-deck', 'gy', 'banished'] as const;
export type UnseenPlace = (typeof unseenPlaces)[number];

/** What is known of a player besides the cards that were named. `null`: it was not said. */
export interface PlayerState {
  readonly lp: number | null;
  /** How many monsters the player had Summoned this turn before anything was told; left out: it was not said. */
  readonly summons?: number;
  /** How many cards lie in a place beside those that were named. */
  readonly unseen: Readonly<Record<UnseenPlace, number | null>>;
}

export const nothingSaid: PlayerState = {
  lp: null,
  unseen: { hand: null, deck: null, 'extra-deck': null, gy: null, banished: null },
};

export const isUnseenPlace = (place: Place): place is UnseenPlace =>
  unseenPlaces.some((each) => each === place);

/** Are all cards known that lie in this place of the player? On the field, nothing lies beside what was named. */
export const isFullyKnown = (duel: Duel, player: Player, place: Place): boolean =>
  !isUnseenPlace(place) || duel.players[player].unseen[place] === 0;

/** Was it told of every place how many cards lie there? Then nothing is on the board but what was told. */
export const isBoardTold = ({ players }: Duel): boolean =>
  Object.values(players).every(({ unseen }) => unseenPlaces.every((place) => unseen[place] !== null));

const withPlayer = (duel: Duel, player: Player, change: Partial<PlayerState>): Duel => ({
  ...duel,
  players: { ...duel.players, [player]: { ...duel.players[player], ...change } },
});

/** How many cards lie in a place of the player, where that is known. */
export function countIn(duel: Duel, player: Player, place: UnseenPlace): number | null {
  const unseen = duel.players[player].unseen[place];
  if (unseen === null) return null;
  return unseen + namedIn(duel, player, place);
}

/** How many cards that were named lie in a place of the player. */
export const namedIn = (duel: Duel, player: Player, place: UnseenPlace): number =>
  Object.values(duel.cards).filter((card) => card.place === place && card.owner === player && !card.gone)
    .length;

/** Cards that nobody named go from one place to another: what is not counted stays uncounted. */
export function moveUnseen(
  duel: Duel,
  player: Player,
  from: UnseenPlace,
  to: UnseenPlace,
  count: number,
): Duel {
  const { unseen } = duel.players[player];
  const less = unseen[from] === null ? null : Math.max(0, unseen[from] - count);
  const more = unseen[to] === null ? null : unseen[to] + count;
  return withPlayer(duel, player, { unseen: { ...unseen, [from]: less, [to]: more } });
}

/** What made the LP of a player other than they were. `set`: an effect gave them a value. */
export type LpWay = 'damage' | 'loss' | 'payment' | 'gain' | 'set';

/** How the LP of a player changed. */
export interface LpChanged {
  readonly player: Player;
  readonly how: LpWay;
  /** By how much; null where that was not said. */
  readonly amount: number | null;
}

/**
 * Sets the LP of a player. They are never less than 0, and who has none left loses at once (rule victory/lp-zero).
 * @param lp null where they were not said
 * @param how what changed them, and by how much
 */
export function withLp(duel: Duel, player: Player, lp: number | null, how: Omit<LpChanged, 'player'>): Duel {
  const left = lp === null ? null : Math.max(0, lp);
  const changed = { ...duel, lpChanges: [...(duel.lpChanges ?? []), { ...how, player }] };
  const now = withPlayer(changed, player, { lp: left });
  return left === 0 ? loses(now, player, 'victory/lp-zero') : now;
}

/** A player loses. Both at once is a draw (rule victory/draw): then both are named. */
export function loses(duel: Duel, player: Player, rule: string): Duel {
  const lost = duel.over?.lost ?? [];
  return lost.includes(player) ? duel : { ...duel, over: { lost: [...lost, player], rule } };
}

/** Did both players pass, one after the other? */
export const bothPassed = ({ passed = [] }: Duel): boolean => passed.length > 0 && passed.length % 2 === 0;

/** The player who has passed while the other one has the offer: after an odd number of passes. */
export const passedBefore = ({ passed = [] }: Duel): Player | undefined =>
  passed.length % 2 === 1 ? passed.at(-1) : undefined;

/** Something was done: whoever passed before may be asked again. */
export const withoutPasses = ({ passed: _, ...duel }: Duel): Duel => duel;
