import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../support/text-cards.ts';

/** "I activated X": what X does not let its player do for the rest of that turn, whatever else X did. */

const catalogue = makeCatalogue([
  textSpell(
    'Slow Urn',
    'Look at the top 3 cards of your Deck in any strange way, then draw 1 card. You cannot Special Summon during the turn you activate this card.',
  ),
  textSpell('Grave Ladder', 'Target 1 monster in your GY; Special Summon that target.'),
  textSpell('Small Draw', 'Draw 1 card.'),
  textMonster(
    'Fetching Mole',
    'If this card is sent from the field to the GY: Add 1 monster from your Deck to your hand, but you cannot activate cards, or the effects of cards, with that name for the rest of this turn.',
  ),
  textMonster('Barking Vole', '(Quick Effect): You can discard this card; draw 1 card.'),
  textTrap('Old Fence', 'You take no battle damage.', 'Continuous'),
  textMonster('Plain Vole', ''),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  ['I activated Slow Urn. Can I activate Grave Ladder?', 'no'],
  ['I activated Slow Urn and it resolved. Can I activate Grave Ladder this turn?', 'no'],
  ['I used Slow Urn. Can I use Grave Ladder?', 'no'],
  ['I activated Small Draw. Can I activate Grave Ladder?', 'yes'],

  ['I added Barking Vole with Fetching Mole. Can I activate Barking Vole this turn?', 'no'],
  ['I added Barking Vole with Fetching Mole. Can my opponent activate Barking Vole this turn?', 'yes'],
] as const)('%s %s', ([text, answer]) => {
  expect(answered(text)).toBe(answer);
});
