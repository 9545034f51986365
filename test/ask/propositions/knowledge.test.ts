import { expect, test } from 'vitest';
import { ruleOnGeneral } from '../../../src/ask/propositions/general-verdict.ts';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { books } from '../../support/project-data.ts';

/** What players may look at (chapter knowledge). */

const catalogue = makeCatalogue([]);

test.for([
  ["Can I look through my opponent's graveyard?", 'yes'],
  ['Can my opponent look at my GY at any time?', 'yes'],
  ["Can I look at my opponent's hand?", 'no'],
  ['Can my opponent look at my hand?', 'no'],
  ['May I look at my own Deck?', 'no'],
  ["May I see my opponent's Extra Deck?", 'no'],
  ['May I look through my own Extra Deck?', 'yes'],
  ['Can my opponent see the face-up Pendulum Monsters in my Extra Deck?', 'yes'],
  ["Can I check my opponent's face-up banished cards?", 'yes'],
  ['Can my opponent look at the cards I banished face-down?', 'no'],
  ["Can I look at my opponent's face-down monsters?", 'no'],
  ['Can I look at my face-down monsters?', 'yes'],
  ["Can I look at my opponent's hand with an effect?", 'cannot tell'],
] as const)('%s', ([text, answer]) => {
  expect(ruleOnGeneral(text, { ...books, catalogue }, 'tcg')?.answer).toBe(answer);
});
