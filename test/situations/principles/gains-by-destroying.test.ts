import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster } from '../../support/text-cards.ts';

/** What a card gains for a monster that it destroys, where that is not destroyed. */

const catalogue = makeCatalogue([
  textMonster(
    'Pale Falcon',
    'Once per turn, when another monster activates its effect (Quick Effect): You can negate the activation, and if you do, destroy it, and if you do that, this card gains ATK equal to the original DEF of the monster.',
  ),
  textMonster('Giving Vole', 'During the Main Phase (Quick Effect): You can Tribute this card; draw 1 card.'),
  textMonster('Stone Vole', 'Cannot be destroyed by card effects. You can draw 1 card.'),
  textMonster('Plain Vole', 'Once per turn: You can draw 1 card.'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'it has left as a cost',
    'They Tribute Giving Vole for its draw and I chain Pale Falcon, which negates it. Does Pale Falcon gain the ATK of Giving Vole?',
    'no',
  ],
  [
    'it cannot be destroyed',
    "I negate Stone Vole's effect with Pale Falcon. Stone Vole cannot be destroyed by card effects. Does Pale Falcon's ATK go up?",
    'no',
  ],
  [
    'it may be destroyed',
    "I negate Plain Vole's effect with Pale Falcon. Does Pale Falcon's ATK go up?",
    'cannot tell',
  ],
  [
    'another card is asked about',
    'They Tribute Giving Vole for its effect and I negate it with Pale Falcon. Does Plain Vole gain ATK?',
    'cannot tell',
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});
