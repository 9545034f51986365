import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../../src/engine/answer/answer-question.ts';
import type { Action } from '../../../src/engine/state/action.ts';
import type { Duel } from '../../../src/engine/state/duel.ts';
import {
  activate,
  activation,
  ev,
  happens,
  monster,
  type Placed,
  playAll,
  resolve,
  spell,
  start,
  summon,
} from '../../support/duels.ts';

const field = 'monster-zone';
const end: Action = { do: 'end-turn' };
const boar: Placed = [monster('Tame Boar'), 'hand'];

describe('what must be activated in the End Phase', () => {
  const summoned = 'this card was Special Summoned';
  const leaver = (condition: string, does: string): Placed => [
    monster('Brief Guest', [
      {
        kind: 'trigger',
        mandatory: true,
        word: 'during',
        phase: 'end',
        conditions: ['it is the End Phase', condition],
        needs: [{ words: summoned, holds: [[{ summonedBy: ['special-summoned'] }]] }],
        does: [{ do: does, what: 'this' }],
      },
    ]),
    'hand',
  ];

  test.for<readonly [string, string, Action[], string, number]>([
    ['it was Special Summoned', summoned, [happens(ev('special-summoned', 'guest'))], 'gy', 0],
    ['it was Normal Summoned', summoned, [summon('guest', 'normal-summoned')], field, 0],
    ['a condition that no form reads', 'the wind blows', [summon('guest', 'normal-summoned')], field, 1],
    ['it is in the hand', 'the wind blows', [], 'hand', 0],
  ])('%s', ([, condition, told, place, missing]) => {
    const now = playAll(start({ guest: leaver(condition, 'send-to-gy') }), ...told, end);
    expect([now.cards.guest?.place, now.missing.length]).toEqual([place, missing]);
  });
});

describe('who tells what an effect Summoned leaves out what its text says besides', () => {
  const rest = (...more: readonly Readonly<Record<string, unknown>>[]): Placed => [
    spell('Short Call', [
      activation([{ do: 'special-summon', what: { count: 1, from: ['hand'], filter: {} } }, ...more]),
    ]),
    'hand',
  ];
  const called = (...more: readonly Readonly<Record<string, unknown>>[]) =>
    playAll(start({ s: rest(...more), boar }), activate('s'), resolve([ev('special-summoned', 'boar')]));

  test('what is done in a later phase', () => {
    const now = called({ do: 'destroy', what: 'those', joined: 'also', delayed: 'during the End Phase' });
    expect([now.cards.boar?.place, playAll(now, end).cards.boar?.place]).toEqual([field, 'gy']);
  });

  test('that its effects are negated', () => {
    const all = [called({ do: 'negate-effects', what: 'those', joined: 'also' }), called()];
    expect(all.map(({ cards }) => cards.boar?.changes.length)).toEqual([1, 0]);
  });

  test('that it cannot attack', () => {
    const asked = (now: Duel) => answerQuestion(now, { ask: 'can-attack', card: 'boar' }).answer;
    const bound = called({ do: 'change-status', what: 'those', joined: 'also', reads: 'cannot attack' });
    expect([asked(bound), asked(called())]).toEqual(['no', 'yes']);
  });
});
