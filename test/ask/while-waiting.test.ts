import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { books as projectBooks } from '../support/project-data.ts';

/** ATK that is asked for while a mandatory effect waits that changes it, and of which nobody told that it resolved. */

const strong = (name: string, atk: number, text: string) =>
  cardModelOf({ name, facts: { cardType: 'monster', abilities: ['Effect'], level: 4, atk, def: 0 }, text });
const catalogue = makeCatalogue([
  strong('Plain Tapir', 1700, 'Cannot be destroyed by Spell effects.'),
  strong(
    'Glaring Serpent',
    2000,
    "If a monster(s) is Normal or Special Summoned to your opponent's field in Attack Position: That monster(s) loses 700 ATK.",
  ),
  strong('Sulking Serpent', 2000, 'When a monster(s) is Normal Summoned: All other monsters lose 300 ATK.'),
  strong('Choosing Serpent', 2000, 'When a monster is Normal Summoned: You can make it lose 300 ATK.'),
]);

test.for([
  ['of another card', 'My opponent controls Glaring Serpent.', 'I Normal Summon Plain Tapir.', 'cannot tell'],
  ['whose event was read', 'I control Sulking Serpent.', 'I Normal Summon Plain Tapir.', 'cannot tell'],
  ['where nothing happened', 'My opponent controls Glaring Serpent.', 'I control Plain Tapir.', 'ATK 1700'],
  ['that its player may decline', 'I control Choosing Serpent.', 'I Normal Summon Plain Tapir.', 'ATK 1700'],
] as const)('%s', ([, board, told, answer]) => {
  const verdict = ruleOnWords(
    `${board} ${told} What is the ATK of Plain Tapir?`,
    { ...projectBooks, catalogue },
    'tcg',
  );
  expect(verdict?.answer).toBe(answer);
});
