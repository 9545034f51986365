import { describe, expect, test } from 'vitest';
import { unplayable } from '../../src/engine/play.ts';
import type { Action } from '../../src/engine/state/action.ts';
import { monster, type Placed, playAll, start } from '../support/duels.ts';

describe('counters', () => {
  const mist: Placed = [monster('Mist Newt'), 'monster-zone', { counters: { 'Fog Counter': 2 } }];
  const change = (how: 'placed' | 'removed', count: number, card = 'mist'): Action => ({
    do: 'counters',
    card,
    how,
    counters: { count, name: 'Fog Counter' },
  });

  test.for([
    ['placed beside others', change('placed', 1), { 'Fog Counter': 3 }],
    ['one of two is removed', change('removed', 1), { 'Fog Counter': 1 }],
    ['all are removed', change('removed', 2), {}],
  ] as const)('%s', ([, action, expected]) => {
    expect(playAll(start({ mist }), action).cards.mist?.counters).toEqual(expected);
  });

  test.for([
    ['more than there are', change('removed', 3), 'Mist Newt has 2 Fog Counters, and 3 are to be removed'],
    ['of a card in the hand', change('placed', 1, 'spell'), 'is not face-up on the field'],
    ['of a card that is not there', change('placed', 1, 'nobody'), 'no card "nobody" was set up'],
  ] as const)('%s', ([, action, why]) => {
    expect(unplayable(start({ mist }), action)).toContain(why);
  });
});

test('what lies in the GY is not Tributed, and nothing is twice', () => {
  const duel = start({ newt: [monster('Mist Newt'), 'gy'], vole: [monster('Tame Vole'), 'monster-zone'] });
  const paying = (...cards: readonly string[]): Action => ({
    do: 'activate',
    card: 'vole',
    cost: cards.map((card) => ({ event: 'tributed', card })),
  });
  expect(unplayable(duel, paying('vole'))).toBeNull();
  expect(unplayable(duel, paying('newt'))).toContain('Mist Newt was Tributed');
  expect(unplayable(duel, paying('vole', 'vole'))).toContain('Tame Vole was Tributed');
});
