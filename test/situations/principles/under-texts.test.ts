import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** What the texts that apply let players do, on a field that is told by kinds and numbers. */

const catalogue = makeCatalogue([
  textTrap(
    'Sorting Gate',
    'Each player can only control 1 Attribute of monster. Send all other face-up monsters they control to the GY. You can only control 1 "Sorting Gate".',
    'Continuous',
  ),
  textTrap(
    'Lone Perch',
    'Each player can only control 1 monster of each Attribute. If a player controls 2 or more monsters of the same Attribute, they must send some to the GY so they control no more than 1 monster of that Attribute.',
    'Continuous',
  ),
  textTrap(
    'Narrow Bridge',
    'Neither player can Summon more than two times per turn. You can only activate 1 "Narrow Bridge" per turn.',
    'Continuous',
  ),
  textTrap('Hushed Wire', 'Negate all Trap effects on the field.', 'Continuous'),
  textTrap('Resting Ink', 'Both players must Set Spell Cards before activating them.', 'Continuous'),
  textSpell(
    'Crowded Well',
    'If your opponent controls more monsters than you do, your opponent cannot activate monster effects or declare an attack. If you control more monsters than your opponent does, you cannot activate monster effects or declare an attack.',
    'Field',
  ),
  textSpell(
    'Reading Room',
    'If only you control a Zombie monster, your opponent cannot activate Spell Cards. If you control no Zombie monsters, you cannot activate Spell Cards.',
    'Field',
  ),
  textMonster(
    'Wind Vane',
    'Neither player can Special Summon monsters, except WIND monsters. You can only use this effect of "Wind Vane" once per turn.',
  ),
  textMonster('Far Vane', 'Your opponent cannot Special Summon monsters.'),
  textMonster('Paper Lantern', 'Gains 100 ATK.'),
  textTrap('Closed Lid', 'Cards in the GY cannot be banished.', 'Continuous'),
  textMonster(
    'Ash Keeper',
    'When this card inflicts battle damage to your opponent: You can draw 1 card. Your opponent cannot banish cards from either GY.',
  ),
  textTrap(
    'Week of Silence',
    'Your opponent cannot declare an attack this turn. You can only activate 1 "Week of Silence" per turn.',
  ),
  textMonster(
    'Sleepy Archivist',
    "(Quick Effect): You can send this card from your hand to the GY; for the rest of this turn, cards cannot be added from either player's Main Deck to the hand.",
  ),
]);
const books = { ...projectBooks, catalogue };
const answer = (text: string) => ruleOnWords(text, books, 'tcg')?.answer ?? 'cannot tell';

describe('monsters of kinds', () => {
  test.for([
    ['Sorting Gate is up and I control a DARK monster. Can I Normal Summon a LIGHT monster?', 'no'],
    ['Sorting Gate is up and I control a DARK monster. Can I Special Summon another DARK monster?', 'yes'],
    ['Sorting Gate is up and I control a face-down DARK monster. Can I Special Summon a LIGHT one?', 'yes'],
    ['Sorting Gate is up, my opponent controls DARK monsters. Can I summon a LIGHT monster?', 'yes'],
    ['Sorting Gate is up and I control a Warrior. Can I Special Summon a Dragon?', 'cannot tell'],
    [
      'Sorting Gate is negated by Hushed Wire. I control a DARK monster. Can I Special Summon a FIRE one?',
      'yes',
    ],
    [
      'Sorting Gate is up. I control a DARK monster. Sorting Gate is destroyed. Can I Special Summon a FIRE monster?',
      'yes',
    ],
    ['With Lone Perch up and a FIRE monster on my field, can I Special Summon a FIRE monster?', 'no'],
    ['Lone Perch is up and I control a FIRE Zombie. Can I Special Summon a WATER Zombie?', 'yes'],
    ['Wind Vane is on the field. Can I Special Summon a WIND monster?', 'yes'],
    ['Wind Vane is on the field. Can I Special Summon a DARK monster?', 'no'],
    ['Wind Vane is on the field. Can I Special Summon a monster?', 'cannot tell'],
    ['Wind Vane is face-down on the field. Can I Special Summon a DARK monster?', 'yes'],
    ['I control Far Vane. Can I Special Summon?', 'yes'],
    ['I control Far Vane. Can my opponent Special Summon?', 'no'],
    ['Far Vane is on the field. Can I Special Summon?', 'cannot tell'],
    ['Far Vane is theirs. Can I Special Summon a Dragon?', 'no'],
  ] as const)('%s', ([text, expected]) => expect(answer(text)).toBe(expected));
});

