import { expect, test } from 'vitest';
import { cut, escapedLine } from '../../src/replies/markdown.ts';

test.for<[string, string, number, string]>([
  ['a text that fits is left as it is', 'four', 4, 'four'],
  ['a longer one ends with an ellipsis', 'fives', 4, 'fiv…'],
  ['never inside a character', 'ab😀cd', 4, 'ab…'],
  ['never behind a lone escape', 'ab\\*cd', 4, 'ab…'],
  ['but behind an escaped escape', 'a\\\\cde', 4, 'a\\\\…'],
])('%s', ([, text, length, shown]) => {
  expect(cut(text, length)).toBe(shown);
});

test('half a character becomes a whole sign', () => {
  expect(escapedLine('a\ud83d', 9)).toBe('a\ufffd');
});

test('a long text is cut at the end of a sentence, a short one or one of a single sentence where it must be', () => {
  const sentence = `${'A card is sent. '.repeat(30)}`.trim();
  expect(cut(sentence, 310)).toMatch(/A card is sent\. …$/);
  expect(cut(sentence, 310).length).toBeLessThanOrEqual(310);
  expect(cut(sentence, 100)).toMatch(/[^.]…$/);
  expect(cut('x'.repeat(400), 310)).toBe(`${'x'.repeat(309)}…`);
  expect(cut(sentence, 1000)).toBe(sentence);
});
