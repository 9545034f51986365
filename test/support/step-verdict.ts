import { judgeStep } from '../../src/engine/legal/judge-step.ts';
import type { Action } from '../../src/engine/state/action.ts';
import type { Duel } from '../../src/engine/state/duel.ts';

/** What a step is judged to be, and every reason that is given for it, as "rule code". */
export function stepVerdict(duel: Duel, action: Action) {
  const { verdict, findings } = judgeStep(duel, action);
  return { verdict, found: findings.map(({ rule, code }) => `${rule} ${code}`) };
}
