import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import { judgeStep } from '../../src/engine/legal/judge-step.ts';
import { activate, activation, duel, limited, monster, type Placed, spell, start } from '../support/duels.ts';

/** An effect that Special Summons its target targets only what it can Special Summon. */

const call = (...does: readonly object[]): Placed => [
  spell('Soft Call', [
    activation(does as never, { targets: [{ count: 1, from: ['gy'], filter: { cardType: 'monster' } }] }),
  ]),
  'hand',
];
const summons = { do: 'special-summon', what: { target: 0 } };
const ritual = limited('Solemn Heron', ['Ritual'], { special: 'must-first-be', ways: ['ritual-summoned'] });
const gone = (more: object): Placed => [ritual, 'gy', more];
const reasons = (x: Placed, revive: Placed) => {
  const { verdict, findings } = judgeStep(duel({ x, revive }), activate('revive', { targets: ['x'] }));
  return [verdict, findings.find((each) => each.verdict !== 'permits')?.rule];
};

describe('the target that was told', () => {
  test.for([
    ['a monster that needs nothing', [monster('Tame Boar'), 'gy'] as Placed, summons, 'legal', undefined],
    ['one that was properly Summoned', gone({ properlySummoned: 'yes' }), summons, 'legal', undefined],
    ['one that was not', gone({ properlySummoned: 'no' }), summons, 'illegal', 'properly-summoned/never'],
    [
      'the same for an effect that does something else',
      gone({ properlySummoned: 'no' }),
      { do: 'banish', what: { target: 0 } },
      'legal',
      undefined,
    ],
    [
      'the same where its player may leave it',
      gone({ properlySummoned: 'no' }),
      { ...summons, may: true },
      'legal',
      undefined,
    ],
  ] as const)('%s', ([, x, does, verdict, rule]) => {
    const [is, why] = reasons(x, call(does));
    expect(is).toBe(verdict);
    if (rule !== undefined) expect(why).toMatch(/properly|summon/);
  });

  test('whether it was properly Summoned was not said: not decided', () => {
    expect(reasons(gone({ properlySummoned: 'unknown' }), call(summons))[0]).toBe('undecided');
  });
});

test('without another target it cannot be activated', () => {
  const may = (x: Placed) =>
    answerQuestion(
      start(
        { x, revive: call(summons) },
        { players: { P0: { unseen: { gy: 0 } }, P1: { unseen: { gy: 0 } } } },
      ),
      { ask: 'can-activate', card: 'revive' },
    ).answer;
  expect(may(gone({ properlySummoned: 'no' }))).toBe('no');
  expect(may(gone({ properlySummoned: 'yes' }))).toBe('yes');
});
