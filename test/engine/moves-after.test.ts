import { describe, expect, test } from 'vitest';
import type { MoveDetails } from '../../src/engine/events/moves.ts';
import type { eventNames } from '../../src/vocabulary/events.ts';
import { limited, type Placed, spell } from '../support/duels.ts';
import { field, gemini, heron, moved, newt, swaying } from './moved.ts';

describe('what a card is afterwards', () => {
  test.for([
    ['Set: face-down in Defense Position', [newt, 'hand'], 'set', {}, { faceUp: false, position: 'defense' }],
    ['in the hand: hidden', [newt, field], 'returned-to-hand', {}, { faceUp: false }],
    [
      'to the owner, not to who controlled it',
      [newt, field, { owner: 'P1', controller: 'P0' }],
      'destroyed',
      {},
      { controller: 'P1', owner: 'P1' },
    ],
    [
      'control changes without a place',
      [newt, field],
      'control-changed',
      {},
      { controller: 'P1', place: field, moves: 0 },
    ],
    [
      'control to whom it was said',
      [newt, field, { controller: 'P1' }],
      'control-changed',
      { controller: 'P1' },
      { controller: 'P1' },
    ],
    ['an Equip Card is no monster', [newt, field], 'equipped', {}, { role: 'equip-card' }],
    ['and is one again in the GY', [newt, 'spell-trap-zone'], 'destroyed', {}, { role: 'monster' }],
    ['an Xyz Material', [newt, field], 'became-xyz-material', {}, { role: 'xyz-material', moves: 1 }],
    [
      'a monster placed as a Continuous Spell',
      [newt, 'hand'],
      'placed-in-spell-trap-zone',
      {},
      { role: 'spell' },
    ],
    [
      'properly Summoned is kept in the GY',
      [heron, field, { summoned: 'synchro-summoned' }],
      'destroyed',
      {},
      { properlySummoned: 'yes' },
    ],
    [
      'properly Summoned is kept while banished face-down',
      [heron, field, { summoned: 'synchro-summoned' }],
      'banished-face-down',
      {},
      { properlySummoned: 'yes', faceUp: false },
    ],
    [
      'and lost in the Extra Deck',
      [heron, field, { summoned: 'synchro-summoned' }],
      'returned-to-extra-deck',
      {},
      { properlySummoned: 'no', faceUp: false },
    ],
    [
      'and kept face-up in the Extra Deck',
      [swaying, field, { summoned: 'synchro-summoned' }],
      'destroyed',
      {},
      { properlySummoned: 'yes', faceUp: true },
    ],
    [
      'a Gemini monster forgets its second Summon in the GY',
      [gemini, field, { summonedAgain: true }],
      'destroyed',
      {},
      { summonedAgain: false },
    ],
    [
      'and face-down',
      [gemini, field, { summonedAgain: true }],
      'flipped-face-down',
      {},
      { summonedAgain: false, faceUp: false, position: 'defense' },
    ],
    [
      'negated effects are not negated elsewhere',
      [newt, field, { negated: true }],
      'destroyed',
      {},
      { negated: false },
    ],
    [
      'flipped face-up it stays where it is',
      [newt, field, { faceUp: false }],
      'flipped-face-up',
      {},
      { faceUp: true, moves: 0 },
    ],
    [
      'changed to Defense Position by hand',
      [newt, field],
      'position-changed',
      { byHand: true },
      { position: 'defense', thisTurn: expect.objectContaining({ positionChanged: true }) },
    ],
    [
      'changed by an effect',
      [newt, field],
      'position-changed',
      {},
      { position: 'defense', thisTurn: expect.objectContaining({ positionChanged: false }) },
    ],
    [
      'changed to the position that was said',
      [newt, field],
      'position-changed',
      { position: 'attack' },
      { position: 'attack' },
    ],
    [
      'Flip Summoned counts as a change of position',
      [newt, field, { faceUp: false }],
      'flip-summoned',
      {},
      { position: 'attack', thisTurn: expect.objectContaining({ positionChanged: true }) },
    ],
    [
      'an attack is remembered',
      [newt, field],
      'attack-declared',
      {},
      { thisTurn: expect.objectContaining({ attacked: true }) },
    ],
    [
      'the Gemini monster is still Special Summoned',
      [gemini, field, { summoned: 'special-summoned' }],
      'normal-summoned-again',
      {},
      { summoned: 'special-summoned', summonedAgain: true },
    ],
    [
      'Summoned by an effect of this card it is properly Summoned',
      [
        limited('Chosen Boar', [], {
          special: 'must-be',
          ways: ['special-summoned'],
          byCards: ['Wide Door'],
        }),
        'hand',
      ],
      'special-summoned',
      { source: 'Wide Door' },
      { properlySummoned: 'yes' },
    ],
    [
      'of another card it is not',
      [
        limited('Chosen Boar', [], {
          special: 'must-be',
          ways: ['special-summoned'],
          byCards: ['Wide Door'],
        }),
        'hand',
      ],
      'special-summoned',
      { source: 'Narrow Door' },
      { properlySummoned: 'no' },
    ],
    [
      'of a card that was not said, nobody knows',
      [
        limited('Chosen Boar', [], {
          special: 'must-be',
          ways: ['special-summoned'],
          byCards: ['Wide Door'],
        }),
        'hand',
      ],
      'special-summoned',
      {},
      { properlySummoned: 'unknown' },
    ],
    [
      'a Spell Card in the GY',
      [spell('Wide Door'), 'spell-trap-zone'],
      'destroyed',
      {},
      { role: 'spell', activated: false, place: 'gy' },
    ],
  ] as const satisfies readonly (readonly [
    string,
    Placed,
    (typeof eventNames)[number],
    MoveDetails,
    object,
  ])[])('%s', ([, placed, event, details, after]) => {
    expect(moved(placed, event, details).card).toMatchObject(after);
  });
});

test('how it was Summoned is forgotten when it leaves the field, and kept when it is Flip Summoned', () => {
  const synchro: Placed = [heron, field, { summoned: 'synchro-summoned' }];
  expect(moved(synchro, 'destroyed').card.summoned).toBeUndefined();
  expect(moved(synchro, 'flip-summoned').card.summoned).toBe('synchro-summoned');
});
