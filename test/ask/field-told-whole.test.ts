import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell } from '../support/text-cards.ts';

/** Can it be activated, where the field that it takes cards from was told of? */

const catalogue = makeCatalogue([
  textSpell('Sunlit Scythe', 'Destroy all face-up monsters your opponent controls.'),
  textSpell('Paid Scythe', 'Discard 1 card; destroy all face-up monsters your opponent controls.'),
  textSpell('Tall Scythe', 'Destroy the 1 face-up monster your opponent controls that has the highest DEF.'),
  textMonster('Plain Vole', 'Gains 100 ATK.'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'nothing there that it takes',
    'My opponent controls only face-down monsters. Can I activate Sunlit Scythe?',
    'no',
  ],
  ['one that it takes', 'My opponent controls Plain Vole. Can I activate Sunlit Scythe?', 'yes'],
  [
    'a cost from the hand puts nothing there',
    'My opponent controls only face-down monsters. Can I activate Paid Scythe?',
    'no',
  ],
  [
    'none of those of which the highest is meant',
    'My opponent controls only face-down monsters. Can I activate Tall Scythe?',
    'no',
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});
