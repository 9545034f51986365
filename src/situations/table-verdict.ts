import type { Picked } from '../cards/catalogue.ts';
import { elapsedMs } from '../platform/elapsed.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { citationsFor } from './cite.ts';
import type { RuleTables } from './tables.ts';
import { unplayed, type Verdict, type VerdictFinding } from './verdict.ts';

/** What is needed to rule from the tables of the rulebook. */
export interface TableBooks {
  readonly rulebook: Rulebook;
  readonly tables: RuleTables;
}

/** A question about one card that a table answers. */
export interface TableQuestion {
  readonly card: Picked;
  readonly ruleset: Ruleset;
}

/** What is said of the question; the rest of the verdict follows from it. */
export interface TableAnswer {
  readonly answer: string;
  readonly headline: string;
  /** The deciding one first. */
  readonly findings: readonly VerdictFinding[];
  readonly readings?: Verdict['readings'];
  readonly missing?: readonly string[];
}

/** The verdict on a question about a card that a table of the rulebook answers; nothing is played. */
export const tableVerdict = (
  { card, ruleset }: TableQuestion,
  answer: TableAnswer,
  books: TableBooks,
  start: number,
): Verdict => ({
  ...verdictByRules(answer, books, ruleset, start),
  assumed: card.takenFrom === undefined ? [] : [`"${card.takenFrom}" is ${card.card.name}`],
});

/** A verdict that rests on rules alone, and on no card. */
export const verdictByRules = (
  answer: TableAnswer,
  { rulebook }: TableBooks,
  ruleset: Ruleset,
  start: number,
): Verdict =>
  unplayed({
    ...answer,
    tier: 'rule',
    ruleset,
    citations: citationsFor(answer.findings, rulebook, ruleset),
    ms: elapsedMs(start),
  });
