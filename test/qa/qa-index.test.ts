import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pack, unpack } from '../../src/qa/packed.ts';
import { makeQaIndex, type QaEntry } from '../../src/qa/qa-index.ts';
import { ageOf } from '../../src/sources/age.ts';
import { anyQas, indexOf } from '../support/qas.ts';

const qa = (number: number, date: string, ...cards: number[]): QaEntry => ({ number, date, cards });
const index = indexOf([
  qa(1, '2020-01-01', 10, 20),
  qa(2, '2024-06-01', 10),
  qa(3, '2022-03-03', 20, 10, 30),
  qa(4, '2022-03-03', 30, 10),
  qa(5, '2021-01-01'),
]);
const numbers = (cards: readonly number[]) => index.forCards(cards).map(({ number }) => number);

describe('an index', () => {
  test.for([
    ['one card, newest first; of one day the higher number first', [10], [2, 4, 3, 1]],
    ['two cards: those that mention both', [10, 20], [3, 1]],
    ['in either order', [20, 10], [3, 1]],
    ['three cards', [10, 20, 30], [3]],
    ['a card twice is one card', [30, 30], [4, 3]],
    ['a card that none mentions', [99], []],
    ['one of two cards that none mentions', [10, 99], []],
    ['no card, no Q&A', [], []],
  ] as const)('%s', ([, cards, found]) => expect(numbers(cards)).toEqual(found));

  test('knows its numbers', () => {
    expect(index.size).toBe(5);
    expect(index.has(5)).toBe(true);
    expect(index.has(6)).toBe(false);
    expect(index.byNumber(3)?.date).toBe('2022-03-03');
    expect(index.byNumber(6)).toBeUndefined();
    expect(index.entries[0]?.number).toBe(2);
  });

  test('of one number twice, the first counts', () => {
    const twice = indexOf([qa(1, '2020-01-01', 10), qa(1, '2025-01-01', 20)]);
    expect([twice.size, twice.byNumber(1)?.date, twice.forCards([20])]).toEqual([1, '2020-01-01', []]);
  });

  test('finds what reading every Q&A finds', () => {
    fc.assert(
      fc.property(
        anyQas,
        fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }),
        (qas, cards) => {
          const found = indexOf(qas).forCards(cards);
          const all = qas.filter((each) => cards.every((card) => each.cards.includes(card)));
          expect(new Set(found)).toEqual(new Set(all));
          for (const [at, { date }] of found.entries())
            expect(date <= (found[at - 1]?.date ?? '9')).toBe(true);
        },
      ),
    );
  });
});

test.for([
  [0, 'less than a day old', false],
  [0.99, 'less than a day old', false],
  [1, '1 day old', false],
  [2.5, '2 days old', false],
  [3, '3 days old', true],
  [400, '400 days old', true],
  [-1, 'less than a day old', false],
] as const)('%d days after its sync an index is %s', ([days, inWords, stale]) => {
  const now = Date.UTC(2026, 0, 1);
  expect(ageOf({ syncedAt: now - days * 86_400_000 }, now)).toMatchObject({ inWords, stale });
});

describe('what is kept', () => {
  test('is the index again', () => {
    fc.assert(
      fc.property(anyQas, fc.option(fc.string(), { nil: undefined }), (qas, tag) => {
        const origin = { from: 'x', syncedAt: 5, ...(tag === undefined ? {} : { tag }) };
        const before = makeQaIndex(qas, origin);
        const after = unpack(JSON.parse(JSON.stringify(pack(before, 'a'))), 'a');
        expect(after?.entries).toEqual(before.entries);
        expect(after).toMatchObject({ ...origin, size: qas.length });
      }),
    );
  });

  const kept = pack(index, 'a');
  test.for([
    ['nothing', undefined],
    ['text', 'index'],
    ['another version', { ...kept, format: 3 }],
    ['a part of it', { ...kept, packed: kept.packed.slice(0, 40) }],
    ['no archive', { ...kept, packed: 'lanterns' }],
    ['fewer than were kept', { ...kept, size: 6 }],
    ['other rows', { ...kept, packed: pack(indexOf([qa(1, '2020-01-01')]), 'a').packed }],
  ] as const)('%s is no index', ([, value]) => expect(unpack(value, 'a')).toBeUndefined());

  test('has concepts, and a tag that says that nothing is new, by its own table alone', () => {
    const texts = { edition: 'a', blocks: 1 } as const;
    const entries = [{ ...qa(1, '2020-01-01'), concepts: 5, block: 0 }];
    const before = makeQaIndex(entries, { from: 'x', syncedAt: 5, tag: 'same', texts });
    const same = unpack(pack(before, 'a'), 'a');
    expect(same).toMatchObject({ tag: 'same', texts, entries });
    const other = unpack(pack(before, 'a'), 'b');
    expect(other?.tag).toBeUndefined();
    expect(other?.entries).toEqual([{ ...qa(1, '2020-01-01'), block: 0 }]);
    const old = unpack({ ...pack(before, 'a'), format: 1 }, 'a');
    expect(old?.tag).toBeUndefined();
  });
});
