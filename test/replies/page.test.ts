import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf } from '../../src/replies/page.ts';

const line = (page: number): string => `/list page:${page}`;
const twelve = Array.from({ length: 12 }, (_, index) => index);
const back = (to: number) => ({ label: '◀ Previous', line: line(to), turns: true });
const on = (to: number) => ({ label: 'Next ▶', line: line(to), turns: true });

test.for([
  ['the first page', 1, [0, 1, 2, 3, 4], 'page 1 of 3', [on(2)]],
  ['one in the middle', 2, [5, 6, 7, 8, 9], 'page 2 of 3', [back(1), on(3)]],
  ['the last page, which is not full', 3, [10, 11], 'page 3 of 3', [back(2)]],
  ['past the last page', 99, [10, 11], 'page 3 of 3', [back(2)]],
  ['before the first page', 0, [0, 1, 2, 3, 4], 'page 1 of 3', [on(2)]],
] as const)('%s', ([, asked, items, footer, choices]) => {
  expect(pageOf(twelve, asked, 5, line)).toMatchObject({ items, footer, choices, before: items[0] });
});

test.for([
  ['an empty list', []],
  ['a list that fits exactly', [1, 2, 3, 4, 5]],
])('%s is one page and says nothing of pages', ([, items]) => {
  expect(pageOf([...(items ?? [])], 1, 5, line)).toEqual({
    items,
    number: 1,
    count: 1,
    before: 0,
    choices: [],
  });
});

test('the pages together are the list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 7 }), (items, size) => {
      const { count } = pageOf(items, 1, size, line);
      const pages = Array.from({ length: count }, (_, index) => pageOf(items, index + 1, size, line));
      expect(pages.flatMap((page) => page.items)).toEqual(items);
      for (const page of pages)
        expect(page.choices).toHaveLength(Number(page.number > 1) + Number(page.number < count));
    }),
  );
});
