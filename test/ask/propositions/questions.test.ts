import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ruleOnWords } from '../../../src/ask/rule-on-words.ts';
import { books } from '../../support/project-data.ts';

/**
 * General questions in our own words. `tuned`: the vocabulary was chosen by them; `kept`: they were first
 * asked when it stood (how many were answered then, none wrongly, says docs/SITUATIONS.md), and looked at after that.
 * `near`: questions that come near to a rule, or are of another game; without an answer they must stay open.
 */
const rows = readFileSync(path.join(import.meta.dirname, 'questions.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) =>
    z
      .strictObject({
        seed: z.string().optional(),
        text: z.string(),
        answer: z.string().nullable(),
        half: z.enum(['tuned', 'kept', 'near']),
      })
      .parse(JSON.parse(line)),
  );

const asked = rows.map((row) => {
  const begin = performance.now();
  const verdict = ruleOnWords(row.text, books, 'tcg');
  return { ...row, verdict, ms: performance.now() - begin };
});
const said = ({ verdict }: (typeof asked)[number]) =>
  verdict === undefined || verdict.answer === 'cannot tell' ? undefined : verdict.answer;
const start = (answer: string) => /^(?:yes|no)\b|^\d+\b/i.exec(answer)?.[0] ?? answer.toLowerCase();

describe('general questions in plain words', () => {
  test('none is answered wrongly', () => {
    const wrong = asked.filter((row) => {
      const answer = said(row);
      if (answer === undefined) return false;
      return (
        row.answer === null || (/^(?:yes|no|\d)/.test(row.answer) && start(answer) !== start(row.answer))
      );
    });
    expect(wrong.map(({ text, verdict }) => [text, verdict?.answer])).toEqual([]);
  });

  test('every answer rests on one rule and its sources', () => {
    const bare = asked.filter(
      (row) => said(row) !== undefined && !(row.verdict?.findings.length && row.verdict.citations.length),
    );
    expect(bare.map(({ text }) => text)).toEqual([]);
  });

  test.for([
    ['tuned', 94],
    ['kept', 90],
  ] as const)('of the %s ones at least %i in 100 are answered', ([half, least]) => {
    const some = asked.filter((row) => row.half === half);
    const answered = some.filter((row) => said(row) !== undefined);
    expect((100 * answered.length) / some.length).toBeGreaterThanOrEqual(least);
  });

  test('each within 20 ms', () => {
    const times = asked.map(({ ms }) => ms).toSorted((a, b) => a - b);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(20);
  });
});
