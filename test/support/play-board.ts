import { play, unplayable } from '../../src/engine/play.ts';
import type { Duel } from '../../src/engine/state/duel.ts';
import type { Board } from './effect-boards.ts';

/** The states of a board's Duel: before anything, and after each action. An action that cannot be played is a bug. */
export function statesOf({ duel, actions }: Board): readonly Duel[] {
  const all = [duel];
  for (const action of actions) {
    const now = all.at(-1) ?? duel;
    const why = unplayable(now, action);
    if (why !== null) throw new Error(why);
    all.push(play(now, action));
  }
  return all;
}

/** Is everything that the effect does played: nothing is missing, no chosen card was refused, and something happened, or is from now on? */
export const isPlayedWhole = (duel: Duel): boolean =>
  duel.missing.length + duel.illegalities.length === 0 &&
  (duel.timeline.some(({ stage, names }) => stage.in === 'resolution' && !names.includes('not-applied')) ||
    [duel.statuses, duel.shields, duel.restrictions].some((left) => left !== undefined && left.length > 0) ||
    Object.values(duel.cards).some(({ changes }) => changes.length > 0));
