import { describe, expect, test } from 'vitest';
import type { Facts } from '../../../src/card-model/facts.ts';
import { footprintOf } from '../../../src/cardtext/footprint.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { monster, spell, trap } from '../../support/card-texts.ts';

const parts = (text: string, facts: Facts = monster()) =>
  cardModelOf({ name: 'Paper Lantern', facts, text }).parts;

describe('a state of the card itself is what its effect asks for', () => {
  test.for([
    ['You can Tribute this Fusion Summoned card; draw 1 card.', 'this card was Fusion Summoned'],
    [
      'During your End Phase, change this face-up Defense Position card on the field to face-up Attack Position.',
      'this card is in face-up Defense Position',
    ],
    [
      'You can Tribute this card that was Special Summoned this turn; draw 1 card.',
      'this card was Special Summoned this turn',
    ],
    [
      'You can send this card equipped to a monster to the GY; draw 1 card.',
      'this card is equipped to a monster',
    ],
  ] as const)('%s', ([text, words]) => {
    expect(parts(text)[0]).toMatchObject({ conditions: expect.arrayContaining([words]) });
  });

  test('a Trap says that it has to be in the Monster Zone', () => {
    const text = 'If this card is in the Monster Zone (Quick Effect): You can draw 1 card.';
    expect(parts(text, trap('Continuous'))).toContainEqual(
      expect.objectContaining({ kind: 'quick', activatesIn: ['monster-zone'] }),
    );
  });
});

describe('what a sentence behind an effect means', () => {
  test.for([
    'Target 1 monster you control; Special Summon 1 monster from your hand. Its ATK becomes 0.',
    'Target 1 monster you control; Special Summon 1 monster from your hand. (This is treated as a Fusion Summon.) Its ATK becomes 0.',
    'Target 1 monster you control; Special Summon 1 "Wick Token" (Fiend/DARK/Level 1/ATK 500/DEF 0). Its ATK becomes 0.',
  ])('"it" is what came last: %s', (text) => {
    expect(parts(text, spell())[0]).toMatchObject({ does: [{}, { do: 'change-atk', what: 'those' }] });
  });

  test('"that target" is the target still', () => {
    const text =
      'Target 1 monster you control; Special Summon 1 monster from your hand. That target gains 500 ATK.';
    expect(parts(text, spell())[0]).toMatchObject({ does: [{}, { what: { target: 0 } }] });
  });

  test.for([
    ['Change it to Attack Position.', 'change-position'],
    ['Shuffle it into the Deck.', 'return-to-deck'],
    ['Take control of it.', 'take-control'],
  ] as const)('an order about what was selected: %s', ([order, verb]) => {
    const text = `Once per turn, you can select 1 face-up monster your opponent controls. ${order}`;
    expect(parts(text)).toMatchObject([{ kind: 'ignition', does: [{ do: verb, what: { target: 0 } }] }]);
  });
});

describe('what unread words touch', () => {
  test('a part of the sentence behind what they keep away', () => {
    const words = 'its battle position cannot be changed this turn, also, if it shines, destroy that target';
    expect(footprintOf(words).aspects).toContain('place');
  });

  test('not what they keep from being done', () => {
    expect(footprintOf('it cannot be destroyed by battle').aspects).not.toContain('place');
  });

  test('"it" is not the card whose text it is, where the words do not name that', () => {
    expect(footprintOf('Change it to face-up Attack Position.').reach).toBe('all');
    expect(footprintOf('If this card is attacked, change it to Attack Position.').reach).toBe('own');
  });
});
