import { describe, expect, test } from 'vitest';
import { monsterOfKind } from '../../src/ask/names/kind-of-monster.ts';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../support/text-cards.ts';

/** Monsters of which the kind alone is told, and the idioms in which players tell of them. */

const catalogue = makeCatalogue([
  textSpell(
    'Night Watch',
    'Once per turn, if a monster(s) you control is destroyed by battle or card effect: Draw 1 card.',
    'Continuous',
  ),
  textSpell('Loud Storm', 'Destroy all monsters your opponent controls.'),
  textSpell('Tide Call', 'Target 1 monster in either GY; Special Summon it, then draw 1 card.'),
  textSpell('Long Hook', 'Target 1 monster on the field; return it to the hand.'),
  textTrap(
    'Deep Pit',
    'When your opponent Summons a monster(s) with 1500 or more ATK: Destroy that monster(s).',
  ),
  textTrap('Flood Gate', 'When a monster(s) is Summoned: Destroy all monsters on the field.'),
  textMonster(
    'Quiet Newt',
    'When you Normal Summon a Level 4 monster: You can Special Summon this card from your hand.',
  ),
  textMonster('Round Toad', 'When this card is destroyed by battle and sent to the GY: You can draw 1 card.'),
]);
const books = { ...projectBooks, catalogue };
const answer = (text: string) => ruleOnWords(text, books, 'tcg')?.answer ?? 'cannot tell';

describe('a monster that is told by its kind', () => {
  test.for([
    ['My opponent Sets a monster. Can I activate Flood Gate?', 'no'],
    // What was not told of it stays open.
    ['My opponent Flip Summons a monster. Can I activate Deep Pit?', 'cannot tell'],
    // It may be one that must be properly Summoned first.
    ['Can Tide Call revive a monster that was never properly summoned?', 'cannot tell'],
    // A subject that goes on is the same card.
    [
      "I control Round Toad. It attacks my opponent's monster and is destroyed by battle. Does Round Toad trigger?",
      'yes',
    ],
  ] as const)('%s', ([text, expected]) => {
    expect(answer(text)).toBe(expected);
  });
});

test('a name that is no such monster is none', () => {
  expect(monsterOfKind('some Level 4 DARK Machine Monster (2)')?.facts).toMatchObject({
    level: 4,
    attribute: 'DARK',
  });
  expect(monsterOfKind('Machine Monster')).toBeUndefined();
});