describe('how many monsters there are, and how often they were Summoned', () => {
  test.for([
    ['Crowded Well is up. I control two monsters, my opponent controls none. Can I attack?', 'no'],
    ['Crowded Well is up. My opponent controls 3 monsters and I control 1. Can my opponent attack?', 'no'],
    ['Crowded Well is up and I control more monsters than my opponent. Can I activate Spell Cards?', 'yes'],
    [
      'Crowded Well is up and we both control the same number of monsters. Can I activate monster effects?',
      'yes',
    ],
    ['Crowded Well is up; I control 2 monsters, my opponent 3. Can I activate monster effects?', 'yes'],
    ['Crowded Well is up. They have none and I have 2 monsters. Can I activate monster effects?', 'no'],
    ['Crowded Well is up. Can I activate monster effects?', 'cannot tell'],
    ['Crowded Well is up. Can I attack?', 'cannot tell'],
    ['Crowded Well is up. Both players control one monster. Can I attack?', 'yes'],
    ['Narrow Bridge is up. I have Summoned twice this turn. Can I Special Summon?', 'no'],
    ['Narrow Bridge is up. I have made one Special Summon. Can I Normal Summon a monster?', 'yes'],
    ['Narrow Bridge is up. I normal summoned and special summoned this turn. Can I Link Summon?', 'no'],
    ['Narrow Bridge is up. My opponent has Summoned twice. Can I Special Summon?', 'yes'],
    ['Both players control a Zombie and Reading Room is on the field. Can I activate Spells?', 'yes'],
    ['My opponent has Reading Room up but no Zombie. Can I activate Spells?', 'yes'],
    ['My opponent controls Reading Room and a Zombie. I control no Zombies. Can I activate Spells?', 'no'],
    ['My opponent controls Reading Room and a Zombie. Can I activate Spells?', 'cannot tell'],
    ['I have Reading Room but I control no Zombies. Can I activate Spells?', 'no'],
  ] as const)('%s', ([text, expected]) => expect(answer(text)).toBe(expected));
});

describe('what is activated, and what effects have left for the turn', () => {
  test.for([
    ['Resting Ink is up. Can I activate a Quick-Play Spell from my hand?', 'no'],
    ['Resting Ink is up. Can I activate Traps?', 'yes'],
    ['Ash Keeper is on the field. Can I banish a card from my GY?', 'cannot tell'],
    ['Closed Lid is up. Can I banish a card from my GY?', 'no'],
    ['Closed Lid is up. Can I banish a card from my hand?', 'yes'],
    ['My opponent used Sleepy Archivist this turn. Can I search my deck?', 'no'],
    ['My opponent used Sleepy Archivist this turn. Can I draw cards?', 'no'],
    ['Sleepy Archivist resolved. Can I add a card from my GY to my hand?', 'yes'],
    ['I activated Week of Silence. Can my opponent attack this turn?', 'no'],
    ['I activated Week of Silence. Can I attack this turn?', 'yes'],
    // A text that keeps nobody from anything is no answer.
    ['Paper Lantern is up. Can I Special Summon a monster?', 'cannot tell'],
    ['Wind Vane is up, and it is raining. Can I Special Summon a DARK monster?', 'cannot tell'],
  ] as const)('%s', ([text, expected]) => expect(answer(text)).toBe(expected));
});
