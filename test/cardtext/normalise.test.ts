import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise } from '../../src/cardtext/normalise.ts';

test.for([
  ['Send it to the Graveyard.', 'Send it to the GY.'],
  ["your opponent's side of the field", "your opponent's field"],
  ['1 Plant-Type monster', '1 Plant monster'],
  ['a non Plant-Type monster', 'a non-Plant monster'],
  ['pay 500 Life Points', 'pay 500 LP'],
  ['detach 1 Xyz Material', 'detach 1 material'],
  ['\u201cLantern\u201d isn\u2019t', '"Lantern" isn\'t'],
  ['it is removed from play', 'it is banished'],
  [
    "Banish all your opponent's Attack Position monsters.",
    'Banish all Attack Position monsters your opponent controls.',
  ],
  ["all your opponent's monsters that attacked", "all your opponent's monsters that attacked"],
] as const)('%s', ([old, today]) => expect(normalise(old).text).toBe(today));

test('what is in the normalised text is found again in the original', () => {
  const original =
    'Pay 800 Life Points; send 1 Zombie-Type monster from your Deck to the Graveyard, then draw.';
  const { text, toOriginal } = normalise(original);
  const at = (words: string): string => {
    const from = text.indexOf(words);
    return original.slice(...toOriginal([from, from + words.length]));
  };
  expect(['800 LP', 'Zombie monster', 'GY', 'then draw.'].map(at)).toEqual([
    '800 Life Points',
    'Zombie-Type monster',
    'Graveyard',
    'then draw.',
  ]);
});

const words = fc.constantFrom(
  'Graveyard',
  '-Type',
  'Life Points',
  ' ',
  'a',
  '\u201d',
  '\r\n',
  'side of the field',
);
test('spans stay in order and inside the original, whatever stands there', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.string()), { maxLength: 30 }),
      fc.nat(),
      fc.nat(),
      (list, a, b) => {
        const original = list.join('');
        const { text, toOriginal } = normalise(original);
        const [from, to] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y);
        const [start, end] = toOriginal([from ?? 0, to ?? 0]);
        expect(0 <= start && start <= end && end <= original.length).toBe(true);
        if (text !== '') expect(toOriginal([0, text.length])[1]).toBe(original.length);
      },
    ),
  );
});
