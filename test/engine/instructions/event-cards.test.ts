import { describe, expect, test } from 'vitest';
import { cardOf } from '../../../src/engine/state/duel.ts';
import {
  activate,
  activation,
  duel,
  ev,
  happens,
  monster,
  type Placed,
  playAll,
  resolve,
  summon,
  trap,
} from '../../support/duels.ts';
import { missingOf } from './play-effect.ts';

/** "When a monster is Summoned: destroy it": the card of the event that the effect answers. */

const snare: Placed = [
  trap('Sudden Squall', [
    activation([{ do: 'destroy', what: 'event' }], {
      word: 'when',
      on: [{ event: 'normal-summoned', of: { cardType: 'monster' } }],
    }),
  ]),
  'spell-trap-zone',
  { faceUp: false },
];
const boar: Placed = [monster('Tame Boar'), 'hand'];
const other: Placed = [monster('Wild Boar'), 'monster-zone'];

describe('the card of the event', () => {
  test('is the one that was Summoned, not another', () => {
    const now = duel(
      { x: snare, y: boar, z: other },
      summon('y', 'normal-summoned'),
      activate('x'),
      resolve(),
    );
    expect([cardOf(now, 'y').place, cardOf(now, 'z').place]).toEqual(['gy', 'monster-zone']);
  });

  test('is no longer meant once it has moved', () => {
    const before = duel({ x: snare, y: boar }, summon('y', 'normal-summoned'), activate('x'));
    const gone = playAll(before, happens(ev('returned-to-hand', 'y')), resolve());
    expect(cardOf(gone, 'y').place).toBe('hand');
    expect(missingOf(gone)).toEqual([]);
  });

  test('is missing where no such event was told', () => {
    const now = duel({ x: snare, z: other }, activate('x'), resolve());
    expect(cardOf(now, 'z').place).toBe('monster-zone');
    expect(missingOf(now)).toEqual(['which card it answers was not said']);
  });
});
