import { describe, expect, test } from 'vitest';
import type { Duel } from '../../src/engine/state/duel.ts';
import { actionsInWords } from '../support/actions-in-words.ts';
import { activate, activation, duel, monster, type Placed, spell, start, summon } from '../support/duels.ts';

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
const errand: Placed = [spell('Small Errand', [activation([{ do: 'draw' }])]), 'hand'];
const full = Object.fromEntries(
  (['M1', 'M2', 'M3', 'M4'] as const).map((zone): [string, Placed] => [
    zone,
    [monster(`Elk of ${zone}`), 'monster-zone', { zone }],
  ]),
);

const pendulumSummons = (now: Duel): readonly string[] =>
  actionsInWords(
    now,
    ({ way }) => way === 'pendulum-summoned',
    ({ verdict, card, together = [] }) => [verdict, card, ...together],
  );

describe('what may be done', () => {
  test('each that lies between the scales, and as many as possible', () => {
    expect(pendulumSummons(start(board))).toEqual([
      'legal back',
      'legal back two seven',
      'legal seven',
      'legal two',
    ]);
  });
  test('only as many as there are zones for', () => {
    expect(pendulumSummons(start({ ...board, ...full }))).toEqual([
      'legal back',
      'legal back two',
      'legal seven',
      'legal two',
    ]);
  });
  test('none after the Pendulum Summon of the turn, on a Chain, or for the opponent', () => {
    expect(pendulumSummons(duel(board, comes('two')))).toEqual([]);
    expect(pendulumSummons(duel({ ...board, errand }, activate('errand')))).toEqual([]);
    expect(pendulumSummons(start(board, { turnPlayer: 'P1' }))).toEqual([]);
  });
});

test('all come at one moment', () => {
  const came = duel(board, comes('two', 'seven', 'back')).timeline.filter(({ names }) =>
    names.includes('pendulum-summoned'),
  );
  expect([came.length, new Set(came.map(({ moment }) => moment)).size]).toEqual([3, 1]);
});
