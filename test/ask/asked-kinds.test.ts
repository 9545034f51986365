import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textSpell } from '../support/text-cards.ts';

/** What a question asks for by its kind has to be what the text says. */

const catalogue = makeCatalogue([
  textSpell('Call to the Barracks', 'Add 1 Level 4 or lower Warrior monster from your Deck to your hand.'),
  textSpell('Map of the Coast', 'Add 1 Field Spell from your Deck to your hand.'),
  textSpell('Evening Light', 'Special Summon 1 LIGHT or DARK monster from your hand.'),
  textSpell('Sharp Breeze', 'Target 1 Spell/Trap on the field; destroy that target.', 'Quick-Play'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;
const answering = (name: string, question: string) =>
  answered(`I activate ${name}, my opponent chains Sharp Breeze on it. ${question}`);

test.for([
  ['Call to the Barracks', 'Do I still add a Beast-Warrior?', 'cannot tell'],
  ['Call to the Barracks', 'Do I still add a Spellcaster?', 'cannot tell'],
  ['Map of the Coast', 'Do I still add my Field Spell?', 'yes'],
  ['Map of the Coast', 'Do I still add a Continuous Trap?', 'cannot tell'],
  ['Evening Light', 'Do I Special Summon a FIRE monster?', 'cannot tell'],
] as const)('%s: %s', ([name, question, answer]) => {
  expect(answering(name, question)).toBe(answer);
});

test('what is told by its kind alone is not understood as a card', () => {
  expect(answered('I activate Call to the Barracks and add a Warrior. Is a Warrior destroyed?')).toBe(
    'cannot tell',
  );
});
