import { describe, expect, test } from 'vitest';
import { cardOf } from '../../src/engine/duel.ts';
import { applyEvent, type MoveDetails, placeAfter } from '../../src/engine/moves.ts';
import { eventNames } from '../../src/vocabulary/events.ts';
import { limited, monster, type Placed, spell, start } from '../support/duels.ts';

const newt = monster('Lantern Newt');
const swinging = monster('Swinging Newt', [], { abilities: ['Effect', 'Pendulum'], scale: 4 });
const token = monster('Pebble Token', [], { abilities: ['Token'] });
const heron = limited('Brazen Heron', ['Synchro']);
const swaying = limited('Swaying Heron', ['Synchro', 'Pendulum']);
const gemini = monster('Two-Faced Newt', [], { abilities: ['Gemini', 'Effect'] });

const moved = (placed: Placed, event: (typeof eventNames)[number], details: MoveDetails = {}) =>
  applyEvent(cardOf(start({ x: placed }), 'x'), event, details);

const field = 'monster-zone';

describe('where an event takes a card, and everything that it is', () => {
  test.for([
    [
      'destroyed: it leaves the field for the GY',
      [newt, field],
      'destroyed',
      {},
      'gy',
      ['destroyed', 'sent-to-gy', 'left-the-field'],
    ],
    [
      'discarded: it was not on the field',
      [newt, 'hand'],
      'discarded',
      {},
      'gy',
      ['discarded', 'sent-to-gy'],
    ],
    ['Tributed', [newt, field], 'tributed', {}, 'gy', ['tributed', 'sent-to-gy', 'left-the-field']],
    ['banished', [newt, 'gy'], 'banished', {}, 'banished', ['banished']],
    [
      'banished face-down is banished',
      [newt, field],
      'banished-face-down',
      {},
      'banished',
      ['banished-face-down', 'banished', 'left-the-field'],
    ],
    [
      'returned to the GY is not sent there',
      [newt, 'banished'],
      'returned-to-gy',
      {},
      'gy',
      ['returned-to-gy'],
    ],
    [
      'returned to the hand',
      [newt, field],
      'returned-to-hand',
      {},
      'hand',
      ['returned-to-hand', 'left-the-field'],
    ],
    [
      'an Extra Deck monster returned to the hand',
      [heron, field],
      'returned-to-hand',
      {},
      'extra-deck',
      ['returned-to-extra-deck', 'left-the-field'],
    ],
    [
      'an Extra Deck monster shuffled into the Deck',
      [heron, 'gy'],
      'returned-to-deck',
      {},
      'extra-deck',
      ['returned-to-extra-deck'],
    ],
    [
      'a Pendulum Monster destroyed on the field',
      [swinging, field],
      'destroyed',
      {},
      'extra-deck',
      ['destroyed', 'placed-in-extra-deck-face-up', 'left-the-field'],
    ],
    [
      'a Pendulum Monster sent from the field',
      [swinging, field],
      'sent-to-gy',
      {},
      'extra-deck',
      ['placed-in-extra-deck-face-up', 'left-the-field'],
    ],
    [
      'a card in a Pendulum Zone',
      [swinging, 'pendulum-zone'],
      'destroyed',
      {},
      'extra-deck',
      ['destroyed', 'placed-in-extra-deck-face-up', 'left-the-field'],
    ],
    ['a Pendulum Monster discarded', [swinging, 'hand'], 'discarded', {}, 'gy', ['discarded', 'sent-to-gy']],
    [
      'a Pendulum Monster detached',
      [swinging, 'xyz-material'],
      'detached',
      {},
      'gy',
      ['detached', 'sent-to-gy'],
    ],
    [
      'a Token destroyed is sent nowhere',
      [token, field],
      'destroyed',
      {},
      'gy',
      ['destroyed', 'left-the-field'],
    ],
    [
      'a Token returned to the hand is not returned',
      [token, field],
      'returned-to-hand',
      {},
      'hand',
      ['left-the-field'],
    ],
    [
      'a material of a Synchro Summon',
      [newt, field],
      'used-as-material',
      {},
      'gy',
      ['used-as-material', 'sent-to-gy', 'left-the-field'],
    ],
    [
      'an Xyz Material is not on the field',
      [newt, field],
      'became-xyz-material',
      {},
      'xyz-material',
      ['became-xyz-material', 'left-the-field'],
    ],
    [
      'detached: sent to the GY, not from the field',
      [newt, 'xyz-material'],
      'detached',
      {},
      'gy',
      ['detached', 'sent-to-gy'],
    ],
    ['equipped: it stays on the field', [newt, field], 'equipped', {}, 'spell-trap-zone', ['equipped']],
    [
      'destroyed, and banished instead',
      [newt, field],
      'destroyed',
      { insteadOfGy: 'banished' },
      'banished',
      ['destroyed', 'banished', 'left-the-field'],
    ],
    [
      'sent to the GY, and banished instead',
      [newt, field],
      'sent-to-gy',
      { insteadOfGy: 'banished' },
      'banished',
      ['banished', 'left-the-field'],
    ],
    [
      'a Pendulum Monster goes to the Extra Deck, whatever banishes cards for the GY',
      [swinging, field],
      'destroyed',
      { insteadOfGy: 'banished' },
      'extra-deck',
      ['destroyed', 'placed-in-extra-deck-face-up', 'left-the-field'],
    ],
    [
      'Tribute Summoned is Normal Summoned',
      [newt, 'hand'],
      'tribute-summoned',
      {},
      field,
      ['tribute-summoned', 'normal-summoned'],
    ],
    [
      'Synchro Summoned is Special Summoned',
      [heron, 'extra-deck'],
      'synchro-summoned',
      {},
      field,
      ['synchro-summoned', 'special-summoned'],
    ],
    [
      'Flip Summoned is flipped face-up',
      [newt, field, { faceUp: false }],
      'flip-summoned',
      {},
      field,
      ['flip-summoned', 'flipped-face-up'],
    ],
    ['Set is no Summon', [newt, 'hand'], 'set', {}, field, ['set']],
    ['told to go elsewhere', [newt, field], 'sent-to-gy', { to: 'hand' }, 'hand', ['left-the-field']],
  ] as const satisfies readonly (readonly [
    string,
    Placed,
    (typeof eventNames)[number],
    MoveDetails,
    string,
    readonly string[],
  ])[])('%s', ([, placed, event, details, place, names]) => {
    const after = moved(placed, event, details);
    expect({ place: after.card.place, names: after.names }).toEqual({ place, names });
  });
});

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

test('every event leaves the card in the place that the table says, in one move', () => {
  for (const event of eventNames) {
    const { card, names } = moved([newt, 'banished'], event);
    expect([event, card.place]).toEqual([event, placeAfter(event) ?? 'banished']);
    expect(card.moves).toBe(card.place === 'banished' ? 0 : 1);
    expect(names[0]).toBe(event);
  }
});

test('how it was Summoned is forgotten when it leaves the field, and kept when it is Flip Summoned', () => {
  const synchro: Placed = [heron, field, { summoned: 'synchro-summoned' }];
  expect(moved(synchro, 'destroyed').card.summoned).toBeUndefined();
  expect(moved(synchro, 'flip-summoned').card.summoned).toBe('synchro-summoned');
});
