import { judgedOffers } from '../../src/commands/build/board.ts';
import { kinds } from '../../src/commands/build/steps.ts';
import { play } from '../../src/engine/play.ts';
import type { Action } from '../../src/engine/state/action.ts';
import type { Duel } from '../../src/engine/state/duel.ts';

/** One action of a Duel that is played by the rules, with the state before and after it. */
export interface LegalStep {
  readonly before: Duel;
  readonly action: Action;
  readonly after: Duel;
}

/** What /duel build offers of what may be done now, but for what the rules forbid and what is told to happen. */
export const mayBeTold = (duel: Duel): readonly Action[] =>
  kinds
    .filter(({ step }) => step !== 'happens')
    .flatMap((kind) => judgedOffers({ duel }, kind.tried({ duel })))
    .flatMap(({ verdict, actions: [first] }) =>
      verdict === 'illegal' || first === undefined ? [] : [first],
    );

/**
 * Plays a Duel by the rules, one action for each pick: the pick says which of those that may be told. Where nothing may
 * be told (a mandatory effect whose legality is open waits), the turn is told to end.
 */
export function playLegally(start: Duel, picks: readonly number[]): readonly LegalStep[] {
  const steps: LegalStep[] = [];
  let now = start;
  for (const pick of picks) {
    const all = mayBeTold(now);
    const action = all[pick % Math.max(1, all.length)] ?? { do: 'end-turn' };
    const after = play(now, action);
    steps.push({ before: now, action, after });
    now = after;
  }
  return steps;
}
