import { outcome } from '../rule.ts';
import type { Finding } from '../state/finding.ts';

/** What the rules say of one told action, before it is played. `open` says what was not decided. */
export interface Judged {
  readonly verdict: 'legal' | 'illegal' | 'undecided';
  readonly findings: readonly Finding[];
  readonly open: readonly string[];
  readonly assumed: readonly string[];
}

/** What findings and what else is open come to: nothing that is open is legal. */
export const judged = (
  findings: readonly Finding[],
  open: readonly string[] = [],
  assumed: readonly string[] = [],
): Judged => {
  const verdict = outcome(findings);
  if (verdict === 'forbids') return { verdict: 'illegal', findings, open: [], assumed };
  const unknown = findings.filter((each) => each.verdict === 'unknown').map(({ because }) => because);
  const all = [...unknown, ...open];
  if (all.length > 0 || findings.length === 0)
    return {
      verdict: 'undecided',
      findings,
      open: all.length > 0 ? all : ['no rule has a say on this'],
      assumed,
    };
  return { verdict: 'legal', findings, open: [], assumed };
};
