import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell } from '../../support/text-cards.ts';

/** Whether an effect may Special Summon that very monster, by both texts. */

const ofLevel = (name: string, level: number, text: string) =>
  cardModelOf({ name, facts: { cardType: 'monster', abilities: ['Effect'], level }, text });
const catalogue = makeCatalogue([
  ofLevel('Small Finch', 3, 'Gains 100 ATK.'),
  ofLevel('Stout Finch', 6, 'Gains 100 ATK.'),
  ofLevel('Proud Finch', 3, 'Cannot be Special Summoned. Gains 100 ATK.'),
  ofLevel(
    'Sly Finch',
    3,
    'Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) by banishing 1 monster from your GY.',
  ),
  textMonster(
    'Calling Finch',
    'When this card is Normal Summoned: You can Special Summon 1 Level 4 or lower monster from your hand.',
  ),
  textSpell('Second Spring', 'Target 1 monster in your GY; Special Summon it.'),
  textSpell('Long Drink', 'Draw 2 cards.'),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  ['what its text describes', 'Small Finch in my hand. Can Calling Finch bring it out?', 'yes'],
  ['another Level', 'Can Calling Finch fetch Stout Finch from my hand?', 'no'],
  [
    'a bare question',
    'Calling Finch summons a Level 4 or lower monster from the hand. Proud Finch ok?',
    'no',
  ],
  ['never Summoned in its own way', 'Can Second Spring grab Sly Finch that I discarded earlier?', 'no'],
  [
    'nor from the hand',
    'Sly Finch is in my hand. Is it legal to bring Sly Finch out with Calling Finch? Can Calling Finch summon it?',
    'no',
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});

describe('nothing is ruled', () => {
  test.for([
    ['how it was Summoned was not told', 'Sly Finch died. Can Second Spring grab it?'],
    ['it was Summoned before', 'I summoned Sly Finch from my hand, it died. Does Second Spring work on it?'],
    ['a position is asked', 'Can Calling Finch bring Small Finch out in Attack Position?'],
    ['something is chained', 'They chained Long Drink. Can Calling Finch bring Small Finch out?'],
    ['what Summons nothing', 'Can Long Drink bring Small Finch out?'],
  ] as const)('%s', ([, text]) => {
    expect(answered(text)).toBeUndefined();
  });
});
