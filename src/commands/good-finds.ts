import type { RuleEntry } from '../rulebook/entry.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';

/** Below this score nothing that was typed is really in what was found. */
const leastScore = 0.3;

/** The rules that a search finds with enough of what was typed in them, the best first. */
export const goodFinds = (rulebook: Rulebook, query: string, limit: number): readonly RuleEntry[] =>
  rulebook
    .search(query, limit)
    .filter(({ score }) => score >= leastScore)
    .map(({ rule }) => rule);
