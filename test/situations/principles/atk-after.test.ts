import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textSpell, textTrap } from '../../support/text-cards.ts';

/** The ATK after one more modifier, from the value that was told of the monster before it. */

const withAtk = (name: string, atk: number, text: string) =>
  cardModelOf({ name, facts: { cardType: 'monster', abilities: ['Effect'], level: 4, atk, def: 0 }, text });
const catalogue = makeCatalogue([
  cardModelOf({
    name: 'Plain Stork',
    facts: { cardType: 'monster', abilities: ['Normal'], level: 4, atk: 1800, def: 0 },
    text: '',
  }),
  withAtk('Vain Stork', 1000, 'This card gains 500 ATK for each card in your hand.'),
  withAtk(
    'Late Stork',
    3000,
    'You can Normal Summon this card without Tributing, but its original ATK becomes 1700.',
  ),
  withAtk(
    'Sharp Stork',
    1400,
    'Once per turn: You can target 1 monster on the field; its ATK becomes half its current ATK.',
  ),
  textSpell('Long Beak', 'The equipped monster gains 1000 ATK.', 'Equip'),
  textSpell(
    'Wee Cap',
    "Target 1 face-up monster on the field; halve that target's original ATK until the end of this turn.",
    'Quick-Play',
  ),
  textSpell(
    'Bitter Cup',
    'Target 1 face-up monster your opponent controls; until the end of this turn, that target gains 400 ATK, but its effects are negated.',
    'Quick-Play',
  ),
  textSpell(
    'Closed Gate',
    'Target 1 face-up monster your opponent controls; until the end of this turn, that target loses 800 ATK, but is unaffected by the effects of other Spells/Traps.',
    'Quick-Play',
  ),
  textTrap(
    'Dull Air',
    'Negate the effects of all face-up monsters while they are face-up on the field.',
    'Continuous',
  ),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'what raised it is kept when the original is halved',
    'Plain Stork is at 2800 thanks to Long Beak. They use Wee Cap on it. What is its ATK?',
    'ATK 1900',
  ],
  [
    'what it is by now is halved',
    'Plain Stork has 2800 ATK because of Long Beak. They use Sharp Stork on it. New ATK?',
    'ATK 1400',
  ],
  [
    'what it gave itself ends with its effects',
    'Vain Stork with 3 cards in hand has 2500 ATK. They flip Dull Air. What is its ATK now?',
    'ATK 1000',
  ],
  [
    'what negates and raises',
    'Vain Stork has 2500 ATK. I use Bitter Cup on it. What is its ATK?',
    'ATK 1400',
  ],
  [
    'what another card gave stays',
    'Plain Stork is at 2800 thanks to Long Beak. They flip Dull Air. What is its ATK?',
    'ATK 2800',
  ],
  ['without Tributes', 'Late Stork was Normal Summoned without Tributing. What is its ATK?', 'ATK 1700'],
  [
    'without Tributes, and negated',
    'Late Stork was Normal Summoned without Tribute. Dull Air is flipped. What is its ATK?',
    'ATK 3000',
  ],
  [
    'what was halved stays so when it is negated',
    'Late Stork was Normal Summoned without Tribute (1700), halved by Sharp Stork to 850, and then Dull Air is activated. What is its ATK?',
    'ATK 850',
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});

describe('nothing is ruled', () => {
  test.for([
    [
      'what raised it may be left out from then on',
      'Plain Stork is at 2800 thanks to Long Beak. They use Closed Gate on it. What is its ATK?',
    ],
    [
      'how it came to that was not told',
      'Plain Stork has 2800 ATK. They use Wee Cap on it. What is its ATK?',
    ],
    [
      'two values were told',
      'Plain Stork has 2800 ATK because of Long Beak, no, it has 2300. They use Sharp Stork on it. New ATK?',
    ],
    [
      'the effect has ended',
      'Plain Stork is at 2800 thanks to Long Beak. They use Wee Cap on it, the turn ends. What is its ATK?',
    ],
    [
      'the other monster is asked about',
      "Plain Stork is at 2800 thanks to Long Beak. They use Sharp Stork on it. What is Sharp Stork's ATK?",
    ],
  ] as const)('%s', ([, text]) => {
    expect(answered(text)).toBeUndefined();
  });
});
