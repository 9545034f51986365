import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { wordBooks } from '../support/word-cards.ts';

const asked = (text: string) => ruleOnWords(text, wordBooks, 'tcg');

const words = [
  'I',
  'P0',
  "my opponent's",
  'Lantern Newt',
  '"Wide Flood"',
  'Rope Dancer',
  'Iron Cathedral',
  'Grave Call',
  'activate',
  'activates',
  'chains',
  '(Chain Link 2)',
  'destroys',
  'is destroyed',
  'by',
  'by battle',
  'with',
  'it',
  'both',
  'which',
  'and',
  'then',
  ',',
  ';',
  '.',
  '?',
  '(',
  ')',
  '"',
  "'",
  'Can',
  'does',
  'trigger',
  'the effect of',
  'discarding',
  'as cost',
  'targeting',
  'Set',
  'face-down',
  'Synchro Summons',
  'using',
  'to',
  'from',
  'the GY',
  'Deck',
  'hand',
  '5',
  'resolves',
  'Chain Link 1',
  'attacks',
  'negates',
  'not',
  'if',
  'after',
  'during',
  "P1's turn",
  'Main Phase 1',
  'for',
  'Tributes',
] as const;

test('words in any order never throw, and a verdict that rules has its grounds', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 40 }), (some) => {
      const verdict = asked(some.join(' '));
      if (verdict === undefined || verdict.answer === 'cannot tell') return;
      expect(verdict.missing).toEqual([]);
      expect(verdict.findings.length).toBeGreaterThan(0);
      expect(verdict.citations.length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});

test('any text never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      asked(text);
      asked(`Lantern Newt ${text} Does it trigger?`);
    }),
    { numRuns: 150 },
  );
});

test.for([
  ['letters', 'x'.repeat(5000)],
  ['names of what every object has', 'Lantern Newt valueOf constructor __proto__ toString. Does it trigger?'],
  ['quotation marks', '"'.repeat(5000)],
  ['apostrophes', " '".repeat(2500)],
  ['brackets', '('.repeat(5000)],
  ['a name many times', 'Lantern Newt '.repeat(400)],
  ['a sentence many times', 'Wide Flood destroys Lantern Newt. '.repeat(150)],
  ['commas', 'Lantern Newt, '.repeat(350)],
  ['combining marks', `Lantern${'\u0301'.repeat(4900)} Newt`],
  ['right-to-left marks', '\u202eLantern Newt\u202e is destroyed by Wide Flood. Does it trigger?'],
] as const)('%s are read to the end', ([, text]) => {
  expect(['cannot tell', 'yes', undefined]).toContain(asked(text)?.answer);
});
