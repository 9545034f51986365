import { type Rule, rule } from '../rule.ts';
import type { Duel } from '../state/duel.ts';

/** When an effect that lasts until a part of the turn stops applying. Both wordings mean the same moment. */
export const endOf = {
  'end-phase': 'at the end of the End Phase',
  'end-of-turn': 'at the end of the End Phase',
} as const;
export type Until = keyof typeof endOf;

/** When does an effect with this duration stop applying? */
export interface UntilCase {
  readonly until: Until;
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
