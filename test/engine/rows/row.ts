import type { Question } from '../../../src/engine/question.ts';
import type { Duel } from '../../../src/engine/state/duel.ts';

/** A ruling: what a judge would say, the Duel and the question, the answer, and the rule and reason that must be in it. */
export type Row = readonly [
  says: string,
  duel: Duel,
  question: Question,
  answer: string,
  rule: string,
  code: string,
];

/** Makes rows of one question about one card. */
export const rows =
  (question: Question) =>
  (says: string, duel: Duel, answer: string, reason: string): Row => {
    const at = reason.lastIndexOf(' ');
    return [says, duel, question, answer, reason.slice(0, at), reason.slice(at + 1)];
  };
