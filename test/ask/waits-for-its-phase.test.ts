import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { books as projectBooks } from '../support/project-data.ts';

/** Effects that are activated when a phase comes, asked of right behind something that happened in another. */

const monster = (name: string, text: string) =>
  cardModelOf({
    name,
    facts: { cardType: 'monster', abilities: ['Effect'], level: 4, atk: 1000, def: 0 },
    text,
  });
const inEndPhase =
  'During the End Phase, if this card is in the GY because it was sent there this turn: You can draw 1 card.';
const catalogue = makeCatalogue([
  monster('Sleepy Marten', inEndPhase),
  monster('Brisk Marten', `If this card is sent to the GY: You can gain 500 LP. ${inEndPhase}`),
  cardModelOf({
    name: 'Long Rake',
    facts: { cardType: 'spell', property: 'Normal' },
    text: 'Destroy all monsters on the field.',
  }),
]);

test.for([
  ['one that waits for the End Phase', 'Sleepy Marten', 'cannot tell', /whether it is the End Phase by then/],
  ['one that also answers what happened', 'Brisk Marten', 'yes', /^$/],
] as const)('%s', ([, name, answer, missing]) => {
  const verdict = ruleOnWords(
    `I control ${name}. I activate Long Rake and it resolves. Does ${name} trigger?`,
    { ...projectBooks, catalogue },
    'tcg',
  );
  expect([verdict?.answer, verdict?.missing.join('; ')]).toEqual([answer, expect.stringMatching(missing)]);
});
