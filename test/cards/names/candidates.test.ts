import { describe, expect, test } from 'vitest';
import { withSamePairs, withTypedWords } from '../../../src/cards/names/candidates.ts';
import { type NameTable, openNameTable, packNameTable } from '../../../src/cards/names/name-table.ts';

const tableOf = (names: readonly string[]): NameTable =>
  openNameTable(
    packNameTable(
      'names',
      names.map((words, card) => ({ words, card })),
    ),
    'names',
  );

/** Many names that have a word with the same first letter, the best known first, each with two such words. */
const table = tableOf([
  ...Array.from({ length: 900 }, (_, at) => `dune walker dust ${at}`),
  'paper lantern',
  'paper kite',
]);

describe('the entries with a typed word', () => {
  test('of a letter that many have are the best known ones, each once', () => {
    const found = [...withTypedWords(table, ['zzzz', 'd'])];
    expect(found).toEqual(Array.from({ length: found.length }, (_, at) => at));
    expect(found.length).toBeLessThan(900);
    expect(found.length).toBeGreaterThanOrEqual(300);
  });

  test('are those of this search alone', () => {
    withTypedWords(table, ['zzzz', 'd']);
    expect([...withTypedWords(table, ['paper'])]).toEqual([900, 901]);
    expect([...withTypedWords(table, ['kite', 'paper'])]).toEqual([900, 901]);
  });
});

describe('the entries with the same pairs of letters', () => {
  test('are those of this search alone, the most alike first', () => {
    withSamePairs(table, 'dune walker');
    expect(withSamePairs(table, 'papr kite')).toEqual([901, 900]);
    expect(withSamePairs(table, 'papr kite')).toEqual(withSamePairs(table, 'papr kite'));
  });

  test('are found where more have a common pair than are looked at', () => {
    const many = tableOf([...Array.from({ length: 30_000 }, () => 'da'), 'dab']);
    expect(withSamePairs(many, 'dab')[0]).toBe(30_000);
  });
});
