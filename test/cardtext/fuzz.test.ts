import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Facts } from '../../src/card-model/facts.ts';
import { inputOf, mostSteps } from '../../src/cardtext/grammar/grammar.ts';
import { longestSentence, longestText } from '../../src/cardtext/normalise.ts';
import { readClause } from '../../src/cardtext/phrases/read-clause.ts';
import { clause } from '../../src/cardtext/phrases/verb-phrases.ts';
import { readCardText } from '../../src/cardtext/read-card-text.ts';
import { readLeaf } from '../../src/cardtext/read-leaf.ts';
import { hasCards, monster, published, readText, spell, trap } from '../support/card-texts.ts';

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
    ...(damageStep === null ? [] : [damageStep.span]),
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

const clausePieces = fc.constantFrom(
  'destroy ',
  'Special Summon 1 "Wick" monster',
  ' from your hand or Deck',
  'target 1 monster ',
  'that mentions ',
  'with the same name as ',
  ', except ',
  ', then ',
  ' and if you do, ',
  ', and ',
  ' or ',
  'its ATK becomes ',
  'until the end of this turn',
  '(',
  ')',
  '"',
  '500',
);

test('clauses in any order are read or left, without a throw', () => {
  const anyClause = fc.array(fc.oneof({ weight: 6, arbitrary: clausePieces }, fc.string()), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(anyClause, fc.constantFrom(...kinds), (list, facts) => {
      readCardText({ name: 'Paper Lantern', facts, text: list.join('') }, readLeaf);
    }),
    { numRuns: 300 },
  );
});

/** Texts in which pieces lie in each other, or after each other, as often as a sentence has room for. */
const crowded = [
  'destroy 1 monster that mentions ',
  'destroy 1 monster with the same name as ',
  '1 of those monsters of ',
  'destroy 1 card and ',
  'destroy 1 card, then ',
  '"A", "B" or ',
  'Level 4, 5, 6 or 7 ',
  '1 monster you control or in your GY, ',
  '(this card ',
  '((a) ',
  '"(',
  'A: b; c. ',
].flatMap((piece) =>
  ['', 'Destroy ', 'If this card is Set: You can target '].map(
    (before) => before + piece.repeat(longestText),
  ),
);

test.for(crowded.map((text) => [text.slice(0, 60), text] as const))('crowded: %s', ([, text]) => {
  for (const length of [longestSentence, longestText, 100_000]) {
    readCardText({ name: 'Paper Lantern', facts: spell(), text: text.slice(0, length) }, readLeaf);
  }
});

/** How many steps the grammar of phrases takes for a text. */
function stepsOf(text: string): number {
  const input = inputOf(text);
  clause.ends(input, 0);
  return mostSteps - input.left;
}

test('texts that nest without end run out of steps, and are not read', () => {
  const text = `destroy ${'1 card and 1 monster with the same name as '.repeat(30)}1 monster`;
  expect(text.length).toBeLessThan(longestSentence);
  expect(stepsOf(text)).toBe(mostSteps);
  expect(readClause(text, 'resolution')).toBeNull();
});

describe.skipIf(!hasCards)('the published cards (needs ../shared)', async () => {
  const { cards, aside } = hasCards ? await published() : { cards: [], aside: [] };

  test('all are read, whole and cut', () => {
    expect([cards.length, aside]).toEqual([14_276, []]);
    for (const [at, card] of cards.entries()) {
      readCardText(card);
      const share = [0.3, 0.55, 0.8][at % 3] ?? 1;
      readCardText({ ...card, text: card.text.slice(0, Math.floor(card.text.length * share)) });
    }
  });

  test('one in a thousand with instructions, cut at every length', () => {
    for (const card of cards.filter((_, at) => at % 1000 === 0)) {
      for (let end = 0; end <= card.text.length; end += 1)
        readCardText({ ...card, text: card.text.slice(0, end) }, readLeaf);
    }
  });

  test('no clause of one in four takes a fifth of the steps that it may', () => {
    const taken: number[] = [];
    for (const card of cards.filter((_, at) => at % 4 === 0)) {
      readCardText(card, (_, text) => {
        taken.push(stepsOf(text), stepsOf(text.charAt(0).toLowerCase() + text.slice(1)));
        return null;
      });
    }
    expect(taken.length).toBeGreaterThan(10_000);
    expect(taken.reduce((a, b) => Math.max(a, b), 0)).toBeLessThan(mostSteps / 5);
  });
});
