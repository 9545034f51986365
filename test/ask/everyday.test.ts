import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../support/text-cards.ts';

/** Situations as players tell them over the table: who "they" are, what an attack leads to, which turn is meant. */

const strong = (name: string, atk: number, text: string) =>
  cardModelOf({ name, facts: { cardType: 'monster', abilities: ['Effect'], level: 4, atk, def: 0 }, text });
const catalogue = makeCatalogue([
  strong(
    'Parting Wren',
    1000,
    'If this card is sent from the field to the GY: Add 1 monster from your Deck to your hand.',
  ),
  strong('Woken Wren', 1000, 'FLIP: Draw 1 card.'),
  strong('Heavy Condor', 3000, 'Gains 100 ATK.'),
  strong('Light Condor', 100, 'Loses 100 ATK.'),
  strong('Silent Condor', 3000, 'Negate the effects of monsters destroyed by battle with this card.'),
  textTrap(
    'Glass Front',
    "When an opponent's monster declares an attack: Destroy all your opponent's Attack Position monsters.",
  ),
  textSpell(
    'Fast Veil',
    'Target 1 face-up monster on the field; change that target to face-down Defense Position.',
    'Quick-Play',
  ),
  textMonster('Plain Wren', 'Gains 100 ATK.'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  ['they flip a Trap', 'My Plain Wren attacks. They flip Glass Front. Is my Plain Wren destroyed?', 'yes'],
  [
    'they attack',
    "They attack my Parting Wren and it is destroyed. Does Parting Wren's effect activate?",
    'yes',
  ],
  [
    'flipped by the attack that destroys it',
    "I attack a face-down Woken Wren and it is destroyed. Does Woken Wren's effect activate?",
    'yes',
  ],
  [
    'face-up, and destroyed',
    "I attack a face-up Woken Wren and it is destroyed. Does Woken Wren's effect activate?",
    'no',
  ],
  [
    'an attack that it loses',
    'My Parting Wren attacks their Attack Position Heavy Condor. Do I get to search?',
    'yes',
  ],
  [
    'an attack that it wins',
    'My Parting Wren attacks their Attack Position Light Condor. Do I get to search?',
    'no',
  ],
  [
    'what it battles may take its effect',
    "My opponent's Silent Condor attacks my Parting Wren and it is destroyed. Do I search?",
    'cannot tell',
  ],
  ['nobody knows what it destroys', 'My opponent attacks my Parting Wren. Do I search?', 'cannot tell'],
  ['Set this turn', 'I set Fast Veil this turn. Can I activate it?', 'no'],
  ["the opponent's next turn", "I set Fast Veil this turn. Can I flip it during my opponent's turn?", 'yes'],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});
