import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** The Damage Step in players' words: what cannot be activated there, and FLIP effects of a monster that was attacked. */

const catalogue = makeCatalogue([
  textSpell('Gust of Sand', 'Target 1 Spell/Trap on the field; destroy it.', 'Quick-Play'),
  textSpell(
    'Sharp Claw',
    'Target 1 monster you control; it gains 700 ATK until the end of this turn.',
    'Quick-Play',
  ),
  textTrap('Last No', 'When your opponent activates a monster effect: Negate the activation.', 'Counter'),
  textTrap(
    'Slow Oath',
    'When this card resolves: Gain 500 LP. Once per turn: You can target 1 monster you control; it gains 300 ATK.',
    'Continuous',
  ),
  textMonster('Buried Stoat', 'FLIP: Target 1 card on the field; destroy that target.'),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'what destroys',
    'I swing into his defender. In the damage step, can I activate Gust of Sand on their backrow?',
    'no',
  ],
  [
    'said of a time in the question',
    'In the Damage Step, after my attacked monster got flipped, can I activate Gust of Sand on something?',
    'no',
  ],
  [
    'a change of ATK, too late',
    'My monster gets attacked. During damage calculation, may I chain Sharp Claw?',
    'no',
  ],
  [
    'a FLIP effect of a monster that dies',
    "My face-down Buried Stoat got run over by something huge. He's destroyed in that battle, but do I still get his flip effect?",
    'yes',
  ],
  [
    'the same by what it does',
    'They attack my set Buried Stoat and kill it. Does its effect still destroy a card?',
    'yes',
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});

describe('nothing is ruled', () => {
  test.for([
    ['it may be activated there', 'I swing into something. In the damage step, can I activate Sharp Claw?'],
    ['what negates', 'In the Damage Step he uses an effect of something. Can I activate Last No?'],
    ['before it', 'I attack. Before the damage step, can I activate Gust of Sand?'],
    ['it attacks itself', 'My Buried Stoat attacked a set monster and died. Does its flip effect activate?'],
    [
      'another card takes it first',
      'My face-down Buried Stoat was attacked, and they banish it before damage calculation. Do I get the flip effect?',
    ],
  ] as const)('%s', ([, text]) => {
    expect(answered(text)).toBeUndefined();
  });
});
