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
    [
      'yours, and that of the opponent',
      "Target 1 Plant monster you control and 1 Effect Monster your opponent controls; destroy your monster, and if you do, negate the effects of that opponent's monster.",
      [{ target: 0 }, { target: 1 }],
    ],
    [
      'the one of two that is a Spell, and the one that is a monster',
      'Target 1 Ritual Spell and 1 Plant monster in your GY; add that Ritual Spell to your hand, and if you do, Special Summon that monster.',
      [{ target: 0 }, { target: 1 }],
    ],
    [
      'the only card, behind one that was sent away',
      'Target 1 card your opponent controls; send 1 Plant monster from your Deck to the GY, and if you do, destroy that card.',
      [expect.objectContaining({ count: 1 }), { target: 0 }],
    ],
    [
      '"it", right behind the target',
      'Target 1 Plant monster you control; your opponent cannot target it with card effects this turn.',
      [{ target: 0 }],
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
    expect(meant(text)).toMatchObject([{ reads: 'that monster you control' }]);
  });

  test.for([
    'If this card is added to your hand, except by drawing it: You can Special Summon it.',
    "During your opponent's turn, if this Set card in the Spell & Trap Zone is destroyed and sent to your Graveyard: Special Summon it.",
  ])('its own card: %s', (text) => {
    expect(meant(text, monster())).toEqual(['this']);
  });

  test('an Xyz Monster of two targets, to which the other one is attached', () => {
    const text =
      'Target 1 Xyz Monster you control and 1 Plant monster in your GY; attach that Plant monster to that Xyz Monster.';
    const effect = cardModelOf({ name: 'Paper Lantern', facts: spell(), text }).parts.find(isActivated);
    expect(effect?.does).toMatchObject([{ what: { target: 1 }, onto: { target: 0 } }]);
  });

  test('no target that is only perhaps such a card', () => {
    const text =
      'Target 1 monster you control and 1 monster in your GY; attach that monster to 1 Xyz Monster you control.';
    expect(meant(text)).toMatchObject([{ reads: 'that monster' }]);
  });

  const answers = 'When a monster your opponent controls activates its effect (Quick Effect): You can';
  test.for<[string, unknown]>([
    [`${answers} discard 1 card; destroy that monster.`, 'event'],
    [`${answers} detach 1 material from this card; destroy it.`, 'event'],
    [`${answers} Tribute 1 Plant monster; destroy it.`, 'event'],
    [`${answers} discard 1 Plant monster; Special Summon that monster.`, { reads: 'that monster' }],
    ['When this card destroys a monster by battle: Place 1 Wick Counter on it.', 'this'],
    ['When your opponent Normal Summons a monster: Place 1 Wick Counter on it.', 'event'],
    ['If this card is Normal Summoned: Place 2 Wick Counters on it.', 'this'],
    ['If this card is Special Summoned by the effect of a "Lantern" monster: It gains 500 DEF.', 'this'],
    ["During your opponent's End Phase, if you control this Special Summoned card: Destroy it.", 'this'],
    [
      "When an attack is declared involving your monster and an opponent's monster: It gains 500 ATK.",
      { reads: 'it' },
    ],
  ])('behind what is answered and paid: %s', ([text, what]) => {
    expect(meant(text, monster())).toMatchObject([what]);
  });

  test('the card whose activation is negated, behind what was done with the own one', () => {
    const text =
      'When your opponent activates a card or effect (Quick Effect): You can destroy this card, and if you do, negate that activation, and if you do that, banish that card.';
    expect(meant(text, monster())).toEqual(['this', undefined, 'those']);
  });

  test('what the event happened to', () => {
    const text =
      'When your opponent Special Summons a monster(s): You can pay 500 LP; change that Special Summoned monster(s) to face-down Defense Position.';
    expect(meant(text, monster())).toEqual(['event']);
  });

  test.for<[string, string, readonly unknown[]]>([
    [
      'of the excavated cards, and the rest of them',
      'Excavate the top 3 cards of your Deck, and if you do, you can add 1 excavated Plant monster to your hand, also send the rest to the GY.',
      [
        {
          count: 1,
          from: ['deck'],
          filter: { cardType: 'monster', type: 'Plant', owner: 'you' },
          among: { dealt: 'excavate' },
        },
        { count: 'all', from: ['deck'], filter: { owner: 'you' }, among: { dealt: 'excavate' } },
      ],
    ],
    [
      'of the revealed cards what the opponent picks, and the other ones',
      'Reveal 3 Plant monsters from your Deck, your opponent randomly picks 1 for you to add to your hand, and you shuffle the rest into the Deck.',
      [
        {
          count: 1,
          from: ['deck'],
          filter: { cardType: 'monster', type: 'Plant', owner: 'you' },
          among: { dealt: 'reveal' },
        },
        {
          count: 'all',
          from: ['deck'],
          filter: { cardType: 'monster', type: 'Plant', owner: 'you' },
          among: { dealt: 'reveal' },
        },
      ],
    ],
    [
      'the only one that was shown',
      'Excavate the top card of your Deck, and if it is a Plant monster, add it to your hand. Otherwise, send it to the GY.',
      ['those', { count: 1, from: ['deck'], filter: { owner: 'you' }, among: { dealt: 'excavate' } }],
    ],
    [
      'one of several targets, and the other',
      'Target 2 Plant monsters in your GY; add 1 of them to your hand, and banish the other.',
      [
        { count: 1, filter: {}, among: 'targets' },
        { count: 'all', filter: {}, among: 'others' },
      ],
    ],
    [
      'what was drawn',
      'Draw 1 card and reveal it, then, if it is a Plant monster, destroy 1 card on the field. Otherwise, send it to the GY.',
      [{ dealt: 'draw' }, expect.objectContaining({ count: 1 }), { dealt: 'draw' }],
    ],
    [
      'what is theirs, where nobody but the opponent is spoken of',
      'Your opponent banishes 1 card from their hand, then you look at their Extra Deck, and send 1 monster from it to the GY.',
      [
        { count: 1, from: ['hand'], filter: { owner: 'opponent' } },
        { count: 'all', from: ['extra-deck'], filter: { owner: 'opponent' } },
        { count: 1, from: ['extra-deck'], filter: { cardType: 'monster', owner: 'opponent' } },
      ],
    ],
  ])('%s', ([, text, cards]) => {
    expect(meant(text).slice(-cards.length)).toEqual(cards);
  });

  test('nothing, of two sorts of cards that were shown together', () => {
    const text =
      'Take 1 Plant monster and 1 Rock monster from your Deck, add 1 of them to your hand, and send the other to the GY.';
    expect(JSON.stringify(meant(text))).not.toContain('among');
  });

  test.for([
    'Both players send 1 card from their hand to the GY, then your opponent draws 1 card.',
    "Its owner draws 1 card, then banish 1 card from their hand, also your opponent's hand is safe.",
  ])('not where "their" may be another player: %s', (text) => {
    expect(JSON.stringify(meant(text))).not.toContain('opponent');
  });

  test('its own card, where it attacks: not where the attacked monster is named', () => {
    const of = (head: string) => meant(`${head}: It gains 300 ATK until the end of this turn.`, monster());
    expect(of('When this card declares an attack')).toEqual(['this']);
    expect(of("When this card declares an attack on an opponent's monster")).not.toEqual(['this']);
  });
});
