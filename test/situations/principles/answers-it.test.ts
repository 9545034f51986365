import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

const catalogue = makeCatalogue([
  textSpell('Amber Summons', 'Special Summon 1 Level 4 monster from your Deck.'),
  textSpell('Amber Harvest', 'Add 1 Level 4 monster from your Deck to your hand.'),
  textSpell('Amber Dig', 'Excavate the top 3 cards of your Deck, then add 1 excavated card to your hand.'),
  textSpell('Amber Revival', 'Target 1 monster in your GY; Special Summon that target.'),
  textSpell(
    'Amber Hush',
    "Destroy all monsters your opponent controls. Neither player can activate cards or effects in response to this card's activation.",
  ),
  textMonster(
    'Amber Lodger',
    'If this card is sent to the GY: Add 1 Plant monster from your Deck to your hand.',
  ),
  textMonster('Amber Heron', 'If this card is Normal Summoned: You can draw 1 card.'),
  textMonster(
    'Alert Sprite',
    'When a card or effect is activated that includes an effect that adds a card(s) from the Deck to the hand (Quick Effect): You can discard this card; negate that effect.',
  ),
  textMonster(
    'Still Sprite',
    'When a card or effect is activated that includes an effect that Special Summons a monster(s) from the Deck (Quick Effect): You can discard this card; negate that effect.',
  ),
  textMonster(
    'Gravedigger Wren',
    "(Quick Effect): You can discard this card, then target 1 card in your opponent's GY; banish that target.",
  ),
  textTrap('Either Toll', 'Either player can pay 800 LP to turn away a visitor.', 'Continuous'),
  textTrap(
    'Stern Notice',
    'When a monster(s) would be Summoned, OR when a Spell/Trap Card, or monster effect, is activated that includes an effect that Special Summons a monster(s): Pay 2000 LP; negate the Summon or activation, and if you do, destroy it.',
    'Counter',
  ),
  textTrap(
    'Stern Verdict',
    'When a monster(s) would be Summoned, OR a Spell/Trap Card is activated: Pay half your LP; negate the Summon or activation, and if you do, destroy that card.',
    'Counter',
  ),
  textTrap(
    'Guarded Notice',
    'When your opponent activates a Spell Card while you control a Dragon monster: Negate the activation.',
    'Counter',
  ),
  textMonster(
    'Stubborn Heron',
    'Neither player can add cards from their Deck to their hand except by drawing them. During either turn, when a monster would be Special Summoned: You can send this card to the GY; negate the Summon.',
  ),
  textTrap('Even Keel', 'Neither player can banish cards.', 'Continuous'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

describe('can a card answer the activation of another', () => {
  test.for([
    ['it includes what is answered', 'Opponent activates Amber Summons. Does Still Sprite stop it?', 'yes'],
    ['it takes from elsewhere', 'Opponent activates Amber Revival. Can I stop it with Still Sprite?', 'no'],
    ['excavated cards are in the Deck', 'Opponent slams Amber Dig. Is Alert Sprite allowed?', 'yes'],
    ['what is added is no Summon', 'Opponent slams Amber Dig. Is Still Sprite allowed?', 'no'],
    ['it does something else', 'Opponent slams Amber Harvest. Is Still Sprite allowed?', 'no'],
    ['"OR when" in the text', 'Opponent drops Amber Revival. Can I negate it with Stern Notice?', 'yes'],
    ['the other side of "OR when"', 'Opponent drops Amber Harvest. Can I negate it with Stern Notice?', 'no'],
    [
      'the effect of what was destroyed, not what destroyed it',
      "Opponent's Amber Lodger was destroyed by Amber Hush and its effect activates. Can I chain Alert Sprite?",
      'yes',
    ],
    [
      'the effect of what was Tributed, for a Counter Trap for cards',
      "Opponent's Amber Lodger was tributed for Amber Revival and its effect activates. Can I chain Stern Verdict?",
      'no',
    ],
    [
      'a monster effect, for a Counter Trap for cards',
      "They use Amber Heron's effect. Can I stop that effect with Stern Verdict?",
      'no',
    ],
    [
      'another card applies nearby, and says nothing of it',
      'Even Keel is up. Opponent slams Amber Summons. Is Still Sprite allowed?',
      'yes',
    ],
    [
      'nothing can be activated in response',
      "Opponent slams Amber Hush. I've got Stern Verdict set. Can I negate it?",
      'no',
    ],
  ])('%s', ([, text = '', answer]) => {
    expect(answered(text)).toBe(answer);
  });

  test.for([
    [
      'a condition of the text was not told',
      'Opponent drops Amber Harvest. Can I negate it with Guarded Notice?',
    ],
    ['more is asked', 'Opponent activates Amber Summons. Does Still Sprite stop it next turn?'],
    ['it may be its target that is asked of', 'They use Amber Heron. Can I use Gravedigger Wren on it?'],
    [
      'something was denied',
      "Opponent slams Amber Summons but it isn't resolving yet. Is Still Sprite allowed?",
    ],
    [
      'another card applies, and where it is was not told',
      'After Even Keel, opponent slams Amber Summons. Is Still Sprite allowed?',
    ],
    ['it may stop it by lying there', 'Does Stubborn Heron stop Amber Harvest?'],
    ['it has resolved', 'Opponent slams Amber Summons and it resolves. Is Still Sprite allowed?'],
  ])('stays open: %s', ([, text = '']) => {
    expect(answered(text) ?? 'cannot tell').toBe('cannot tell');
  });
});

test.for([
  ['a card that lies face-up is not activated again', 'They have a face-up Either Toll.', 'cannot tell'],
  ['in other words', 'Either Toll is active on their field.', 'cannot tell'],
  ['it may be Set', 'They have Either Toll.', 'yes'],
] as const)('%s', ([, told, answer]) => {
  const text = `${told} I activate Amber Harvest. Can they chain Either Toll?`;
  expect(ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer).toBe(answer);
});
