import { describe, expect, test } from 'vitest';
import { clausesOf, printClauses } from '../../src/cardtext/clauses.ts';
import { printHead, readHead } from '../../src/cardtext/head.ts';
import { sentencesOf } from '../../src/cardtext/sentences.ts';

const texts = (text: string) => sentencesOf(text).map((each) => (each.bullet ? `* ${each.text}` : each.text));

test.for([
  ['Light 1 wick. Lose 500 LP.', ['Light 1 wick.', 'Lose 500 LP.']],
  ['Add 1 "Mr. Wick. Esq" card. Done.', ['Add 1 "Mr. Wick. Esq" card.', 'Done.']],
  ['Set it. (It burns. Twice.) Draw.', ['Set it. (It burns. Twice.)', 'Draw.']],
  [
    'Choose one; \u25cf Draw. \u25cf Burn it. Then stop.',
    ['Choose one;', '* Draw.', '* Burn it.', '* Then stop.'],
  ],
  ['2 monsters\nCannot burn.', ['2 monsters', 'Cannot burn.']],
  ['Fetch "Oil - "Old Oil"". Draw.', ['Fetch "Oil - "Old Oil"".', 'Draw.']],
  ['A "broken name. Goes on. Here.', ['A "broken name.', 'Goes on.', 'Here.']],
  ['Place 1 E.C. Counter on it. Draw.', ['Place 1 E.C. Counter on it.', 'Draw.']],
  ['', []],
] as const)('sentences of %s', ([text, expected]) => expect(texts(text)).toEqual(expected));

describe('a sentence takes apart and prints again', () => {
  test.for([
    ['FLIP: You can light 1 wick.', { flip: true, optional: true }],
    ['If "Wick: the First" burns: Light 1 wick.', { head: 'If "Wick: the First" burns' }],
    ['You can discard 1 card; light 2 wicks.', { optional: true, activation: 'discard 1 card' }],
    ['You can target 1 lantern: Light it.', { head: null, activation: 'target 1 lantern' }],
    ['If lit, you can: Immediately burn it.', { optional: true, head: 'If lit, you can' }],
    ['This lantern burns.', { head: null, activation: null, optional: false }],
  ] as const)('%s', ([text, expected]) => {
    const clauses = clausesOf({ text, span: [0, text.length], bullet: false, first: true, line: 0 });
    expect({
      ...clauses,
      head: clauses.head?.text ?? null,
      activation: clauses.activation?.text ?? null,
    }).toMatchObject(expected);
    expect(printClauses(clauses)).toBe(text);
  });
});

test('the words before a colon are read piece by piece', () => {
  const text =
    'Once per turn, during the Main Phase, if a lantern is lit (except during the Damage Step) (Quick Effect)';
  const pieces = readHead({ text, span: [10, 10 + text.length] });
  expect(pieces.map(({ sort }) => sort)).toEqual([
    'limit',
    'phase',
    'timing',
    'not-in-damage-step',
    'quick-effect',
  ]);
  expect(printHead(pieces)).toBe(text);
  expect(pieces.map(({ span: [from, to] }) => text.slice(from - 10, to - 10))).toEqual(
    pieces.map((piece) => piece.text),
  );
});
