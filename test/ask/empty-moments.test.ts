import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { printSituation } from '../../src/situations/language/print.ts';
import { books } from '../support/project-data.ts';
import { textMonster } from '../support/text-cards.ts';

const catalogue = makeCatalogue([
  textMonster(
    'Stern Drake',
    'Once per turn, when a monster effect is activated (Quick Effect): You can negate the activation, and if you do, destroy it, and if you do that, this card gains 200 ATK.',
  ),
  textMonster('Busy Drake', 'You can pay 300 LP; draw 1 card.'),
  textMonster('Late Drake', 'If this card is banished: Draw 1 card.'),
]);

test('what a resolution did to no card is no moment of it: what was understood can be printed', () => {
  const text = 'My Stern Drake negates Busy Drake. They banish their Late Drake. Does it gain ATK?';
  const draft = ruleOnWords(text, { ...books, catalogue }, 'tcg')?.draft;
  if (draft === undefined) throw new Error('nothing of it was understood');
  expect(printSituation(draft)).toMatch(/Late Drake/);
});
