import { expect, test } from 'vitest';
import { withoutRestated } from '../../../src/situations/chat/restated.ts';
import { textMonster, textTrap } from '../../support/text-cards.ts';

const cards = [
  textTrap(
    'Quiet Graves',
    'Activate by paying 400 LP. Monsters that are in the GY cannot activate their effects.',
    'Continuous',
  ),
  textMonster('Listening Owl', 'If a monster(s) is Special Summoned from the GY: Draw 1 card.'),
];

test.for([
  [
    'it repeats the text',
    '#0 is up (effects of monsters in the GY cannot be activated). can i use #1?',
    '#0 is up. can i use #1?',
  ],
  [
    'behind an effect',
    "does #1's draw effect (a monster is special summoned from the GY) activate?",
    "does #1's draw effect activate?",
  ],
  ['it says something else', '#0 is up (its effects are negated in the GY). can i use #1?'],
  ['it tells of the Duel', '#0 is up (my monsters in the GY cannot activate effects). can i use #1?'],
  ['too few words for a text', '#0 is up (effects activate). can i use #1?'],
  ['it is of another card', '#1 is up (effects of monsters in the GY cannot be activated). can i use #0?'],
] as const)('%s', ([, text, read = text]) => {
  expect(withoutRestated(text, cards)).toBe(read);
});
