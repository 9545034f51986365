import { expect, test } from 'vitest';
import type { Filter } from '../../../src/card-model/filter.ts';
import { type Alternatives, allOf, both, filterOf } from '../../../src/cardtext/phrases/alternatives.ts';

const [light, dark, warrior] = [{ attribute: 'LIGHT' }, { attribute: 'DARK' }, { type: 'Warrior' }] as const;

test('both of two choices: every pair', () => {
  expect(both([light, dark], [warrior])).toEqual([
    { ...light, ...warrior },
    { ...dark, ...warrior },
  ]);
});

test('abilities add up, other fields must not differ', () => {
  expect(both([{ abilities: ['Tuner'] }], [{ abilities: ['Synchro'] }])).toEqual([
    { abilities: ['Tuner', 'Synchro'] },
  ]);
  expect(both([light], [light])).toEqual([light]);
  expect(both([light], [dark])).toBeNull();
  expect(both([light, dark], [dark])).toBeNull();
  expect(allOf([[light], [warrior], [dark]])).toBeNull();
});

test('more alternatives than a text means are none', () => {
  const many = Array.from({ length: 6 }, (_, at) => ({ levels: [at + 1] }));
  expect(both(many, [light, dark])).toHaveLength(12);
  expect(
    both(many, [{ ranks: [1] }, { ranks: [2] }, { ranks: [3] }, { ranks: [4] }, { ranks: [5] }]),
  ).toBeNull();
});

test.for<readonly [string, Alternatives, Alternatives, Filter]>([
  ['one', [light], [], light],
  [
    'what is shared stands outside',
    [
      { ...light, ...warrior },
      { ...dark, ...warrior },
    ],
    [],
    { ...warrior, anyOf: [light, dark] },
  ],
  ['names are one list', [{ names: ['A'] }, { names: ['B', 'C'] }], [], { names: ['A', 'B', 'C'] }],
  ['one that asks for no more makes the others idle', [{ ...light, ...warrior }, warrior], [], warrior],
  ['exceptions', [light], [warrior], { ...light, except: [warrior] }],
])('as a filter: %s', ([, alternatives, except, filter]) => {
  expect(filterOf(alternatives, except)).toEqual(filter);
});
