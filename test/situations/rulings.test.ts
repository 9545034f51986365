import { describe, expect, test } from 'vitest';
import { ruleOn } from '../../src/situations/rule-on.ts';
import { books, rulings } from '../support/project-data.ts';

/** Yes and no are compared by their first word, a value by its words. */
const agrees = (answer: string, expected: string): boolean => {
  const word = /^(yes|no)\b/.exec(expected)?.[1];
  return word === undefined ? answer.includes(expected) : new RegExp(`^${word}\\b`).test(answer);
};

describe('every ruling of data/rulings comes out, by the rule that decides it', () => {
  test.for(rulings.map((row) => [`${row.id} ${row.situation} ${row.question}`, row] as const))(
    '%s',
    ([, row]) => {
      const verdict = ruleOn({ ...row.play, ruleset: row.ruleset }, books);
      if (!verdict.ok) throw new Error(JSON.stringify(verdict.problem));
      const { answer, findings, citations } = verdict.value;
      expect({ answer, agrees: agrees(answer, row.answer) }).toEqual({ answer, agrees: true });
      expect(findings[0]?.rule).toBe(row.rule);
      expect(citations.length).toBeGreaterThan(0);
    },
  );

  test('a row whose seed is outweighed says so, and its rule shows both sources', () => {
    for (const row of rulings.filter(({ seedAnswer }) => seedAnswer !== undefined)) {
      const entry = books.rulebook.byId(row.rule);
      expect(row.note, row.id).toBeDefined();
      expect(entry?.note, row.rule).toBeDefined();
      expect(new Set(entry?.sources.map(({ source }) => source)).size, row.rule).toBeGreaterThan(1);
    }
  });
});
