import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPublished } from '../../src/cards/published-file.ts';
import { longestText } from '../../src/cardtext/normalise.ts';
import { readCardText } from '../../src/cardtext/read-card-text.ts';
import type { Facts } from '../../src/effects/facts.ts';
import { hasCards, monster, readText, sharedCards, spell, trap } from '../support/card-texts.ts';

const kinds: readonly Facts[] = [
  monster(),
  monster('Link'),
  monster('Spirit'),
  spell(),
  trap('Continuous'),
  trap('Counter'),
];
const pieces = fc.constantFrom(
  'If this card is Normal Summoned',
  'When a "Wick - "Old"" is sent to the Graveyard',
  ': You can target 1 lantern',
  '; light 1 wick. ',
  '\n\u25cf Heads: ',
  'You can only use this effect of "Paper Lantern" once per turn. ',
  '(Quick Effect)',
  '(except during the Damage Step)',
  'FLIP: ',
  'Once per turn, ',
  'Must first be Special Summoned. ',
  '"',
  '(',
  ')',
  ' / ',
);
const anyText = fc.array(
  fc.oneof({ weight: 4, arbitrary: pieces }, fc.string(), fc.string({ unit: 'binary' })),
  { maxLength: 25 },
);

/** Every span lies in the text, and what stands there is what it says. */
function check(text: string, facts: Facts): void {
  const { effects, others, unread } = readText(text, facts, text);
  for (const { text: words, span } of [...others, ...unread]) expect(text.slice(...span)).toBe(words);
  const spans = effects.flatMap(({ span, kind, leaves, targets, damageStep }) => [
    span,
    kind.span,
    targets.span,
    damageStep.span,
    ...leaves.map((leaf) => leaf.span),
  ]);
  for (const [from, to] of spans) expect(0 <= from && from <= to && to <= text.length).toBe(true);
}

test('any text is read without a throw, and every span lies in it', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...kinds), (list, facts) => {
      check(list.join(''), facts);
    }),
    { numRuns: 400 },
  );
});

test('a card text cut at every length', () => {
  const text =
    'Cannot be Normal Summoned/Set. When this card is "Lit" (Quick Effect): You can discard 1 card, then target 1 lantern; light it.\n\u25cf Heads: Draw. You can only use this effect of "Wick - "Old"" once per turn.';
  for (let end = 0; end <= text.length; end += 1) for (const facts of kinds) check(text.slice(0, end), facts);
});

test.for([
  'a'.repeat(100_000),
  '"'.repeat(100_000),
  '('.repeat(100_000),
  'If '.repeat(33_000),
  '. '.repeat(50_000),
])('a text longer than any card has is put aside whole', (text) => {
  const read = readText(text);
  expect(read.effects).toEqual([]);
  expect(read.unread).toHaveLength(1);
});

test.for(['a', '"', '(', ', if ', 'you can ', '. A', '\u25cf', '-Type', 'is '])(
  'as much of %s as is looked at',
  (piece) => {
    check(piece.repeat(Math.floor(longestText / piece.length)), monster());
  },
);

test.skipIf(!hasCards)('every published card, whole and cut (needs ../shared)', async () => {
  const published = await readPublished(sharedCards);
  if (!published.ok) throw new Error(published.problem.found);
  const { cards, aside } = published.value;
  expect([cards.length, aside]).toEqual([14_276, []]);
  for (const card of cards) {
    readCardText(card);
    for (const share of [0.3, 0.55, 0.8])
      readCardText({ ...card, text: card.text.slice(0, Math.floor(card.text.length * share)) });
  }
});
