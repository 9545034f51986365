import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster } from '../../support/text-cards.ts';

/** Monsters that their own text keeps from being Pendulum Summoned from the hand. */

const catalogue = makeCatalogue([
  textMonster(
    'Sent Heron',
    'Cannot be Normal Summoned/Set. Must be Special Summoned by a card effect. Gains 100 ATK.',
  ),
  textMonster(
    'Paid Heron',
    'Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) by banishing 2 WATER monsters from your GY.',
  ),
  textMonster('Grounded Heron', 'Cannot be Special Summoned. Gains 100 ATK.'),
  textMonster('Plain Heron', 'If this card is Normal Summoned: You can draw 1 card.'),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'by a card effect only',
    'Main Phase 1, nothing done so far. Can I Pendulum Summon Sent Heron from hand?',
    'no',
  ],
  ['in its own way first', 'My scales are 1 and 12. Can I Pendulum Summon Paid Heron?', 'no'],
  ['never', 'Can Grounded Heron be Pendulum Summoned from my hand?', 'no'],
  ['by "it"', 'Scales are fine and I hold Grounded Heron. Can I Pendulum Summon it?', 'no'],
  ['nothing in its text', 'Can I Pendulum Summon Plain Heron from my hand?', undefined],
  ['from elsewhere', 'Can I Pendulum Summon Paid Heron from the Extra Deck?', undefined],
  ['in another way', 'Can I Special Summon Paid Heron from my hand?', undefined],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});
