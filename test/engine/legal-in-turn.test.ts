import { describe, expect, test } from 'vitest';
import type { Duel } from '../../src/engine/state/duel.ts';
import {
  activate,
  declare,
  duel,
  ev,
  monster,
  type Placed,
  phase,
  playAll,
  resolve,
  start,
} from '../support/duels.ts';
import { legalActions } from '../support/legal-actions.ts';
import { attack } from './battle/battle-cards.ts';

/** What takes no card (passing, replays, going on in the turn), and what is done by hand with a monster on the field. */

const inTurn = (now: Duel): readonly string[] =>
  legalActions(now)
    .filter((each) => each.card === undefined)
    .map(({ player, do: what, phase: to, target }) => [player, what, to, target].filter(Boolean).join(' '));
const boar: Placed = [monster('Tame Boar'), 'monster-zone'];

describe('what takes no card', () => {
  test.for<readonly [string, Duel, readonly string[]]>([
    [
      'in the open Main Phase',
      start({ boar }),
      ['P0 go-to-phase battle', 'P0 go-to-phase end', 'P0 end-turn'],
    ],
    ['in the Draw Phase', start({ boar }, { phase: 'draw' }), ['P0 pass', 'P0 go-to-phase standby']],
    [
      'in the Battle Phase',
      start({ boar }, { phase: 'battle' }),
      ['P0 pass', 'P0 go-to-phase main-2', 'P0 go-to-phase end', 'P0 end-turn'],
    ],
    [
      'in the first turn no Battle Phase',
      start({ boar }, { turnNumber: 1 }),
      ['P0 go-to-phase end', 'P0 end-turn'],
    ],
    ['while a Chain is built', duel({ boar }, activate('errand')), ['P1 pass']],
    ['while it resolves', duel({ boar }, activate('errand'), activate('theirs'), resolve()), []],
    [
      'while a Summon can be negated',
      playAll(start({ x: [monster('Elk'), 'hand'] }), declare('x', 'normal-summoned')),
      ['P0 pass'],
    ],
  ])('%s', ([, now, all]) => {
    expect(inTurn(now)).toEqual(all);
  });
});

test('a face-down monster is listed to be Flip Summoned, and not to change its position', () => {
  const down: Placed = [monster('Sly Boar'), 'monster-zone', { faceUp: false }];
  const what = legalActions(start({ down })).filter(({ card }) => card === 'down');
  expect(what.map((each) => each.do)).toEqual(['flip-summon']);
});

test('a Pendulum Monster in the hand is listed to be activated as a Spell, where it may be', () => {
  const low: Placed = [monster('Low Heron', [], { abilities: ['Pendulum', 'Effect'], scale: 1 }), 'hand'];
  const asSpell = (now: Duel) =>
    legalActions(now)
      .filter((each) => each.card === 'low' && each.asSpell === true)
      .map(({ card, verdict }) => `${card} ${verdict}`);
  expect(asSpell(start({ low }))).toEqual(['low legal']);
  expect(asSpell(duel({ low }, activate('errand')))).toEqual([]);
});

test('in a replay what may be attacked now is listed, and that the attack is stopped', () => {
  const now = duel(
    { boar, elk: [monster('Late Elk'), 'gy', { controller: 'P1' }] },
    phase('battle'),
    attack('boar', 'foe'),
    { do: 'happen', events: [ev('special-summoned', 'elk', { controller: 'P1' })] },
  );
  expect(inTurn(now)).toEqual(
    expect.arrayContaining(['P0 attack-again foe', 'P0 attack-again elk', 'P0 stop-attack']),
  );
});
