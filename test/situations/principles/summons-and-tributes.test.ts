import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** Sets, Tributes, the number of Normal Summons, Tokens that are counted, equipped monsters: invented cards and texts. */

const catalogue = makeCatalogue([
  textMonster('Moss Tortoise', ''),
  textMonster(
    'Anvil Warden',
    'If this Normal Summoned/Set card is on the field (Quick Effect): You can target 1 Spell your opponent controls; return it to the hand.',
  ),
  textMonster(
    'Gable Boss',
    'When this card is Tribute Summoned: You can target 1 Spell/Trap on the field; destroy it.',
  ),
  textMonster(
    'Solemn Lamp',
    'If this card is Tribute Summoned, it gains this effect:\n● Neither player can activate Spell Cards.',
  ),
  textTrap('Barred Altar', 'Neither player can Tribute cards.', 'Continuous'),
  textTrap('Noisy Altar', 'Neither player can draw cards.', 'Continuous'),
  textSpell('Crowded Day', 'You can conduct up to 3 Normal Summons/Sets this turn, not just 1.'),
  textMonster(
    'Tide Reeve',
    'You can target any number of cards you control; return those targets to the hand, then this card gains 300 ATK for each card returned to the hand by this effect.',
  ),
  textMonster('Ebb Regent', 'Once per turn: You can draw 1 card.'),
  textMonster(
    'Ebb Regent Primus - Lord of the Foam',
    'You can pay 500 LP; banish all cards your opponent controls, then inflict 200 damage to your opponent for each card banished by this effect.',
  ),
  textSpell('Copper Harness', 'The equipped monster gains 300 ATK.', 'Equip'),
  textSpell(
    'Loyal Harness',
    'Equip only to a monster you control. The equipped monster gains 300 ATK.',
    'Equip',
  ),
  textSpell(
    'Borrowed Leash',
    'Target 1 monster your opponent controls; take control of it until the End Phase.',
  ),
  textSpell(
    'Reeve House',
    'When this card is activated: You can add 1 Fish monster from your Deck to your hand. Fish monsters you control gain 200 ATK.',
    'Field',
  ),
  cardModelOf({
    name: 'Small Turtle',
    facts: { cardType: 'monster', abilities: ['Normal'], level: 3 },
    text: '',
  }),
  textSpell('Reeve Call', 'Add 1 Fish monster from your Deck to your hand.', 'Continuous'),
  textSpell(
    'Trading Post',
    'Once per turn: You can send 1 face-up card you control to the GY; Special Summon 1 "Crate Token" (Rock/EARTH/Level 1/ATK 0/DEF 0).',
    'Continuous',
  ),
  textSpell('Broad Stage', 'Once per turn: You can Special Summon 1 Fish monster from your hand.', 'Field'),
  textTrap('Sudden Squall', 'When a monster(s) is Summoned: Destroy all monsters on the field.'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

const table = (rows: readonly (readonly [name: string, text: string, answer: string])[]) =>
  test.for(rows)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });

describe('a monster that was Set, and is face-up since', () => {
  table([
    [
      'Normal Summoned/Set',
      'I Tribute Set Anvil Warden; it got turned face-up later. Can I use its bounce effect?',
      'yes',
    ],
    [
      "the other player's",
      'My opponent Tribute Set Anvil Warden; it got turned face-up later. Can I use its bounce effect?',
      'cannot tell',
    ],
    [
      'not Tribute Summoned',
      'I Tribute Set Gable Boss and it was flipped up later. Can I use its destruction effect?',
      'no',
    ],
    [
      'what it would gain',
      "I Tribute Set Solemn Lamp and it's face-up now. Are spell effects locked?",
      'cannot tell',
    ],
    [
      'more that is told',
      'I Tribute Set Anvil Warden; it got turned face-up and negated. Can I use its bounce effect?',
      'cannot tell',
    ],
  ]);
});

describe('what a card only gains', () => {
  table([
    ['Tribute Summoned', 'I Tribute Summon Solemn Lamp. Can I activate Crowded Day?', 'no'],
    [
      'Normal Summoned otherwise',
      'I Normal Summon Solemn Lamp without Tributing. Can I activate Crowded Day?',
      'yes',
    ],
  ]);
});

describe('Tributes that a text bars', () => {
  table([
    ['a Tribute Summon', 'Barred Altar is up. Can I Tribute Summon Gable Boss?', 'no'],
    [
      'as the Tribute',
      'Barred Altar is up but Moss Tortoise has two counters. Can I use Moss Tortoise as the Tribute for Gable Boss?',
      'no',
    ],
    [
      'among other cards',
      'I control Moss Tortoise. My opponent controls Barred Altar. Can I Tribute Moss Tortoise for Gable Boss?',
      'no',
    ],
    [
      'another text',
      'Noisy Altar is up but Moss Tortoise has two counters. Can I use Moss Tortoise as the Tribute for Gable Boss?',
      'cannot tell',
    ],
  ]);
});

describe('how many Normal Summons are left', () => {
  table([
    [
      'as was told',
      'Anvil Warden lets me do 3 Normal Summons this turn. I Normal Summon Gable Boss and its effect Normal Summons Moss Tortoise. How many Normal Summons do I have left?',
      '2',
    ],
    [
      'by a text',
      'I can Normal Summon twice this turn. I Normal Summon Gable Boss. How many more Normal Summons can I make?',
      '1',
    ],
    [
      'one of an earlier turn',
      'Crowded Day resolved. Moss Tortoise was Normal Summoned last turn. How many Normal Summons do I have left?',
      '3',
    ],
    ['none was made', 'Crowded Day resolved. Up to how many Normal Summons can I do?', '3'],
    [
      'all, or those that are left?',
      'I can Normal Summon twice this turn. I Normal Summon Gable Boss. How many Normal Summons can I make this turn?',
      'cannot tell',
    ],
  ]);
});

describe('Tokens among the cards that an effect counts', () => {
  table([
    [
      'one other card',
      "Tide Reeve's effect returns a Sheep Token and one other card to the hand. By how much does Tide Reeve's ATK increase?",
      '300',
    ],
    [
      'Tokens alone, and one word more than another name',
      'Ebb Regent Primus banishes a board that was only Tokens. Any burn damage?',
      'no',
    ],
    [
      'another move',
      'Tide Reeve banishes a Sheep Token and one other card. How much ATK does Tide Reeve gain?',
      'cannot tell',
    ],
  ]);
});

describe('what no Summon is', () => {
  table([
    [
      'as if Summoned, and maybe it was',
      'Moss Tortoise is treated as Gemini Summoned. Can the opponent activate Sudden Squall in response?',
      'cannot tell',
    ],
    [
      'a monster that is equipped',
      'Copper Harness is equipped to Moss Tortoise, making it treated as Gemini Summoned. Can the opponent activate Sudden Squall in response?',
      'no',
    ],
    [
      'control that changes',
      'My opponent takes control of Moss Tortoise with Borrowed Leash. Can I activate Sudden Squall in response?',
      'no',
    ],
    [
      'its Equip Card stays',
      'Moss Tortoise equipped with Copper Harness is taken by the opponent with Borrowed Leash. Is Copper Harness destroyed?',
      'no',
    ],
    [
      'one for its own controller',
      'Moss Tortoise equipped with Loyal Harness is taken by the opponent with Borrowed Leash. Is Loyal Harness destroyed?',
      'cannot tell',
    ],
  ]);
});

describe('what is optional, what is only kept from being Summoned, and full zones', () => {
  table([
    [
      'nothing to search, where it may',
      'There are no Fish Tuners in my Deck. Can I still activate Reeve House?',
      'yes',
    ],
    [
      'nothing to search, where it must',
      'There are no Fish Tuners in my Deck. Can I still activate Reeve Call?',
      'cannot tell',
    ],
    ['a Set', "Small Turtle can't be Normal or Special Summoned this turn. Can I Normal Set it?", 'yes'],
    ['no Set', "Small Turtle can't be Normal Summoned/Set this turn. Can I Normal Set it?", 'cannot tell'],
    [
      'a Normal Summon that was used',
      "I have used my Normal Summon this turn, so I can't Normal Summon. Can I Set Small Turtle?",
      'cannot tell',
    ],
    [
      'a cost that makes room',
      'All five of my Main Monster Zones are occupied. Can I use Trading Post by sending one of those monsters as the cost?',
      'yes',
    ],
    [
      'no room',
      "My five monsters (no Extra Monster Zone used, no Links) are all Fish. Can I activate Broad Stage's Special Summon?",
      'no',
    ],
  ]);
});
