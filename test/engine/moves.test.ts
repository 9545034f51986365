import { describe, expect, test } from 'vitest';
import { type MoveDetails, placeAfter } from '../../src/engine/events/moves.ts';
import { eventNames } from '../../src/vocabulary/events.ts';
import type { Placed } from '../support/duels.ts';
import { field, heron, moved, newt, swinging, token } from './moved.ts';

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
      'a Pendulum Monster follows what banishes cards for the GY (rule pendulum/other-destination)',
      [swinging, field],
      'destroyed',
      { insteadOfGy: 'banished' },
      'banished',
      ['destroyed', 'banished', 'left-the-field'],
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

test('every event leaves the card in the place that the table says, in one move', () => {
  for (const event of eventNames) {
    const { card, names } = moved([newt, 'banished'], event);
    expect([event, card.place]).toEqual([event, placeAfter(event) ?? 'banished']);
    expect(card.moves).toBe(card.place === 'banished' ? 0 : 1);
    expect(names[0]).toBe(event);
  }
});
