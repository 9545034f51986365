import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clauseAt } from '../../src/ask/text/clause-at.ts';

/** Which clause of what was typed something belongs to. */

const text = 'I activate Jar of Greed, and my opponent chains it. Does it resolve?';
const clauseOf = (word: string): string =>
  clauseAt(text, text.indexOf(word), text.indexOf(word) + word.length);

test.for([
  ['activate', 'I activate Jar of Greed'],
  ['chains', 'my opponent chains it'],
  ['resolve', 'Does it resolve'],
] as const)('"%s" stands in "%s"', ([word, clause]) => {
  expect(clauseOf(word)).toBe(clause);
});

test('a long clause is cut', () => {
  expect(clauseAt('a '.repeat(200), 10, 12).length).toBeLessThanOrEqual(60);
});

test('whatever is typed, it is a part of it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.nat(80), (typed, at) => {
      const clause = clauseAt(typed, Math.min(at, typed.length), Math.min(at + 1, typed.length));
      expect(typed.replace(/\s+/g, ' ')).toContain(clause.replace(/…$/, ''));
    }),
  );
});
