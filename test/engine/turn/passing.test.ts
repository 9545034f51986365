import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../../src/engine/answer/answer-question.ts';
import { whoMay } from '../../../src/engine/answer/who-may.ts';
import type { Action } from '../../../src/engine/state/action.ts';
import type { Duel } from '../../../src/engine/state/duel.ts';
import {
  activate,
  activation,
  declare,
  effect,
  ev,
  ifThis,
  monster,
  must,
  type Placed,
  playAll,
  resolve,
  spell,
  start,
} from '../../support/duels.ts';
import { stepVerdict } from '../../support/step-verdict.ts';

const pass = (player: 'P0' | 'P1') => ({ do: 'pass', player }) as const;
const boar: Placed = [monster('Tame Boar'), 'hand'];
const errand: Placed = [spell('Small Errand', [activation([{ do: 'draw' }])], 'Quick-Play'), 'hand'];
const who = (now: Duel) => {
  const { player, kind, next } = whoMay(now);
  return [player, kind, next];
};
const chain = playAll(start({ errand, boar }), activate('errand'));

test('what is done in between has both asked again', () => {
  expect(who(playAll(chain, pass('P1'), activate('spell')))).toEqual(['P1', 'fast-effects', 'P0']);
});

describe('what a pass comes to', () => {
  test('a Summon that both players leave alone succeeds', () => {
    const tried = playAll(start({ boar }), declare('boar', 'normal-summoned'), pass('P0'));
    expect(tried.cards.boar?.place).toBe('hand');
    const now = playAll(tried, pass('P1'));
    expect(now.cards.boar?.place).toBe('monster-zone');
    expect(now.passed).toBeUndefined();
  });

  const owl: Placed = [monster('Weeping Owl', [ifThis('destroyed')]), 'monster-zone'];
  test('it declines an optional Trigger Effect, and no fast effect', () => {
    const before = playAll(start({ owl }), ...effect([ev('destroyed', 'owl')]));
    expect(answerQuestion(before, { ask: 'activates', card: 'owl' }).answer).toBe('yes');
    const now = playAll(before, pass('P0'));
    const answer = answerQuestion(now, { ask: 'activates', card: 'owl' });
    expect([answer.answer, answer.deciding?.code]).toEqual(['no', 'declined']);
    expect(who(now)).toEqual(['P0', 'fast-effects', 'P1']);
  });

  test("the other player's pass declines nothing of it", () => {
    const before = playAll(start({ owl }), ...effect([ev('destroyed', 'owl')]), pass('P1'));
    expect(answerQuestion(before, { ask: 'activates', card: 'owl' }).answer).toBe('yes');
  });
});

describe('which passes and activations are legal', () => {
  const mandatory: Placed = [monster('Weeping Owl', [must('destroyed')]), 'monster-zone'];
  test.for([
    ['who is asked passes', chain, pass('P1'), 'legal', 'timing/fast-effect-timing asked'],
    ['who is not asked passes', chain, pass('P0'), 'illegal', 'timing/fast-effect-timing not-asked'],
    [
      'a Chain that resolves',
      playAll(chain, pass('P1'), pass('P0')),
      pass('P1'),
      'illegal',
      'timing/fast-effect-timing nobody',
    ],
    [
      'a mandatory effect waits',
      playAll(start({ mandatory }), ...effect([ev('destroyed', 'mandatory')])),
      pass('P0'),
      'illegal',
      'trigger/mandatory-cannot-miss must',
    ],
    [
      'who acts now is open',
      start({ odd: [monster('Odd Newt', [{ kind: 'unread', reads: 'If this odd thing is so' }]), 'gy'] }),
      pass('P0'),
      'undecided',
      'timing/fast-effect-timing open',
    ],
    [
      'an answer after both passed',
      playAll(chain, pass('P1'), pass('P0')),
      activate('theirs', { player: 'P1' }),
      'illegal',
      'timing/both-pass resolves',
    ],
    [
      'an activation by who has just passed',
      playAll(chain, pass('P1')),
      activate('theirs', { player: 'P1' }),
      'illegal',
      'timing/both-pass waits',
    ],
  ] as const satisfies readonly (readonly [string, Duel, Action, string, string])[])(
    '%s',
    ([, now, action, verdict, reason]) => {
      expect(stepVerdict(now, action)).toEqual({ verdict, found: expect.arrayContaining([reason]) });
    },
  );

  test('a Chain that both left alone resolves as usual', () => {
    const now = playAll(chain, pass('P1'), pass('P0'), resolve());
    expect(now.chain).toEqual([]);
    expect(who(now)).toEqual(['P0', 'fast-effects', 'P1']);
  });
});
