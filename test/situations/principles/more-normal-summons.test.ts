import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** Normal Summons beside the one of the turn. */

const catalogue = makeCatalogue([
  textSpell('Double Muster', 'You can conduct 2 Normal Summons/Sets this turn, not just 1.'),
  textSpell(
    'Field Muster',
    'During your Main Phase, you can Normal Summon 1 Beast monster in addition to your Normal Summon/Set. (You can only gain this effect once per turn.)',
    'Continuous',
  ),
  textTrap(
    'Late Muster',
    'During the Battle Phase: Immediately after this effect resolves, Normal Summon 1 monster.',
  ),
  textTrap(
    'Bound Muster',
    'If you control no monsters: Immediately after this effect resolves, Normal Summon 1 monster.',
  ),
  textMonster('Plain Bison', 'Gains 100 ATK.'),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

describe('beside the Normal Summon of the turn', () => {
  test.for([
    [
      'right after an effect',
      'I already used my Normal Summon. Can I use Late Muster in the Battle Phase to Normal Summon?',
      'yes',
    ],
    [
      'right after an effect, whatever gave others',
      'I used both Normal Summons of Double Muster. Can I activate Late Muster in the Battle Phase and Normal Summon with it?',
      'yes',
    ],
    [
      'in addition',
      'I already Normal Summoned this turn. Can I Normal Summon a Beast with Field Muster?',
      'yes',
    ],
    [
      'one of two',
      'I Normal Summoned a monster and then activated Double Muster. Can I Normal Summon again?',
      'yes',
    ],
    ['two of two', 'I used both Normal Summons of Double Muster. Can I Normal Summon again this turn?', 'no'],
    [
      'the order',
      'Field Muster lets me Normal Summon an extra Beast. Do I have to use my regular Normal Summon first?',
      'no',
    ],
    [
      'before the one of the turn',
      "I haven't Normal Summoned yet this turn. Can I play Double Muster first?",
      'yes',
    ],
    [
      'not in the resolution',
      'I use Late Muster. Do I Normal Summon the monster as part of the resolution?',
      'no',
    ],
    ['it uses up nothing', 'I use Late Muster. Does that Summon use up my Normal Summon?', 'no'],
    ['no Set', 'Can I Set a Beast with the additional Normal Summon of Field Muster?', 'no'],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});

describe('nothing is ruled', () => {
  test.for([
    [
      'a phase in which it does nothing',
      'I already Normal Summoned. Can I Normal Summon with Field Muster in the Battle Phase?',
    ],
    ['a condition that nobody told', 'I already Normal Summoned. Can I use Bound Muster to Normal Summon?'],
    [
      'it is negated',
      'I already Normal Summoned. Field Muster is negated. Can I Normal Summon a Beast with Field Muster?',
    ],
    ['no card gives one', 'I already Normal Summoned. Can I Normal Summon Plain Bison?'],
    ['two of them', 'I already Normal Summoned. Can I Normal Summon with Double Muster and Field Muster?'],
  ] as const)('%s', ([, text]) => {
    expect(answered(text)).toBeUndefined();
  });
});
