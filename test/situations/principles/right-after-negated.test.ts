import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** Can a Summon be negated that takes place right after an effect? */

const catalogue = makeCatalogue([
  textMonster(
    'Hasty Crane',
    '(Quick Effect): You can discard 1 card; immediately after this effect resolves, Normal Summon this card.',
  ),
  textMonster('Patient Crane', 'You can Special Summon this card from your hand.'),
  textSpell('Short Rain', 'Draw 1 card.'),
  textTrap(
    'Stern Gate',
    'When a monster(s) would be Summoned: Negate the Summon, and if you do, destroy that monster(s).',
    'Counter',
  ),
  textTrap(
    'Narrow Gate',
    'When a monster(s) would be Special Summoned: Negate the Summon, and if you do, destroy that monster(s).',
    'Counter',
  ),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'as Chain Link 1',
    "Hasty Crane's effect was Chain Link 1 and now performs the Normal Summon after resolving. Can Stern Gate negate that Normal Summon?",
    'yes',
  ],
  [
    'as a later link',
    "I activate Hasty Crane's effect as Chain Link 2. Can my opponent negate the Normal Summon with Stern Gate?",
    'no',
  ],
  [
    'chained to something',
    'I chain Hasty Crane to their Short Rain. Can my opponent negate the Summon with Stern Gate?',
    'no',
  ],
  [
    'what negates other Summons',
    "Hasty Crane's effect was Chain Link 1. Can Narrow Gate negate that Normal Summon?",
    'no',
  ],
  [
    'another Summon is asked about',
    "Hasty Crane's effect was Chain Link 1. Can Stern Gate negate that Link Summon?",
    undefined,
  ],
  [
    'an effect that Summons itself',
    "Patient Crane's effect was Chain Link 1. Can Stern Gate negate that Special Summon?",
    undefined,
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});
