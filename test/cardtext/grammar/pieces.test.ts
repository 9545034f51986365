import { describe, expect, test } from 'vitest';
import { type Grammar, inputOf, memo, readWhole } from '../../../src/cardtext/grammar/grammar.ts';
import { row } from '../../../src/cardtext/grammar/lists.ts';
import { choice, digits, many, matching, quoted, words } from '../../../src/cardtext/grammar/pieces.ts';
import { record } from '../../../src/cardtext/grammar/record.ts';

const read = <T>(grammar: Grammar<T>, text: string) => readWhole(grammar, text)?.value;

describe('words', () => {
  const piece = words('it', 'its', 'the field');

  test.for([
    ['a word', 'it', 'it'],
    ['a longer word that begins like another', 'its', 'its'],
    ['several words', 'the field', 'the field'],
    ['a word that goes on', 'item', undefined],
    ['an unknown word', 'them', undefined],
  ] as const)('%s', ([, text, value]) => {
    expect(read(piece, text)).toBe(value);
  });

  test('end where the word in the text ends', () => {
    expect(piece.ends(inputOf('item'), 0)).toEqual([]);
    expect(piece.ends(inputOf('it, then'), 0)).toEqual([2]);
  });

  test('print only what they read', () => {
    expect(piece.print('its')).toBe('its');
    expect(piece.print('them')).toBeNull();
  });
});

test.for([
  ['a number', digits, '500', '500'],
  ['thousands with a comma', digits, '1,000', '1,000'],
  ['no number', digits, 'ten', undefined],
  ['a name', quoted, '"Paper Lantern"', 'Paper Lantern'],
  ['a name that does not end', quoted, '"Paper', undefined],
  ['an empty name', quoted, '""', undefined],
] as const)('%s', ([, piece, text, value]) => {
  expect(read(piece, text)).toBe(value);
});

test('a name with a quotation mark cannot be printed', () => {
  expect(quoted.print('a"b')).toBeNull();
});

test('a pattern may ask for a comma after it, and prints without it', () => {
  const piece = matching(/if [a-z ]+(?=, )/y);
  expect(piece.ends(inputOf('if you win, draw'), 0)).toEqual([10]);
  expect(piece.print('if you win')).toBe('if you win');
  expect(piece.print('when you win')).toBeNull();
});

describe('a record', () => {
  interface Lantern {
    readonly is: 'lantern';
    readonly count?: string;
    readonly name: string;
  }
  const lantern = record<Lantern>({ is: 'lantern' }, { maybe: [['count', digits], ' '] }, 'lantern ', [
    'name',
    quoted,
  ]);

  test('reads its fields, those in between that may be missing too', () => {
    expect(read(lantern, '2 lantern "A"')).toEqual({ is: 'lantern', count: '2', name: 'A' });
    expect(read(lantern, 'lantern "A"')).toEqual({ is: 'lantern', name: 'A' });
    expect(read(lantern, '2lantern "A"')).toBeUndefined();
  });

  test('prints no value with a field that it cannot say', () => {
    expect(lantern.print({ is: 'lantern', name: 'A' })).toBe('lantern "A"');
    expect(lantern.print({ is: 'lantern', name: 'A', colour: 'red' })).toBeNull();
    expect(lantern.print({ is: 'lamp', name: 'A' })).toBeNull();
    expect(lantern.print({ is: 'lantern' })).toBeNull();
  });

  test('knows how it can begin', () => {
    expect([...(lantern.first ?? [])].toSorted().join('')).toBe('0123456789lantern "');
  });
});

describe('a row', () => {
  const piece = row(words('A', 'B', 'C'), [' or ', ', and ', ' and ']);

  test.for([
    ['A', { items: ['A'] }],
    ['A or B', { items: ['A', 'B'], join: ' or ' }],
    ['A, B, and C', { items: ['A', 'B', 'C'], join: ', and ' }],
  ] as const)('%s', ([text, value]) => {
    expect(read(piece, text)).toEqual(value);
    expect(piece.print(value)).toBe(text);
  });

  test.for([['A, B'], ['A or'], ['A or B or C'], ['or A']])('not: %s', ([text]) => {
    expect(read(piece, text ?? '')).toBeUndefined();
  });

  test('with a join for one thing, or none for two, is not printed', () => {
    expect(piece.print({ items: ['A'], join: ' or ' })).toBeNull();
    expect(piece.print({ items: ['A', 'B'] })).toBeNull();
  });
});

test('many pieces end before what is not one of them', () => {
  expect(many(words('x'), '').ends(inputOf('x'), 0)).toEqual([1]);
  expect(read(many(words('x'), ''), 'x')).toEqual(['x']);
  expect(read(many(digits, ' '), '1 2 3')).toEqual(['1', '2', '3']);
  expect(read(many(digits, ' ', 2), '1 2 3')).toBeUndefined();
});

test('of alternatives with the same end the first counts', () => {
  const piece = choice(
    record<{ readonly a: string }>({}, ['a', digits]),
    record<{ readonly b: string }>({}, ['b', digits]),
  );
  expect(read(piece, '7')).toEqual({ a: '7' });
  expect(piece.print({ b: '7' })).toBe('7');
});

test('pieces in pieces without end are not read, and do no harm', () => {
  interface Box {
    readonly in: Box | 'x';
  }
  const nested: Grammar<Box | 'x'> = memo(() =>
    choice(words('x'), record<Box>({}, '(', ['in', nested], ')')),
  );
  expect(read(nested, '((x))')).toEqual({ in: { in: 'x' } });
  expect(read(nested, `${'('.repeat(5000)}x${')'.repeat(5000)}`)).toBeUndefined();
});

test('a text that takes too many steps is not read, however much of it fits', () => {
  // Each end of the first lists all ends of the second: the square of the length.
  const ones = many(record<{ readonly x: string }>({}, ['x', words('(')]), '', 2_000);
  const twice = record<{ readonly a: unknown; readonly b: unknown }>({}, ['a', ones], ['b', ones]);
  expect(read(twice, '('.repeat(20))).toBeDefined();
  const input = inputOf('('.repeat(1_500));
  twice.ends(input, 0);
  expect(input.left).toBe(0);
  expect(read(twice, input.text)).toBeUndefined();
});

test('what was found in one text is not taken for another, whichever is asked first', () => {
  const piece = choice(words('it', 'its'), words('it is'));
  const [first, second] = [inputOf('it is here'), inputOf('its field')];
  expect(piece.ends(first, 0)).toEqual([2, 5]);
  expect(piece.ends(second, 0)).toEqual([3]);
  expect(piece.ends(first, 0)).toEqual([2, 5]);
  expect(piece.ends(second, 4)).toEqual([]);
  expect(piece.ends(second, 0)).toEqual([3]);
});

test('a piece is found far from where it begins, and far in a text', () => {
  const long = 'a'.repeat(3_000);
  const piece = matching(/"[^"]*"/y);
  expect(piece.ends(inputOf(`"${long}"`), 0)).toEqual([3_002]);
  expect(piece.ends(inputOf(`${long}"it"`), 3_000)).toEqual([3_004]);
});
