import { expect, test } from 'vitest';
import { answerQuestion } from '../../../src/engine/answer/answer-question.ts';
import type { Phase } from '../../../src/vocabulary/phases.ts';
import {
  activate,
  activation,
  monster,
  type Placed,
  phase,
  playAll,
  resolve,
  spell,
  start,
} from '../../support/duels.ts';

test.for<[string, { readonly turnNumber?: 1 }, readonly Phase[], readonly string[]]>([
  ['one Battle Phase', {}, ['battle', 'damage', 'battle', 'battle-end', 'main-2'], []],
  ['a second one', {}, ['battle', 'battle-end', 'battle-start', 'battle', 'main-2'], []],
  [
    'a third one',
    {},
    ['battle', 'main-2', 'battle', 'main-2', 'battle'],
    ['turns-general/only-one-additional'],
  ],
  ['one in each turn', {}, ['battle', 'end', 'draw', 'battle', 'end', 'draw', 'battle'], []],
  ['in the first turn of the Duel', { turnNumber: 1 }, ['battle'], ['battle-phase/not-in-first-turn']],
  ['in the turn after that', { turnNumber: 1 }, ['end', 'draw', 'battle'], []],
])('%s: what is told is played, and what no rule allows is pointed out', ([, more, told, rules]) => {
  const duel = playAll(start({}, more), ...told.map(phase));
  expect(duel.illegalities.map(({ rule }) => rule)).toEqual(rules);
  expect(duel.phase).toBe(told.at(-1));
});

test('a monster does not attack in a turn whose Battle Phase a text does not let be conducted', () => {
  const toll: Placed = [
    spell('Heavy Toll', [
      activation([{ do: 'gain-lp', amount: 100 }]),
      {
        kind: 'not-an-effect',
        what: 'restriction',
        reads: 'no Battle Phase in that turn',
        bans: { battlePhase: true },
        inTurnOf: 'card',
      },
    ]),
    'hand',
  ];
  const newt: Placed = [monster('Plain Newt'), 'monster-zone'];
  const before = start({ toll, newt });
  const paid = playAll(before, activate('toll'), resolve());
  const may = (duel: typeof before) => answerQuestion(duel, { ask: 'can-attack', card: 'newt' }).answer;
  expect([before, paid, playAll(paid, { do: 'end-turn' }, { do: 'end-turn' })].map(may)).toEqual([
    'yes',
    'no',
    'yes',
  ]);
});
