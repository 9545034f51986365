import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textSpell, textTrap } from '../support/text-cards.ts';

const monster = (name: string, atk: number, text: string) =>
  cardModelOf({
    name,
    facts: {
      cardType: 'monster',
      type: 'Fairy',
      attribute: 'LIGHT',
      abilities: ['Effect'],
      level: 3,
      atk,
      def: 1000,
    },
    text,
  });
const catalogue = makeCatalogue([
  monster(
    'Low Lark',
    1200,
    'While this Special Summoned card is on the field, all Fairy monsters you control gain 500 ATK.',
  ),
  monster('Loud Lark', 1400, 'This card gains 200 ATK for each monster you control.'),
  monster(
    'Hushing Lark',
    1000,
    'Negate the effects of face-up monsters on the field that were Special Summoned from the Extra Deck.',
  ),
  monster('Exile Lark', 2000, "Any card sent to your opponent's GY is banished instead."),
  monster('Still Lark', 1000, 'Cannot be destroyed by battle.'),
  textTrap(
    'Bright Pit',
    'When your opponent Summons a monster(s) with 1500 or more ATK: Destroy that monster(s).',
  ),
  textSpell('Wide Sweep', 'Destroy all monsters on the field.'),
  textTrap('Fair Chain', 'Target 1 Effect Monster on the field; negate its effects.'),
  textTrap('Plain Chain', 'Target 1 monster on the field; destroy it.'),
  monster(
    'Bare Lark',
    1800,
    'If either player equips an Equip Card(s) to this card: Destroy that Equip Card(s).',
  ),
  textSpell('Long Spear', 'The equipped monster gains 1000 ATK.', 'Equip'),
  textSpell('Late Call', 'Target 1 monster in your GY; Special Summon it.'),
  textSpell('Snuffer', 'Target 1 Spell/Trap on the field; destroy it.', 'Quick-Play'),
  textSpell('Fairy Fall', 'Destroy all Fairy monsters on the field.'),
]);
const asked = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

describe('what is said again, and follows from what was told', () => {
  test.for([
    [
      'a monster arrives with the ATK that it has there',
      'I Normal Summon Loud Lark. Can my opponent activate Bright Pit?',
      'yes',
    ],
    [
      'as its own Continuous Effect makes it',
      'Low Lark is Special Summoned. Can the opponent activate Bright Pit?',
      'yes',
    ],
    [
      'Normal Summoned it gives nothing',
      'I Normal Summon Low Lark. Can my opponent activate Bright Pit?',
      'no',
    ],
    [
      'another value than it comes to',
      'Low Lark is Special Summoned; its effect makes it 1900 ATK. Can the opponent activate Bright Pit?',
      'cannot tell',
    ],

    [
      'what it does not ask for',
      'Low Lark is Special Summoned. Can the opponent activate Bright Pit (1800 or more ATK)?',
      'cannot tell',
    ],
    [
      'at the same time, of one verb',
      'Wide Sweep destroys Still Lark and Exile Lark at the same time. Are they banished?',
      'no',
    ],
    [
      'of two verbs',
      'I activate Wide Sweep and I banish Still Lark at the same time. Is Still Lark banished?',
      'cannot tell',
    ],

    [
      'several cards with one answer',
      'I control Low Lark and Still Lark. I activate Wide Sweep. Are they destroyed?',
      'yes',
    ],
    [
      'several cards with two',
      'My opponent controls Exile Lark and I control Low Lark. I activate Wide Sweep. Are Exile Lark and Low Lark sent to the GY?',
      'yes',
    ],
  ] as const)('%s: %s', ([, text, answer]) => {
    expect(asked(text)).toBe(answer);
  });
});

describe('a face-down monster shows none of what it is', () => {
  test.for([
    [
      'to a target of a kind',
      'My Still Lark is face-down. Can my opponent activate Fair Chain targeting it?',
      'no',
    ],
    ['face-up it does', 'My Still Lark is face-up. Can my opponent activate Fair Chain targeting it?', 'yes'],
    [
      'to any target',
      'My Still Lark is face-down. Can my opponent activate Plain Chain targeting it?',
      'yes',
    ],
    [
      'to what takes all of a Type',
      'My Still Lark is face-down. I activate Fairy Fall. Is Still Lark destroyed?',
      'no',
    ],
    [
      'to what takes all',
      'My Still Lark is face-down. I activate Wide Sweep. Is Still Lark destroyed?',
      'yes',
    ],
  ] as const)('%s: %s', ([, text, answer]) => {
    expect(asked(text)).toBe(answer);
  });
});

describe('what may have happened besides leaves it open', () => {
  test.for([
    [
      'a mandatory effect whose timing was not read',
      'I control Bare Lark. I equip Long Spear to it. What is its ATK?',
      'cannot tell',
    ],
    ['a monster without one', 'I control Loud Lark. I equip Long Spear to it. What is its ATK?', 'ATK 2600'],
    [
      'what answered the effect',
      'Late Call was chained by Snuffer. Does Still Lark still get summoned by Late Call?',
      'cannot tell',
    ],
  ] as const)('%s: %s', ([, text, answer]) => {
    expect(asked(text)).toBe(answer);
  });
});
