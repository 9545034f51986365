import { describe, expect, test } from 'vitest';
import { isActivated } from '../../../src/card-model/activated.ts';
import type { Facts } from '../../../src/card-model/facts.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { monster, spell } from '../../support/card-texts.ts';

/** The cards that the instructions of the first effect of a text are about. */
function meant(text: string, facts: Facts = spell()): readonly unknown[] {
  const effect = cardModelOf({ name: 'Paper Lantern', facts, text }).parts.find(isActivated);
  return effect?.does.map(({ what }) => what) ?? [];
}

describe('what words point at', () => {
  test.for<[string, string, readonly unknown[]]>([
    [
      'what was targeted, where only words say what that is',
      'Target 1 face-up card on the field that has an effect that counts lanterns; destroy it.',
      ['targets'],
    ],
    [
      'the target that lies there, and the other one',
      'Target 1 Plant monster you control and 1 Plant monster in your GY; destroy that monster you control, and if you do, Special Summon that other monster from your GY.',
      [{ target: 0 }, { target: 1 }],
    ],
    [
      'the first and the second',
      'Target 1 Plant monster you control and 1 card in your GY; destroy the first target, and if you do, banish the second target.',
      [{ target: 0 }, { target: 1 }],
    ],
    [
      'what was revealed',
      'Reveal 1 card in your hand, and if you do, draw 1 card, then shuffle the revealed card into the Deck.',
      [expect.objectContaining({ count: 1 }), undefined, { dealt: 'reveal' }],
    ],
    [
      'the only target, which "1 card" is not called and which was not banished',
      'Target 1 face-up monster your opponent controls; discard 1 card, and if you do, banish 1 Plant monster from your GY, then destroy that monster.',
      [expect.objectContaining({ count: 1 }), expect.objectContaining({ count: 1 }), { target: 0 }],
    ],
    [
      'all targets, behind what was done with the card itself',
      'Target up to 2 Plant monsters in your GY; send this card to the GY, and if you do, Special Summon them.',
      ['this', 'targets'],
    ],
    ['one on each field', 'Target 1 face-up monster on each field; destroy them.', ['targets']],
  ])('%s', ([, text, cards]) => {
    expect(meant(text)).toEqual(cards);
  });

  test('no target, where a monster was Summoned in between', () => {
    const text =
      'Target 1 face-up monster your opponent controls; discard 1 card, then Special Summon 1 Plant monster from your GY, then you can pay 100 LP, and if you do, destroy that monster.';
    expect(meant(text)).not.toContainEqual({ target: 0 });
  });

  test('nothing behind a card that comes in between', () => {
    const text =
      'Target 1 face-up card on the field that has an effect that counts lanterns; banish 1 card from your GY, and if you do, destroy that card.';
    expect(meant(text)[1]).toBe('those');
  });

  test('neither of two targets that lie in the same place', () => {
    const text =
      'Target 1 Plant monster you control and 1 Rock monster you control; destroy that monster you control.';
    expect(meant(text)).toMatchObject([{ reads: 'that monster' }]);
  });

  test.for([
    'If this card is added to your hand, except by drawing it: You can Special Summon it.',
    "During your opponent's turn, if this Set card in the Spell & Trap Zone is destroyed and sent to your Graveyard: Special Summon it.",
  ])('its own card: %s', (text) => {
    expect(meant(text, monster())).toEqual(['this']);
  });

  test('what the event happened to', () => {
    const text =
      'When your opponent Special Summons a monster(s): You can pay 500 LP; change that Special Summoned monster(s) to face-down Defense Position.';
    expect(meant(text, monster())).toEqual(['event']);
  });
});
