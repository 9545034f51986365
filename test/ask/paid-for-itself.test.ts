import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell } from '../support/text-cards.ts';

/** "I Tribute X for its own effect": the effect of X that costs that is activated, and resolves although X is gone. */

const catalogue = makeCatalogue([
  textMonster('Bomb Gnat', 'You can Tribute this card; inflict 700 damage to your opponent.'),
  textMonster('Any Mortar', 'You can Tribute 1 monster; inflict 900 damage to your opponent.'),
  textMonster('Parting Vole', 'If this card is sent to the GY: Draw 1 card.'),
  textSpell('Trade In Kind', 'Discard 1 card; draw 2 cards.'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  ['I Tribute Bomb Gnat for its own effect. Does my opponent take damage?', 'yes'],
  ['I Tribute Bomb Gnat for its effect. How much damage does my opponent take?', '700'],
  ['I Tribute Any Mortar for its own effect. How much damage does my opponent take?', '900'],
  ['I Tribute Bomb Gnat for its own effect. Is Bomb Gnat in the GY?', 'yes'],
  ['I activate Trade In Kind and discard Parting Vole for its cost. Does Parting Vole activate?', 'yes'],
] as const)('%s %s', ([text, answer]) => {
  expect(answered(text)).toBe(answer);
});

test('what no effect of it costs stays open', () => {
  expect(answered('I discard Parting Vole for its own effect. Does my opponent take damage?')).toBe(
    'cannot tell',
  );
});
