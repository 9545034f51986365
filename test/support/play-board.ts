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

/** Is everything that the effect does played: nothing is missing, no chosen card was refused, and something came of it? */
export const isPlayedWhole = (states: readonly Duel[]): boolean => {
  const [before, duel] = states.slice(-2);
  if (before === undefined || duel === undefined) return false;
  if (duel.missing.length > 0 || duel.illegalities.length > before.illegalities.length) return false;
  const happened = duel.timeline.some(
    ({ stage, names }) => stage.in === 'resolution' && !names.includes('not-applied'),
  );
  return happened || lasting(duel) !== lasting(before);
};

/** What is left behind without anything happening: what is so for a time, what is forbidden, what comes later. */
const lasting = ({ cards, timeline: _, moment: __, chain: ___, resolved: ____, ...rest }: Duel): string =>
  JSON.stringify([rest, Object.values(cards).map(({ changes }) => changes)]);
