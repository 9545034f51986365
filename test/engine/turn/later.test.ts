import { describe, expect, test } from 'vitest';
import { laterIn } from '../../../src/cardtext/model/played-words.ts';
import { timeOf } from '../../../src/engine/instructions/later.ts';
import type { Duel } from '../../../src/engine/state/duel.ts';
import { endOf } from '../../../src/engine/state/endings.ts';
import { start } from '../../support/duels.ts';

/** A Duel in the first turn, which is P0's. */
const at = (now: Duel['phase']): Duel => ({ ...start({}), phase: now });

describe('which phase later words mean', () => {
  test.for([
    ['during the End Phase', 'main-1', 'P0', { turn: 1, phase: 'end' }],
    ['during the End Phase', 'end', 'P0', { turn: 2, phase: 'end' }],
    ['during the End Phase of this turn', 'main-1', 'P1', { turn: 1, phase: 'end' }],
    ['during the End Phase of this turn', 'end', 'P0', null],
    ['during your End Phase', 'main-1', 'P0', { turn: 1, phase: 'end' }],
    ['during your End Phase', 'main-1', 'P1', { turn: 2, phase: 'end' }],
    ['during your next End Phase', 'main-1', 'P0', { turn: 3, phase: 'end' }],
    ["during your opponent's End Phase", 'main-1', 'P0', { turn: 2, phase: 'end' }],
    ['during the next Standby Phase', 'main-1', 'P0', { turn: 2, phase: 'standby' }],
    ['during your next Standby Phase', 'main-1', 'P0', { turn: 3, phase: 'standby' }],
    ['during your next Standby Phase', 'main-1', 'P1', { turn: 2, phase: 'standby' }],
    ["during your opponent's next Standby Phase", 'main-1', 'P0', { turn: 2, phase: 'standby' }],
    ['during the End Phase of the next turn', 'main-1', 'P0', { turn: 2, phase: 'end' }],
    ['during the End Phase of your next turn', 'main-1', 'P0', { turn: 3, phase: 'end' }],
    ['during the End Phase of your next turn', 'main-1', 'P1', { turn: 2, phase: 'end' }],
    ["during the Standby Phase of your opponent's next turn", 'main-1', 'P0', { turn: 2, phase: 'standby' }],
    ["during the Standby Phase of your opponent's next turn", 'main-1', 'P1', { turn: 3, phase: 'standby' }],
    ['at the end of the Battle Phase', 'main-1', 'P0', null],
    ['when it leaves the field', 'main-1', 'P0', null],
  ] as const)('%s, in %s, for %s', ([words, now, player, wanted]) => {
    const later = laterIn(words);
    const time = later === undefined || later === 'leaving' ? null : timeOf(later, at(now), player);
    expect(time).toEqual(wanted);
  });
});

describe('when durations are over, for the turn player and the other', () => {
  test.for([
    ['end-of-turn', { turn: 1, phase: 'end' }, { turn: 1, phase: 'end' }],
    ['end-of-opponents-turn', { turn: 2, phase: 'end' }, null],
    ['end-of-your-next-turn', { turn: 3, phase: 'end' }, { turn: 2, phase: 'end' }],
    ['next-standby-phase', { turn: 2, phase: 'draw' }, { turn: 2, phase: 'draw' }],
    ['your-next-standby-phase', { turn: 3, phase: 'draw' }, { turn: 2, phase: 'draw' }],
    ['rest-of-duel', 'never', 'never'],
    ['damage-calculation', null, null],
  ] as const)('%s', ([until, own, other]) => {
    expect([endOf(at('main-1'), until, 'P0'), endOf(at('main-1'), until, 'P1')]).toEqual([own, other]);
  });
});
