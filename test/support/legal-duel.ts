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

const tellable = kinds.filter(({ step }) => step !== 'happens');

/** All of a list, from one of them on. */
const from = <T>(all: readonly T[], at: number): readonly T[] => {
  const start = at % Math.max(1, all.length);
  return [...all.slice(start), ...all.slice(0, start)];
};

/** Of what /duel build tries now the first that the rules do not forbid, from where the pick says on. */
function picked(duel: Duel, pick: number): Action | undefined {
  for (const kind of from(tellable, pick))
    for (const tried of from(kind.tried({ duel }), pick)) {
      const [offer] = judgedOffers({ duel }, [tried]);
      if (offer !== undefined && offer.verdict !== 'illegal') return offer.actions[0];
    }
  return undefined;
}

/**
 * Plays a Duel by the rules, one action for each pick: the pick says which of those that may be told. Where nothing may
 * be told (a mandatory effect whose legality is open waits), the turn is told to end.
 */
export function playLegally(start: Duel, picks: readonly number[]): readonly LegalStep[] {
  const steps: LegalStep[] = [];
  let now = start;
  for (const pick of picks) {
    const action = picked(now, pick) ?? { do: 'end-turn' };
    const after = play(now, action);
    steps.push({ before: now, action, after });
    now = after;
  }
  return steps;
}
