import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** What a text does each time that somebody Summons: by whom, how, from where, and how often. */

const catalogue = makeCatalogue([
  textMonster(
    'Counting Moth',
    '(Quick Effect): You can send this card from your hand to the GY; this turn, each time your opponent Special Summons a monster(s), immediately draw 1 card.',
  ),
  textMonster(
    'Deck Moth',
    '(Quick Effect): You can discard this card; this turn, each time your opponent Normal or Special Summons a monster(s) from the hand, immediately draw 1 card.',
  ),
  textSpell('Toll House', 'Each time your opponent Summons a monster(s), gain 300 LP.', 'Continuous'),
  textMonster('Paper Lantern', 'Gains 100 ATK.'),
  textSpell('Old Ladder', 'Target 1 monster in your GY; Special Summon it.'),
  textTrap(
    'Stern No',
    'When a monster would be Summoned: Negate the Summon, and if you do, destroy that monster.',
    'Counter',
  ),
  textTrap(
    'Stern Not',
    'When a monster effect is activated: Negate the activation, and if you do, destroy that monster.',
    'Counter',
  ),
]);
const answer = (text: string) =>
  ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer ?? 'cannot tell';

test.for([
  ['I used Counting Moth this turn. My opponent Special Summons a monster. Do I draw a card?', 'yes'],
  ['I used Counting Moth this turn. My opponent Normal Summons Paper Lantern. Do I draw?', 'no'],
  ['I used Counting Moth this turn. My opponent sets a monster. Do I draw?', 'no'],
  ['I used Counting Moth this turn. I Special Summon Paper Lantern myself. Do I draw for it?', 'no'],
  ['I used Counting Moth last turn. My opponent Special Summons a monster. Do I draw?', 'no'],
  ['Opponent used Counting Moth. I Pendulum Summon 3 monsters at once. How many cards do they draw?', '1'],
  ['Opponent used Counting Moth. I Special Summoned twice. How many cards do they draw?', '2'],
  ['Opponent used Counting Moth. I Special Summon 2 monsters. How many cards do they draw?', 'cannot tell'],
  ['Opponent used Counting Moth. I Special Summon 2 monsters. Do they draw?', 'yes'],
  ['Opponent used Counting Moth. I Pendulum Summon 3 monsters at once. Do they draw 3 cards?', 'no'],
  [
    'Opponent used Counting Moth. I Synchro Summon a monster and they negate the summon with Stern No. Do they draw?',
    'no',
  ],
  [
    'I used Counting Moth and they negated it with Stern Not. They Special Summon a monster. Do I draw?',
    'no',
  ],
  [
    'They Special Summoned Paper Lantern, in response I activate Counting Moth. Do I draw for Paper Lantern?',
    'no',
  ],
  ['I chain Counting Moth to their Old Ladder. Do I draw when it resolves?', 'yes'],
  ['I used Counting Moth. My opponent summons a monster. Do I draw?', 'cannot tell'],
  ['I used Deck Moth. My opponent Normal Summons a monster. Do I draw?', 'yes'],
  ['I used Deck Moth. My opponent Special Summons a monster from the GY. Do I draw?', 'no'],
  ['I used Deck Moth. My opponent Special Summons a monster. Do I draw?', 'cannot tell'],
  ['I used Deck Moth. My opponent Link Summons. Do I draw?', 'no'],
  ['I used Deck Moth and Counting Moth. My opponent Special Summons a monster. Do I draw?', 'cannot tell'],
] as const)('%s', ([text, expected]) => expect(answer(text)).toBe(expected));
