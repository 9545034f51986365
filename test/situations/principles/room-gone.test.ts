import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** What is still done of an effect when the zones have filled up before it resolves. */

const catalogue = makeCatalogue([
  textSpell('Four Moles', 'Special Summon 4 "Mole Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0).', 'Quick-Play'),
  textSpell('Three Moles', 'Target 3 monsters in your GY; Special Summon all 3.'),
  textSpell('Some Moles', 'Target up to 3 monsters in your GY; Special Summon them.'),
  textSpell('Lone Mole', 'Target 1 monster in your GY; Special Summon it, and if you do, draw 1 card.'),
  textSpell('Late Mole', 'Draw 1 card, then Special Summon 1 monster from your hand.'),
  textSpell(
    'Given Moles',
    'Special Summon 2 "Mole Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0) to your opponent\'s field.',
  ),
  textMonster('Calling Mole', 'You can discard 1 card; Special Summon 1 monster from your Deck.'),
  textTrap('Pebbles', 'Destroy all Spells/Traps on the field.'),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'a set number of Tokens',
    'I activate Four Moles, they chain Pebbles, which leaves me three zones. Do I get any Tokens?',
    'no',
  ],
  [
    'all of a set number',
    'Three Moles for three monsters; opponent chains Pebbles so only two zones are open. Can I summon two of them?',
    'no',
  ],
  [
    'no zone at all',
    'I activate Lone Mole. They chain Pebbles and fill my last Monster Zone. Is my monster still summoned?',
    'no',
  ],
  [
    'what hangs on it',
    'I activate Lone Mole. They chain Pebbles and fill my last Monster Zone. Do I still draw?',
    'no',
  ],
  [
    'what comes before it',
    'I activate Late Mole. They chain Pebbles, filling up my field. Do I still draw a card?',
    'yes',
  ],
  [
    "a monster's effect",
    "I use Calling Mole's effect, they chain Pebbles and now all my zones are full. Does the monster still come out?",
    'no',
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});

describe('nothing is ruled', () => {
  test.for([
    [
      'as many as there is room for',
      'I activate Some Moles targeting three monsters. They chain Pebbles, which leaves me two zones. Do I still revive two?',
    ],
    [
      'enough zones',
      'I activate Lone Mole. They chain Pebbles so only one zone is left. Is my monster still summoned?',
    ],
    [
      'zones of the other player',
      'I activate Given Moles. They chain Pebbles and now my zones are full. Do they get Tokens?',
    ],
    [
      "the other player's zones are full",
      'I activate Lone Mole. They chain Pebbles and now their zones are full. Is my monster still summoned?',
    ],
  ] as const)('%s', ([, text]) => {
    expect(answered(text)).toBeUndefined();
  });
});
