import type { Duel } from '../duel.ts';
import { type Rule, rule } from '../rule.ts';

/** When does an effect with this duration stop applying? */
export interface UntilCase {
  readonly until: 'end-phase' | 'end-of-turn';
}

export const untilPhaseEnds = rule({
  id: 'turn/until-phase-ends',
  reasons: {
    'end-phase': ['permits', '"until the End Phase" means until the End Phase ends, not until it starts'],
    'end-of-turn': ['permits', '"until the end of the turn" runs out when the End Phase ends'],
  },
  decide: (_: Duel, { until }: UntilCase) => ({ code: until }),
});

export const untilRules: readonly Rule<UntilCase>[] = [untilPhaseEnds];
