import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { inSentences } from '../../../src/situations/chat/in-sentences.ts';
import { textMonster, textSpell } from '../../support/text-cards.ts';

const catalogue = makeCatalogue([
  textMonster('Pale Newt', 'Gains 100 ATK.'),
  textMonster('Dark Newt', 'Gains 100 ATK.'),
  textSpell('Iron Cap', 'The equipped monster gains 500 ATK.', 'Equip'),
  textSpell('Wide Net', 'Draw 2 cards.'),
  textMonster(
    'Ash Newt',
    'When a card or effect is activated (Quick Effect): You can discard this card; negate that effect.',
  ),
]);
const read = (text: string) => inSentences(text, catalogue)?.text;

test.for([
  [
    'what a monster wears',
    'Wide Net hits my Pale Newt wearing Iron Cap. What is its ATK?',
    'My Pale Newt is equipped with Iron Cap. Wide Net hits my Pale Newt. What is its ATK now?',
  ],
  [
    'what it has on it',
    'My Pale Newt has Iron Cap on it and gets hit by Wide Net. What is its ATK?',
    'My Pale Newt is equipped with Iron Cap and gets hit by Wide Net. What is its ATK now?',
  ],
  [
    'what is on it',
    'Iron Cap is on my Pale Newt. What is its ATK?',
    'My Pale Newt is equipped with Iron Cap. What is its ATK now?',
  ],
  [
    'no Equip Card',
    'My Pale Newt with Wide Net attacks. What is its ATK?',
    'My Pale Newt with Wide Net attacks. What is its ATK now?',
  ],
  [
    'new ATK',
    'I equip Iron Cap to Pale Newt. New ATK?',
    'I equip Iron Cap to Pale Newt. What is its ATK now?',
  ],
  [
    'how big',
    'I equip Iron Cap to Pale Newt. How big is it now?',
    'I equip Iron Cap to Pale Newt. What is its atk now?',
  ],
  [
    'run over',
    'My face-down Pale Newt gets run over by Dark Newt. Does Pale Newt activate?',
    "My opponent's Dark Newt attacks my face-down Pale Newt and it is destroyed. Does Pale Newt activate?",
  ],
  [
    'suicide',
    'Pale Newt suicides into Dark Newt. Does Pale Newt activate?',
    'Pale Newt attacks Dark Newt and is destroyed by battle. Does Pale Newt activate?',
  ],
  [
    'hit by what negates',
    'My Wide Net got hit by Ash Newt. Can I activate another Wide Net?',
    'I activate Wide Net and my opponent chains Ash Newt to it. Can I activate another Wide Net?',
  ],
  [
    'sets off',
    'I draw a card. Does that set off Pale Newt?',
    'I draw a card. Does the effect of Pale Newt activate?',
  ],
] as const)('%s', ([, text, rewritten]) => {
  expect(read(text)).toBe(rewritten);
});
