import { expect, test } from 'vitest';
import { duel, monster, type Placed, summon } from '../support/duels.ts';

/** Pendulum Summons as actions: several monsters at once. */

const heron = (name: string, scale: number, level = 4) =>
  monster(name, [], { abilities: ['Pendulum', 'Effect'], scale, level });
const elk = (name: string, level: number): Placed => [monster(name, [], { level }), 'hand'];
const scales: Readonly<Record<string, Placed>> = {
  low: [heron('Low Heron', 1), 'pendulum-zone'],
  high: [heron('High Heron', 8), 'pendulum-zone'],
};
const board: Readonly<Record<string, Placed>> = {
  ...scales,
  two: elk('Young Elk', 2),
  seven: elk('Old Elk', 7),
  eight: elk('Elder Elk', 8),
  back: [heron('Lost Heron', 3), 'extra-deck', { faceUp: true }],
  down: [heron('Hidden Heron', 3), 'deck'],
};
const comes = (card: string, ...together: readonly string[]) =>
  summon(card, 'pendulum-summoned', together.length === 0 ? {} : { together });
test('all come at one moment', () => {
  const came = duel(board, comes('two', 'seven', 'back')).timeline.filter(({ names }) =>
    names.includes('pendulum-summoned'),
  );
  expect([came.length, new Set(came.map(({ moment }) => moment)).size]).toEqual([3, 1]);
});
