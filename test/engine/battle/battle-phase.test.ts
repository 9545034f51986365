import { expect, test } from 'vitest';
import type { Phase } from '../../../src/vocabulary/phases.ts';
import { phase, playAll, start } from '../../support/duels.ts';

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
  expect(duel.pointedOut.map(({ rule }) => rule)).toEqual(rules);
  expect(duel.phase).toBe(told.at(-1));
});
