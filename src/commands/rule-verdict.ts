import type { RuleEntry } from '../rulebook/entry.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { Verdict } from '../situations/verdict.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';

/** The verdict that quotes a rule: its statement is the answer. */
export function ruleVerdict(entry: RuleEntry, rulebook: Rulebook, ruleset: Ruleset, ms: number): Verdict {
  return {
    answer: entry.statement,
    headline: entry.title,
    tier: 'rule',
    ruleset,
    timeline: [],
    findings: [{ rule: entry.id, verdict: 'permits', because: entry.statement }],
    words: [],
    readings: [],
    citations: rulebook.citations(entry, ruleset),
    assumed: [],
    missing: [],
    situation: null,
    ms,
  };
}

/** The verdict of a question that nothing was found for. */
export const openVerdict = (headline: string, missing: string, ruleset: Ruleset): Verdict => ({
  answer: 'cannot tell',
  headline,
  tier: 'rule',
  ruleset,
  timeline: [],
  findings: [],
  words: [],
  readings: [],
  citations: [],
  assumed: [],
  missing: [missing],
  situation: null,
  ms: 0,
});
