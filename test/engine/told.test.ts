import { describe, expect, test } from 'vitest';
import { judgeStep } from '../../src/engine/legal/judge-step.ts';
import { unplayable } from '../../src/engine/play.ts';
import type { Action } from '../../src/engine/state/action.ts';
import { monster, type Placed, playAll, start } from '../support/duels.ts';

const lp = (how: Extract<Action, { do: 'lp' }>['how'], amount: number): Action => ({
  do: 'lp',
  player: 'P0',
  how,
  lp: amount,
});
const withLp = (left: number) => start({}, { players: { P0: { lp: left } } });

describe('LP that change by themselves', () => {
  test.for([
    ['lost', lp('loses', 1000), 7000],
    ['gained', lp('gains', 1000), 9000],
    ['paid', lp('pays', 1000), 7000],
    ['taken as damage', lp('takes', 1000), 7000],
    ['more than there are', lp('takes', 9000), 0],
  ] as const)('%s', ([, action, left]) => {
    expect(playAll(withLp(8000), action).players.P0.lp).toBe(left);
  });

  test('who has none left has lost', () => {
    expect(playAll(withLp(1000), lp('loses', 1000)).over).toEqual({ lost: ['P0'], rule: 'victory/lp-zero' });
    expect(playAll(withLp(1000), lp('loses', 999)).over).toBeUndefined();
  });

  test('what nobody said stays unsaid', () => {
    expect(playAll(start({}), lp('gains', 1000)).players.P0.lp).toBeNull();
  });

  test.for([
    ['paid in full', withLp(1000), lp('pays', 1000), 'legal', ['enough']],
    ['paid with too few', withLp(999), lp('pays', 1000), 'illegal', ['short']],
    ['paid with nobody knows how many', start({}), lp('pays', 1000), 'undecided', ['not-said']],
    ['lost', withLp(999), lp('loses', 1000), 'undecided', []],
  ] as const)('%s', ([, duel, action, verdict, codes]) => {
    const judged = judgeStep(duel, action);
    expect([judged.verdict, judged.findings.map(({ code }) => code)]).toEqual([verdict, codes]);
  });
});

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
