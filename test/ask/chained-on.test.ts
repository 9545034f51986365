import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../support/text-cards.ts';

/** Can it be chained to target that card; Traps that cannot come as monsters. */

const catalogue = makeCatalogue([
  textMonster('Sleeping Otter', 'FLIP: Draw 1 card.'),
  textMonster('Aloof Otter', 'Cannot be targeted by card effects.'),
  textMonster('Plain Otter', 'Gains 100 ATK.'),
  textSpell('Long Draft', 'Draw 2 cards.'),
  textTrap(
    'Night Cloth',
    'Target 1 face-up monster on the field; change that target to face-down Defense Position.',
  ),
  textMonster(
    'Door Otter',
    'Once per turn, when a monster(s) would be Summoned (Quick Effect): You can negate the Summon, and if you do, destroy that monster.',
  ),
  textTrap(
    'Clay Otter',
    'Special Summon this card as a Normal Monster (Beast/WATER/Level 2/ATK 300/DEF 700). (This card is NOT treated as a Trap.)',
  ),
  textSpell('Long Toll', 'When this card is activated: Draw 1 card.', 'Continuous'),
  textSpell('Loose Gust', 'Target 1 Spell/Trap on the field; destroy that target.', 'Quick-Play'),
  textTrap('Dry Well', 'Neither player can Special Summon monsters.', 'Continuous'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'a legal target',
    'I control Plain Otter. My opponent activates Long Draft. Can I chain Night Cloth on Plain Otter?',
    'yes',
  ],
  [
    'another one would be legal',
    'I control Plain Otter and Aloof Otter. My opponent activates Long Draft. Can I chain Night Cloth targeting Aloof Otter?',
    'no',
  ],
  [
    'being Flip Summoned',
    'I Flip Summon Sleeping Otter. My opponent activates Door Otter. Can I chain Night Cloth targeting Sleeping Otter?',
    'yes',
  ],
  [
    'being Normal Summoned',
    'I Normal Summon Sleeping Otter. My opponent activates Door Otter. Can I chain Night Cloth targeting Sleeping Otter?',
    'no',
  ],
  [
    'a Trap that cannot come as a monster',
    'I activate Clay Otter and my opponent chains Dry Well. Where does Clay Otter go?',
    'GY',
  ],
  [
    'another monster that is Summoned too is not left out',
    'My opponent Pendulum Summons Plain Otter and another monster. Can I use Door Otter?',
    'cannot tell',
  ],
  [
    'what stays on the field may be what a card chained to it targets',
    'I activate Long Toll and my opponent chains Loose Gust. Does Long Toll resolve?',
    'cannot tell',
  ],
  [
    'what does not stay resolves either way',
    'I activate Long Draft and my opponent chains Loose Gust. Does Long Draft resolve?',
    'yes',
  ],
  ['a Trap that can', 'I activate Clay Otter. Is Clay Otter on the field?', 'yes'],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});
