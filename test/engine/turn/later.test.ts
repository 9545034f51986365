import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../../src/engine/answer/answer-question.ts';
import { timeOf } from '../../../src/engine/instructions/later.ts';
import { cardOf, type Duel } from '../../../src/engine/state/duel.ts';
import { endOf } from '../../../src/engine/state/endings.ts';
import {
  activate,
  activation,
  duel,
  monster,
  type Placed,
  phase,
  playAll,
  resolve,
  spell,
  start,
} from '../../support/duels.ts';
import { missingOf, playEffect } from '../instructions/play-effect.ts';

const field = 'monster-zone';

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
    expect(timeOf(words, at(now), player)).toEqual(wanted);
  });
});

describe('when durations are over, for the turn player and the other', () => {
  test.for([
    ['end-of-turn', { turn: 1, phase: 'end' }, { turn: 1, phase: 'end' }],
    ['end-of-opponents-turn', { turn: 2, phase: 'end' }, null],
    ['end-of-your-next-turn', { turn: 3, phase: 'end' }, { turn: 2, phase: 'end' }],
    ['next-standby-phase', null, { turn: 2, phase: 'standby' }],
    ['rest-of-duel', 'never', 'never'],
    ['damage-calculation', null, null],
  ] as const)('%s', ([until, own, other]) => {
    expect([endOf(at('main-1'), until, 'P0'), endOf(at('main-1'), until, 'P1')]).toEqual([own, other]);
  });
});

describe('banished for a time', () => {
  const x: Placed = [
    monster('Lantern Newt'),
    field,
    { controller: 'P1', owner: 'P0', position: 'defense', faceUp: true },
  ];
  const banished = (more: Readonly<Record<string, Placed>> = {}) =>
    playEffect([{ do: 'banish', what: { target: 0 }, until: 'end-phase' }], {
      cards: { x, ...more },
      targets: ['x'],
    });

  test('it comes back in that phase, to who controlled it, as it stood: no Summon', () => {
    const now = playAll(banished(), phase('end'));
    expect(cardOf(now, 'x')).toMatchObject({ place: field, controller: 'P1', position: 'defense' });
    expect(now.timeline.at(-1)?.names).toEqual(['returned-to-field']);
    expect(cardOf(playAll(banished(), phase('main-2')), 'x').place).toBe('banished');
  });

  test('also where nobody told of that phase', () => {
    expect(cardOf(playAll(banished(), phase('standby')), 'x').place).toBe(field);
  });

  test('without a free zone it goes to the GY', () => {
    const full = Object.fromEntries(
      [1, 2, 3, 4].map((n) => [`m${n}`, [monster(`Newt ${n}`), field, { controller: 'P1' }] as const]),
    );
    expect(cardOf(playAll(banished(full), phase('end')), 'x').place).toBe('gy');
  });

  test('one that was moved meanwhile does not come back', () => {
    const moved = playAll(
      banished(),
      { do: 'happen', events: [{ event: 'returned-to-gy', card: 'x' }] },
      phase('end'),
    );
    expect(cardOf(moved, 'x').place).toBe('gy');
  });

  describe('two that come back in the same phase', () => {
    const sends = (name: string, more: object = {}): Placed => [
      spell(
        name,
        [
          activation([{ do: 'banish', what: { target: 0 }, until: 'end-phase' }], {
            targets: [{ count: 1, from: [field] }],
          }),
        ],
        'Quick-Play',
      ),
      'hand',
      more,
    ];
    const theirs = (name: string): Placed => [monster(name), field, { controller: 'P1' }];
    const inEndPhase = (count: number, second: object = {}) =>
      duel(
        {
          x: theirs('Lantern Newt'),
          y: theirs('Paper Newt'),
          s: sends('First Hook'),
          t: sends('Second Hook', second),
          ...Object.fromEntries(Array.from({ length: count }, (_, n) => [`m${n}`, theirs(`Newt ${n}`)])),
        },
        activate('s', { targets: ['x'] }),
        activate('t', { targets: ['y'] }),
        resolve(),
        resolve(),
        phase('end'),
      );
    const places = (now: Duel) => ['x', 'y'].map((id) => cardOf(now, id).place);

    test('both come back where there is room', () => {
      expect([places(inEndPhase(2)), missingOf(inEndPhase(2))]).toEqual([[field, field], []]);
    });

    test('with room for one, which of them does is for the player to choose who orders them', () => {
      const now = inEndPhase(3);
      expect(places(now).toSorted()).toEqual(['gy', field]);
      expect(missingOf(now)).toEqual([
        'in which order these are done in the End Phase: Second Hook, First Hook (each player chooses for their own, P0 first)',
      ]);
      expect(answerQuestion(now, { ask: 'where', card: 'x' }).answer).toBe('cannot tell');
      expect(answerQuestion(now, { ask: 'on-field', card: 'm0' }).answer).toBe('yes');
    });

    test('also where the effects are of different players', () => {
      expect(missingOf(inEndPhase(3, { controller: 'P1' }))).toHaveLength(1);
    });

    test('without any room both go to the GY, in whatever order', () => {
      expect([places(inEndPhase(4)), missingOf(inEndPhase(4))]).toEqual([['gy', 'gy'], []]);
    });
  });

  test('for how long is not clear: it is banished, and its return is missing', () => {
    const now = playEffect([{ do: 'banish', what: { target: 0 }, until: 'next-standby-phase' }], {
      cards: { x },
      targets: ['x'],
    });
    expect([cardOf(now, 'x').place, missingOf(now).length, now.scheduled]).toEqual(['banished', 1, []]);
  });
});

test('what was left for later is done with the cards that it was about, if they are still the same', () => {
  const x: Placed = [monster('Lantern Newt'), 'gy'];
  const does = [
    { do: 'special-summon', what: { target: 0 } },
    { do: 'destroy', what: 'those', joined: 'also', delayed: 'during the End Phase' },
  ];
  const now = playEffect(does, { cards: { x }, targets: ['x'] });
  expect(cardOf(playAll(now, phase('end')), 'x').place).toBe('gy');
  const back = playAll(
    now,
    { do: 'happen', events: [{ event: 'banished', card: 'x' }] },
    { do: 'happen', events: [{ event: 'returned-to-field', card: 'x' }] },
    phase('end'),
  );
  expect(cardOf(back, 'x').place).toBe(field);
});
