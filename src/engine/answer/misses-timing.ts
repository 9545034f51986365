import { type Answer, claimsOf, fromFindings, opposite } from '../findings.ts';
import { cardOf, type Duel } from '../state/duel.ts';
import { ifCannotMiss, mandatoryCannotMiss, missedTiming } from '../trigger/missed-timing.ts';
import { activates } from '../turn/activates.ts';

const aboutTiming: ReadonlySet<string> = new Set([missedTiming.id, ifCannotMiss.id, mandatoryCannotMiss.id]);

/** Does its Trigger Effect miss its timing? Only one whose condition was met can (rule trigger/missed-timing). */
export function missesTiming(duel: Duel, id: string, part: number | undefined): Answer {
  const { name } = cardOf(duel, id).model;
  const claims = claimsOf(
    `the effect of ${name} misses the timing`,
    `the effect of ${name} does not miss the timing`,
  );
  const answer = activates(duel, id, part);
  const timing = answer.findings.find(({ rule }) => aboutTiming.has(rule));
  if (timing === undefined) {
    const missing = [...answer.missing, ...(answer.deciding === undefined ? [] : [answer.deciding.because])];
    return { ...answer, answer: 'cannot tell', claim: claims.open, missing: [...new Set(missing)] };
  }
  const { read, assumed, usual = [] } = answer;
  return { ...opposite(fromFindings([timing], claims), claims), read, assumed, usual };
}
