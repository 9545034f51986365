import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** What follows for other cards from a Summon that was negated, and from an effect that Summoned nothing. */

const catalogue = makeCatalogue([
  cardModelOf({
    name: 'Marsh Heron',
    facts: { cardType: 'monster', abilities: ['Effect', 'Synchro'], level: 6 },
    text: '1 Tuner + 1+ non-Tuner monsters',
  }),
  textTrap(
    'Stern Refusal',
    'When a monster(s) would be Summoned: Negate the Summon, and if you do, destroy that monster(s).',
    'Counter',
  ),
  textTrap('Mud Pit', 'When your opponent Special Summons a monster: Destroy that monster.'),
  textSpell(
    'Quiet Harvest',
    'Draw 2 cards. You cannot Special Summon during the turn you activate this card.',
  ),
  textSpell('Loud Harvest', 'Draw 2 cards.'),
  textSpell(
    'Still Water',
    'If any player Special Summons a monster, that player cannot Normal Summon/Set that turn.',
    'Continuous',
  ),
  textSpell('Reed Call', 'Special Summon 1 monster from your hand.'),
  textMonster('Counting Rail', 'When your opponent Special Summons a monster(s): You can draw 1 card.'),
  textMonster(
    'Tallying Rail',
    '(Quick Effect): You can discard this card; this turn, each time your opponent Special Summons a monster(s), draw 1 card.',
  ),
  textSpell(
    'Reed Choir',
    'When this card is activated: Add 1 Beast monster from your Deck to your hand. When you Synchro Summon a monster using a Beast monster as material: You can draw 1 card.',
    'Continuous',
  ),
  textMonster(
    'Founding Rail',
    "If a Synchro Monster, that was Synchro Summoned using this card as material, is destroyed by an opponent's card effect, while this card is in the GY: You can Special Summon this card.",
  ),
  textMonster('Grave Rail', 'If this card is sent to the GY: You can draw 1 card.'),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'a restriction on Summons is not broken',
    'My Synchro Summon of Marsh Heron was negated by Stern Refusal. Can I activate Quiet Harvest this turn?',
    'yes',
  ],
  [
    'of a Summon that names no monster',
    'My Pendulum Summon was stopped by Stern Refusal. May I still use Quiet Harvest?',
    'yes',
  ],
  [
    'of an effect that Summoned nothing',
    'My Reed Call fizzled since my hand is empty. Can I activate Quiet Harvest this turn?',
    'yes',
  ],
  [
    'nothing bars the other Summon',
    'Still Water is on the field. My Special Summon of Marsh Heron was negated by Stern Refusal. Am I allowed to Normal Summon?',
    'yes',
  ],
  [
    'nothing was Summoned that is answered',
    'I negate the Synchro Summon of their Marsh Heron with Stern Refusal. Do I draw with Counting Rail?',
    'no',
  ],
  [
    'nor by a player',
    'Reed Choir is on my field. I Synchro Summon Marsh Heron and Stern Refusal negates the Summon. Can the effect of Reed Choir be activated?',
    'no',
  ],
  [
    'and nothing was made of its material',
    'I Synchro Summon Marsh Heron using Founding Rail, and my opponent uses Stern Refusal to stop the Summon and destroy it. Can Founding Rail Special Summon itself?',
    'no',
  ],
  [
    'nor counted',
    'I used Tallying Rail. They Synchro Summon Marsh Heron, I negate the Summon with Stern Refusal. Do I draw for Tallying Rail?',
    'no',
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});

describe('nothing is ruled', () => {
  test.for([
    [
      'a Summon that was not negated',
      'My Synchro Summon of Marsh Heron was not negated. Can I activate Quiet Harvest?',
    ],
    [
      'what answered the Summon negates none',
      'My Synchro Summon of Marsh Heron gets hit by Mud Pit. Can I activate Quiet Harvest this turn?',
    ],
    [
      'another Summon before it',
      'Earlier I Special Summoned. My Synchro Summon of Marsh Heron was negated by Stern Refusal. Can I activate Quiet Harvest?',
    ],
    [
      'a text without a restriction',
      'My Synchro Summon of Marsh Heron was negated by Stern Refusal. Can I activate Loud Harvest?',
    ],
    [
      'a Normal Summon is used up',
      'Still Water is up. My Normal Summon of Marsh Heron was negated by Stern Refusal. Am I allowed to Normal Summon?',
    ],
    [
      'what is no Summon may be answered',
      'My Synchro Summon of Marsh Heron was negated by Stern Refusal. Does Grave Rail draw?',
    ],
  ] as const)('%s', ([, text]) => {
    expect(answered(text)).toBeUndefined();
  });
});
