import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** The same happening, told in many ways: principles read it by the grammar of `words/`. */

const catalogue = makeCatalogue([
  textMonster(
    'Striking Crane',
    'You can target 1 monster on the field; destroy that target, then draw 1 card.',
  ),
  textMonster('Calling Crane', 'You can add 1 "Crane" monster from your Deck to your hand.'),
  textMonster('Placid Ram', 'You can only control 1 "Placid Ram".'),
  textMonster(
    'Loose Hawk',
    'When this card is Tribute Summoned: Target 1 card on the field; place it on top of the Deck.',
  ),
  textMonster('Keen Hawk', 'You can target 1 face-up monster on the field; banish that target.'),
  textSpell('Long Drain', 'During your Main Phase: You can draw 1 card.', 'Continuous'),
  textSpell('Sudden Gale', 'Target 1 Spell/Trap on the field; destroy it.', 'Quick-Play'),
  textSpell(
    'Book of Naps',
    'Target 1 face-up monster on the field; change that target to face-down Defense Position.',
    'Quick-Play',
  ),
  textSpell('Lured Away', 'Target 1 monster your opponent controls; take control of it.', 'Quick-Play'),
  textSpell('Hard Rain', 'Target 1 monster on the field; destroy it.', 'Quick-Play'),
  textSpell('Own Storm', 'Target 1 monster your opponent controls; destroy that target.', 'Quick-Play'),
  textTrap('Long Way Home', 'Target 1 monster on the field; return that target to the hand.'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

describe('what left before an effect resolved', () => {
  test.for([
    [
      'the verb parted',
      'I activate Long Drain and my opponent blows it up with Sudden Gale. Do I draw?',
      'no',
    ],
    [
      'without a question mark',
      'I activate Long Drain and my opponent blows it up with Sudden Gale, do i still draw',
      'no',
    ],
    ['only what was chained to it', 'Opponent chains Sudden Gale on my Long Drain. Do I draw?', 'no'],
    ['as a condition', 'If they chain Sudden Gale on my Long Drain, do I still draw?', 'no'],
    [
      'two clauses',
      'Calling Crane is Summoned and I activate his effect; my opponent snipes him with Long Way Home. Do I still search?',
      'yes',
    ],
    [
      'destroyed before its effect was activated',
      'My other monster was destroyed and I activated Long Drain. My opponent chained Sudden Gale and destroyed Long Drain. Do I draw?',
      'no',
    ],
    [
      'the target, not the card that is named with it',
      'I activate Striking Crane. The target of Striking Crane was returned by Long Way Home in response. Do I draw?',
      'no',
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});

describe('a target that is not what it was', () => {
  test.for([
    [
      'face-down, and any card will do',
      'I Tribute Summon Loose Hawk and target Placid Ram. They chain Book of Naps on Placid Ram. Does it still go on top of the Deck?',
      'yes',
    ],
    [
      'face-down, and "that target" is face-up',
      'I activate Keen Hawk targeting Placid Ram. They chain Book of Naps on Placid Ram. Is Placid Ram still banished?',
      'no',
    ],
    [
      "the other player's, and whose it is does not matter",
      'I use Hard Rain on Placid Ram, and they steal Placid Ram with Lured Away in response. Is Placid Ram still destroyed?',
      'yes',
    ],
    [
      'the other player\'s, and "that target" is the opponent\'s',
      'I use Own Storm on Placid Ram, and I take control of Placid Ram with Lured Away in response. Is Placid Ram still destroyed?',
      'no',
    ],
    [
      'its own card is face-down',
      'I activate Calling Crane. They chain Book of Naps on Calling Crane. Do I still search?',
      'yes',
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});
