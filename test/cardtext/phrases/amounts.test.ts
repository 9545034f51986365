import { expect, test } from 'vitest';
import type { Counted } from '../../../src/card-model/instruction.ts';
import { readClause } from '../../../src/cardtext/phrases/read-clause.ts';

const counted = (text: string) =>
  readClause(text, 'resolution', [{ count: 1, filter: {} }])?.instructions.at(-1)?.counted;
const target = { target: 0 };

test.for<readonly [text: string, counted: Counted]>([
  [
    'destroy it, and if you do, inflict damage to your opponent equal to half its original ATK',
    { stat: 'atk', of: target, original: true, times: 'half' },
  ],
  ["gain LP equal to that target's DEF", { stat: 'def', of: target }],
])('%s', ([text, wanted]) => {
  expect(counted(text)).toEqual(wanted);
});

test.for([
  ['cards that may be on no board any more', 'inflict 300 damage to your opponent for each card destroyed'],
  ['two cards a time', 'gain 300 LP for every 2 cards in your hand'],
  ['a value that could be of either card', 'this card gains ATK equal to its original DEF'],
  ['a multiple', 'gain LP equal to its Level x 100'],
  ['what something had on the field', 'gain LP equal to the ATK it had on the field'],
  ['a bound', "this card gains ATK up to that target's ATK"],
])('only in words: %s', ([, text = '']) => {
  expect(counted(text)).toBeUndefined();
});

test('half your LP', () => {
  expect(readClause('pay half your LP', 'cost')?.instructions).toEqual([
    { do: 'pay-lp', times: 'half', reads: 'half your LP' },
  ]);
});
