import { expect, test } from 'vitest';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import { judgeStep } from '../../src/engine/legal/judge-step.ts';
import { withForcedQuick } from '../../src/engine/legal/mandatory-quick.ts';
import { play } from '../../src/engine/play.ts';
import { activate, duel, monster, type Placed, resolve, start } from '../support/duels.ts';

/** A Quick Effect that must be activated when something is: the Chain does not resolve before it, and its player cannot pass. */

const knight = (more: object = {}): Placed => [
  monster('Grim Warden', [
    {
      kind: 'quick',
      mandatory: true,
      on: [{ event: 'effect-activated', of: { cardType: 'monster' } }],
      cost: [{ do: 'tribute', what: 'this' }],
      does: [{ do: 'negate-activation' }],
      ...more,
    },
  ]),
  'monster-zone',
  { controller: 'P1' },
];
const newt: Placed = [
  monster('Lantern Newt', [{ kind: 'ignition', does: [{ do: 'gain-lp', amount: 500 }] }]),
  'monster-zone',
];
const cards = { newt, knight: knight() };
const pass = { do: 'pass', player: 'P1' } as const;

test.for([
  ['the Chain resolves without it', duel(cards, activate('newt')), resolve(), 'illegal'],
  ['its player passes', duel(cards, activate('newt')), pass, 'illegal'],
  ['it is activated', duel(cards, activate('newt')), activate('knight', { player: 'P1' }), 'legal'],
  [
    'and then the Chain resolves',
    duel(cards, activate('newt'), activate('knight', { player: 'P1' })),
    resolve(),
    'legal',
  ],
  ['of an effect that it does not answer', duel({ ...cards }, activate('errand')), resolve(), 'legal'],
  [
    'of a card that is face-down',
    duel(
      { newt, knight: [knight()[0], 'monster-zone', { controller: 'P1', faceUp: false }] },
      activate('newt'),
    ),
    resolve(),
    'legal',
  ],
  [
    'an optional one',
    duel({ newt, knight: knight({ mandatory: undefined }) }, activate('newt')),
    resolve(),
    'legal',
  ],
] as const)('%s', ([, now, action, verdict]) => {
  expect(judgeStep(now, action).verdict).toBe(verdict);
});

test('without a Chain nothing waits', () => {
  expect(judgeStep(start(cards), activate('newt')).verdict).toBe('legal');
});

test('what resolves without it was told of in part: nothing after that is settled', () => {
  const resolved = play(withForcedQuick(duel(cards, activate('newt'))), resolve());
  expect(answerQuestion(resolved, { ask: 'resolves', card: 'newt' }).answer).toBe('cannot tell');
  const other = play(withForcedQuick(duel({ newt }, activate('newt'))), resolve());
  expect(answerQuestion(other, { ask: 'resolves', card: 'newt' }).answer).toBe('yes');
});
