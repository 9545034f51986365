import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** What a card on the field lets nobody do, with any card. */

const catalogue = makeCatalogue([
  textTrap('Locked Gate', 'Neither player can Special Summon monsters.', 'Continuous'),
  textMonster('Gate Keeper', 'Your opponent cannot Special Summon monsters.'),
  textMonster('Narrow Keeper', 'Neither player can Special Summon monsters, except FIRE monsters.'),
  textMonster('Cut Wire', 'Trap Cards, and their effects on the field, cannot be activated.'),
  textMonster('Plain Wire', 'Gains 100 ATK.'),
  textSpell('Closed Week', 'Neither player can Special Summon monsters until the end of this turn.'),
]);
const verdict = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg');

test.for([
  ['Locked Gate is up. Can I Special Summon a monster?', 'no'],
  ['My opponent has Locked Gate face-up. Can I Link Summon?', 'no'],
  ['Under Locked Gate, can my opponent Xyz Summon?', 'no'],
  ['Can I Pendulum Summon while Locked Gate is face-up?', 'no'],
  ['My opponent controls Gate Keeper. Can I Special Summon?', 'no'],
  ['I control Gate Keeper. Can I Special Summon?', 'yes'],
  ['Gate Keeper is on the field. Can I Special Summon?', 'cannot tell'],
  ['Narrow Keeper is on the field. Can I Special Summon?', 'cannot tell'],
  ['Cut Wire is on the field. Can I activate Traps?', 'no'],
  ['Cut Wire is on the field. Can I activate Spells?', 'yes'],
  ['Does Cut Wire stop my opponent from activating Traps?', 'yes'],
  ['Does Locked Gate stop me from Special Summoning?', 'yes'],
  ['Plain Wire is on the field. Can I activate Traps?', 'cannot tell'],
  ['Closed Week is on the field. Can I Special Summon?', 'cannot tell'],
  ['Locked Gate is up. Plain Wire is up. Can I Special Summon?', 'no'],
] as const)('%s', ([text, answer]) => {
  expect(verdict(text)?.answer ?? 'cannot tell').toBe(answer);
});
