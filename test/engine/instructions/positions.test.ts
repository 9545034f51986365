import { describe, expect, test } from 'vitest';
import { cardOf } from '../../../src/engine/state/duel.ts';
import { limited, monster, type Placed } from '../../support/duels.ts';
import { type Does, happened, missingOf, playEffect } from './play-effect.ts';

const field = 'monster-zone';
const onX = (does: Does, cards: Readonly<Record<string, Placed>>) =>
  playEffect([{ what: { target: 0 }, ...does }], { cards, targets: ['x'] });

describe('battle positions', () => {
  const x = (said: object): Placed => [monster('Lantern Newt'), field, said];
  test.for([
    [
      'to the other one',
      { position: 'attack' },
      { do: 'change-position' },
      { position: 'defense', faceUp: true },
    ],
    ['and back', { position: 'defense' }, { do: 'change-position' }, { position: 'attack' }],
    [
      'to Defense Position',
      { position: 'attack' },
      { do: 'change-position', position: 'defense' },
      { position: 'defense' },
    ],
    [
      'a Set monster to Attack Position',
      { faceUp: false },
      { do: 'change-position', position: 'attack' },
      { position: 'attack', faceUp: true },
    ],
    [
      'a Set monster to face-up Defense Position',
      { faceUp: false },
      { do: 'change-position', position: 'defense', faceUp: true },
      { position: 'defense', faceUp: true },
    ],
    ['face-down', { position: 'attack' }, { do: 'flip-face-down' }, { position: 'defense', faceUp: false }],
    ['face-up', { faceUp: false }, { do: 'flip-face-up' }, { position: 'defense', faceUp: true }],
    [
      'face-up in Attack Position',
      { faceUp: false },
      { do: 'flip-face-up', position: 'attack' },
      { position: 'attack', faceUp: true },
    ],
  ] as const)('%s', ([, said, does, wanted]) => {
    const now = onX(does, { x: x(said) });
    expect([cardOf(now, 'x'), missingOf(now)]).toMatchObject([wanted, []]);
  });

  test.for([
    [
      'it has that position already',
      x({ position: 'defense' }),
      { do: 'change-position', position: 'defense' },
    ],
    [
      'it lies in that position face-down',
      x({ faceUp: false }),
      { do: 'change-position', position: 'defense' },
    ],
    ['it is face-down already', x({ faceUp: false }), { do: 'flip-face-down' }],
    ['it is face-up already', x({}), { do: 'flip-face-up' }],
    ['a Link Monster', [limited('Iron Heron', ['Link']), field], { do: 'change-position' }],
    ['a Link Monster face-down', [limited('Iron Heron', ['Link']), field], { do: 'flip-face-down' }],
    [
      'a Token face-down',
      [monster('Pebble Token', [], { abilities: ['Token'] }), field],
      { do: 'flip-face-down' },
    ],
    ['it left the field', [monster('Lantern Newt'), 'gy'], { do: 'change-position' }],
  ] as const satisfies readonly (readonly [string, Placed, Does])[])('nothing: %s', ([, card, does]) => {
    const now = onX(does, { x: card });
    expect([happened(now), missingOf(now)]).toEqual([[], []]);
  });
});
