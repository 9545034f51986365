import { describe, expect, test } from 'vitest';
import { describedMonster } from '../../src/ask/names/described-monsters.ts';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textSpell, textTrap } from '../support/text-cards.ts';

/** Monsters that nobody named: described by their values, by whose they are, or by nothing at all. */

const catalogue = makeCatalogue([
  textTrap(
    'Deep Pit',
    'When your opponent Summons a monster(s) with 1500 or more ATK: Destroy that monster(s) with 1500 or more ATK, and if you do, banish it.',
  ),
  textTrap(
    'Shallow Pit',
    'When your opponent Normal or Flip Summons 1 monster with 1000 or more ATK: Target that monster; destroy it.',
  ),
  textTrap(
    'Stern Banner',
    'Each player can only control 1 Attribute of monster. Send all other face-up monsters they control to the GY.',
    'Continuous',
  ),
  textTrap('Flood Gate', 'When a monster(s) is Summoned: Destroy all monsters on the field.'),
  textSpell(
    'Small Potion',
    'Target 1 face-up monster on the field; its ATK becomes half its original ATK, until the end of this turn.',
  ),
]);
const books = { ...projectBooks, catalogue };
const answer = (text: string) => ruleOnWords(text, books, 'tcg')?.answer ?? 'cannot tell';

describe('a monster that is described by its values', () => {
  test.for([
    ['My opponent Normal Summons a monster with 1400 ATK. Can I activate Deep Pit?', 'no'],
    ['My opponent Special Summons a monster with 1500 attack. Can I activate Deep Pit?', 'yes'],
    ['If my opponent normal summons a 1900 atk monster, can I use Deep Pit?', 'yes'],
    ['My opponent Normal Summons a Level 4 monster with 900 ATK. Can I activate Shallow Pit?', 'no'],
    ['My opponent Normal Summons a 1900/1200 monster. Can I activate Shallow Pit?', 'yes'],
    ['My 2500 ATK monster attacks a monster with 2500 ATK. Is my monster destroyed?', 'yes'],
    ['I attack a monster with 3000 ATK with my monster with 2500 ATK. Is my monster destroyed?', 'yes'],
    [
      "My monster with 2500 ATK attacks my opponent's Attack Position monster with 2000 ATK. How much damage does my opponent take?",
      '500',
    ],
    ['I control a monster with 2000 ATK. I activate Small Potion targeting it. What is its ATK?', 'ATK 1000'],
  ])('%s', ([text = '', expected]) => {
    expect(answer(text)).toBe(expected);
  });

  test('a range is no value, and several monsters are none', () => {
    expect(
      answer('My opponent Normal Summons a monster with 1500 or more ATK. Can I activate Deep Pit?'),
    ).toBe('cannot tell');
    expect(answer('My opponent Special Summons 2 monsters with 1400 ATK. Can I activate Deep Pit?')).toBe(
      'cannot tell',
    );
  });

  test('the reply says what it was taken for', () => {
    const verdict = ruleOnWords(
      'My opponent Normal Summons a monster with 1400 ATK. Can I activate Deep Pit?',
      books,
      'tcg',
    );
    expect(verdict?.assumed).toContain('"monster with 1400 ATK" is Effect Monster with 1400 ATK');
    expect(
      verdict?.situation?.cards.map(({ card }) => (typeof card === 'string' ? card : card.facts)),
    ).toContainEqual({ cardType: 'monster', abilities: ['Effect'], atk: 1400 });
  });

  test.for([
    [
      'Level 4 LIGHT Beast-Warrior Normal Monster with 1900 ATK and 1200 DEF',
      { level: 4, attribute: 'LIGHT', type: 'Beast-Warrior', abilities: ['Normal'], atk: 1900, def: 1200 },
    ],
    ['Rank 4 Xyz Monster with 2500 ATK (2)', { rank: 4, abilities: ['Xyz', 'Effect'], atk: 2500 }],
  ] as const)('%s', ([name, facts]) => {
    expect(describedMonster(name)?.facts).toEqual({ cardType: 'monster', ...facts });
  });

  test.for(['Dark Magician', 'monster', 'a monster with 1400 ATK', ''])('no name of one: %j', (name) => {
    expect(describedMonster(name)).toBeUndefined();
  });
});

describe('a monster of which nothing is said', () => {
  test.for([
    ['My opponent Normal Summons. Can I activate Flood Gate?', 'yes'],
    ['My opponent Special Summons a monster. Can I activate Flood Gate?', 'yes'],
    ['My opponent Special Summons a monster. Can I activate Shallow Pit?', 'no'],
    ['My opponent Special Summons a monster. Can I activate Deep Pit?', 'cannot tell'],
    ['Flood Gate is face-up. Can I Normal Summon?', 'yes'],
    ['I Normal Summoned a monster with 1400 ATK. Can I Normal Summon another monster?', 'no'],
    ['I Normal Summoned a monster with 1400 ATK. Can I Set a monster?', 'no'],
    ["It is my opponent's turn and Flood Gate is face-up. Can I Normal Summon a monster?", 'no'],
  ])('%s', ([text = '', expected]) => {
    expect(answer(text)).toBe(expected);
  });
});

describe('a monster of which only the kind is told', () => {
  test.for([
    ['Stern Banner is active and I control a FIRE monster. Can I Normal Summon a WATER monster?', 'no'],
    ['Stern Banner is active and I control a FIRE monster. Can I Set a WATER monster?', 'yes'],
    ['Stern Banner is active and I control a FIRE monster. Can I Normal Summon a FIRE monster?', 'yes'],
    [
      'Stern Banner is active and I control a face-down FIRE monster. Can I Normal Summon a WATER monster?',
      'yes',
    ],
    [
      'I control Stern Banner, a FIRE monster and a face-down WATER monster. Can I Flip Summon the WATER monster?',
      'cannot tell',
    ],
  ])('%s', ([text = '', expected]) => {
    expect(answer(text)).toBe(expected);
  });
});
