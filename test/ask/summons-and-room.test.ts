import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../support/text-cards.ts';

/** What people ask about Normal Summons, and about room for what an effect would do; invented cards with invented texts. */

const catalogue = makeCatalogue([
  textMonster('Moss Tortoise', ''),
  textMonster(
    'Eager Newt',
    'When a monster is Normal Summoned to your field: You can Special Summon this card from your hand.',
  ),
  textMonster(
    'Gable Boss',
    'When this card is Tribute Summoned: You can target 1 Spell/Trap on the field; destroy it.',
  ),
  textMonster(
    'Patient Digger',
    'When this card is targeted for an attack: You can target 1 Trap in your GY; Set that target, then gain 100 LP.',
  ),
  textMonster(
    'Porter of Lamps',
    'You can Tribute this card; Special Summon 1 monster from your hand, then draw 1 card.',
  ),
  textTrap(
    'Porter of Bells',
    'Target 1 face-up monster you control; banish that target until the End Phase.',
  ),
  textSpell('Toll Gate', 'Once per turn: You can pay 500 LP; gain 800 LP.', 'Continuous'),
  textSpell('Copper Harness', 'The equipped monster gains 300 ATK.', 'Equip'),
  textTrap('Sudden Squall', 'When a monster is Summoned: Destroy all monsters on the field.'),
  textTrap(
    'Grave Clerk',
    'When a monster(s) would be Summoned: Negate the Summon, and if you do, destroy it.',
    'Counter',
  ),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

describe('Normal Summons and what comes of them', () => {
  test.for([
    [
      'a negated one, and something that gives another',
      'My Normal Summon of Moss Tortoise is negated by Grave Clerk. An effect gives me Normal Summons. Can I Normal Summon another monster this turn?',
      'cannot tell',
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});

describe('what an effect would do, and what there is for it', () => {
  test.for([
    ['enough to draw', 'I have 1 card in my Deck. Can I activate the effect of Porter of Lamps?', 'yes'],
    [
      'in response to what only is so',
      'My opponent controls Moss Tortoise. Can I activate Sudden Squall in response?',
      'cannot tell',
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});
