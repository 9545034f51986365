import type { Choice, Result } from '../platform/problem.ts';
import { verdictReply } from '../replies/verdict-reply.ts';
import type { RuleEntry } from '../rulebook/entry.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { TermEntry } from '../rulebook/term.ts';
import { unplayed, type Verdict } from '../situations/verdict.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import type { Answered, Outcome } from './command.ts';

/** The verdict that quotes a rule: its statement is the answer. */
export const ruleVerdict = (entry: RuleEntry, rulebook: Rulebook, ruleset: Ruleset, ms: number): Verdict =>
  unplayed({
    answer: entry.statement,
    headline: entry.title,
    tier: 'rule',
    ruleset,
    findings: [{ rule: entry.id, verdict: 'permits', because: entry.statement }],
    citations: rulebook.citations(entry, ruleset),
    ms,
  });

/** The verdict that explains a word: its meaning is the answer, and the first rule about it is the ground. */
export const termVerdict = (
  { word, meaning }: TermEntry,
  entry: RuleEntry,
  rulebook: Rulebook,
  ruleset: Ruleset,
  ms: number,
): Verdict => ({
  ...ruleVerdict(entry, rulebook, ruleset, ms),
  answer: meaning,
  headline: `What "${word}" means`,
});

/** The verdict of a question that nothing was found for. */
export const openVerdict = (headline: string, missing: string, ruleset: Ruleset): Verdict =>
  unplayed({ answer: 'cannot tell', headline, tier: 'rule', ruleset, missing: [missing], ms: 0 });

/** A ruling as a command answers with it. */
export const ruled = (verdict: Result<Verdict>, choices: readonly Choice[] = []): Outcome =>
  verdict.ok ? answeredWith(verdict.value, choices) : verdict;

/** A verdict as a command answers with it. */
export const answeredWith = (verdict: Verdict, choices: readonly Choice[] = []): Answered => ({
  ok: true,
  reply: verdictReply(verdict, choices),
  verdict,
});

/** Below this score nothing that was typed is really in what was found. */
const leastScore = 0.3;

/** The rules that a search finds with enough of what was typed in them, the best first. */
export const goodFinds = (rulebook: Rulebook, query: string, limit: number): readonly RuleEntry[] =>
  rulebook
    .search(query, limit)
    .filter(({ score }) => score >= leastScore)
    .map(({ rule }) => rule);
