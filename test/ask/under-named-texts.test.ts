import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../support/text-cards.ts';

/** What texts that apply let named cards do: by what both players control, by when a card was Set, from where cards are added. */

const catalogue = makeCatalogue([
  textSpell(
    'Crowded Well',
    'If your opponent controls more monsters than you do, your opponent cannot activate monster effects or declare an attack. If you control more monsters than your opponent does, you cannot activate monster effects or declare an attack.',
    'Field',
  ),
  textSpell(
    'Den of Drakes',
    'If only you control a Dragon monster, your opponent cannot activate Spell Cards.',
    'Field',
  ),
  textTrap(
    'Resting Ink',
    'Both players must Set Spell Cards before activating them, and cannot activate them until their next turn after Setting them. You can only control 1 "Resting Ink".',
    'Continuous',
  ),
  textMonster('Ink Warden', 'Your opponent must Set Spell/Trap Cards before activating them.'),
  textMonster(
    'Drawer Imp',
    "Cards cannot be added from the Main Deck to your opponent's hand except by drawing them.",
  ),
  textMonster(
    'Sleepy Archivist',
    "(Quick Effect): You can send this card from your hand to the GY; for the rest of this turn, cards cannot be added from either player's Main Deck to the hand.",
  ),
  textMonster('Paper Lantern', 'Gains 100 ATK.'),
  textMonster('Iron Heron', 'Gains 200 ATK.'),
  textSpell('Long Rain', 'Inflict 300 damage to your opponent.'),
  textSpell(
    'Small Ladder',
    'Add 1 Level 4 or lower Warrior monster from your Deck to your hand. You can only activate 1 "Small Ladder" per turn.',
  ),
  textSpell('Tall Ladder', 'Add 1 Warrior monster from your GY to your hand.'),
  textSpell('Deep Cup', 'Draw 2 cards.'),
  textTrap('Plain Breeze', 'Inflict 500 damage to your opponent.'),
]);
const answer = (text: string) =>
  ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer ?? 'cannot tell';

describe('a condition on what both players control', () => {
  test.for([
    [
      'Crowded Well is up. I control Paper Lantern and my opponent controls no monsters. Can Paper Lantern attack?',
      'no',
    ],
    [
      'Crowded Well is up. I control Paper Lantern and my opponent controls Iron Heron. Can Paper Lantern attack?',
      'yes',
    ],
    // Who controls how many besides was not said.
    ['Crowded Well is up. Can my Paper Lantern attack their Iron Heron?', 'cannot tell'],
    ['My opponent controls Den of Drakes. Can I activate Long Rain?', 'cannot tell'],
  ] as const)('%s', ([text, expected]) => expect(answer(text)).toBe(expected));
});

describe('what has to be Set first', () => {
  test.for([
    ['Resting Ink is face-up. Can I activate Long Rain from my hand?', 'no'],
    ['Resting Ink is up. I Set Long Rain this turn. Can I activate it this turn?', 'no'],
    ['Resting Ink is up. I Set Long Rain last turn. Can I activate it now on my turn?', 'yes'],
    ['Resting Ink is up. Can I activate Plain Breeze?', 'yes'],
    ['Ink Warden is on my field. Can I activate Long Rain from my hand?', 'yes'],
    ["Ink Warden is on my opponent's field. Can I activate Long Rain from my hand?", 'no'],
  ] as const)('%s', ([text, expected]) => expect(answer(text)).toBe(expected));
});

describe('cards that cannot be added from the Deck', () => {
  test.for([
    ["Drawer Imp is on my opponent's field. Can I activate Small Ladder?", 'no'],
    ["Drawer Imp is on my opponent's field. Can I activate Deep Cup?", 'yes'],
    ['I control Drawer Imp. Can I activate Small Ladder?', 'yes'],
    ['They used Sleepy Archivist. Can I activate Small Ladder?', 'no'],
    ['They used Sleepy Archivist. Can I activate Deep Cup?', 'no'],
  ] as const)('%s', ([text, expected]) => expect(answer(text)).toBe(expected));
});
