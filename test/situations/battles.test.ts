import { expect, test } from 'vitest';
import { readSituation } from '../../src/situations/language/read.ts';
import { ruleOn } from '../../src/situations/rule-on.ts';
import { books } from '../support/project-data.ts';

/** What is ruled on a battle of two monsters that are described by their texts, and how surely. */
function ruled(attacker: string, target: string, rest: readonly string[]): readonly [string, string] {
  const lines = [
    'phase: the Battle Step',
    'LP of P0: 8000',
    'LP of P1: 8000',
    'P0 controls: "the tiger" (Attack Position)',
    'P1 controls: "the turtle" (Attack Position)',
    `card "the tiger": a Level 4 LIGHT Beast Effect Monster, ATK 1500, DEF 1000`,
    `text of "the tiger": ${JSON.stringify(attacker)}`,
    `card "the turtle": a Level 4 WATER Aqua Effect Monster, ATK 1000, DEF 1800`,
    `text of "the turtle": ${JSON.stringify(target)}`,
    ...rest,
  ];
  const read = readSituation(lines.join('\n'), { catalogue: books.catalogue, ruleset: 'tcg' });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const verdict = ruleOn(read.situation, books);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.problem));
  return [verdict.value.answer, verdict.value.certainty];
}

const plain = 'You can draw 1 card.';
const battle = ['"the tiger" attacks "the turtle"', 'the battle goes on to its end'];

test.for([
  ['what a played battle has left alone was not destroyed', plain, plain, 'was "the tiger" destroyed?', 'no'],
  ['and is where it was', plain, plain, 'where is "the tiger"?', 'Monster Zone'],
  ['what it destroyed is in the GY', plain, plain, 'where is "the turtle"?', 'GY'],
  [
    '"once per turn" of a text that had no time to be used up',
    plain,
    'Once per turn, this card cannot be destroyed by battle.',
    'is "the turtle" on the field?',
    'yes',
  ],
  [
    'a condition of the battle position before a text on battles',
    plain,
    '● While in Defense Position: This card cannot be destroyed by battle.',
    'was "the turtle" destroyed?',
    'yes',
  ],
  [
    'a change of ATK behind a condition of the battle position',
    '● While in Attack Position: This card gains 300 ATK.',
    plain,
    'what is the ATK of "the tiger"?',
    'ATK 1800',
  ],
  [
    'a change of ATK while something is not on the field',
    'While "The Lantern" is not on the field, this card gains 300 ATK.',
    plain,
    'what is the ATK of "the tiger"?',
    'ATK 1800',
  ],
  [
    'a sentence of its own behind a Trigger Effect',
    'When this card is Normal Summoned: You can draw 1 card. If you do not control another Beast monster, this card loses 100 ATK.',
    plain,
    'what is the ATK of "the tiger"?',
    'ATK 1400',
  ],
  [
    'what another card gains that has it as material',
    'A WATER Xyz Monster that has this card as material gains this effect.\n● This card gains 300 ATK.',
    plain,
    'what is the ATK of "the tiger"?',
    'ATK 1500',
  ],
  [
    'the line of a list by numbers that fits',
    plain,
    'This card gains effects based on the number of monsters your opponent controls.\n● 1: Cannot be destroyed by battle.\n● 2+: This card gains 2000 ATK.',
    'what does the battle come to?',
    'P1 takes 500 battle damage; nothing is destroyed',
  ],
  [
    'the line of a list by Attributes that fits',
    'Gains the following effect(s) while there is a monster(s) with the following Attribute(s) on the field.\n● LIGHT: This card gains 300 ATK.\n● FIRE: This card gains 400 ATK.',
    plain,
    'what is the ATK of "the tiger"?',
    'ATK 1800',
  ],
  [
    'two conditions, one after the other',
    plain,
    "While your LP is lower than your opponent's, if this card is attacked, this card cannot be destroyed by battle.",
    'was "the turtle" destroyed?',
    'yes',
  ],
  [
    'a time of the turn',
    'During your Battle Phase, this card gains 300 ATK.',
    'During your Battle Phase, this card cannot be destroyed by battle.',
    'was "the turtle" destroyed?',
    'yes',
  ],
  [
    'the monster that destroyed it',
    plain,
    'If this card is destroyed by battle: The monster that destroyed it loses 500 ATK.',
    'what is the ATK of "the tiger"?',
    'ATK 1000',
  ],
  [
    'a text on what becomes of it once it is lost, of a monster that was not',
    'If this face-up card is destroyed in a Monster Zone, you can place it face-up in your Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY.',
    plain,
    'is "the tiger" on the field?',
    'yes',
  ],
  [
    'what only effects cannot do',
    'If you wonder, this card cannot be destroyed by card effects.',
    plain,
    'what does the battle come to?',
    'P1 takes 500 battle damage; the turtle is destroyed',
  ],
] as const)('%s', ([, attacker, target, question, answer]) => {
  expect(ruled(attacker, target, [...battle, question])).toEqual([answer, 'settled']);
});

test.for([
  [
    'a text that is not read, and may keep it from being destroyed by battle',
    'If you wonder, this card cannot be destroyed by battle.',
  ],
])('what decides and is not known settles nothing: %s', ([, target = '', ...before]) => {
  const [, certainty] = ruled(plain, target, [...before, ...battle, 'was "the turtle" destroyed?']);
  expect(certainty).not.toBe('settled');
});

test('a text that keeps once in a turn is used up by the battle before', () => {
  const before = ['"the tiger" attacks "the turtle"', 'the battle goes on to its end'];
  const text = 'Once per turn, this card cannot be destroyed by battle.';
  expect(ruled(plain, text, [...before, ...battle, 'was "the turtle" destroyed?'])).toEqual([
    'yes',
    'settled',
  ]);
});

test('who is destroyed may be known where the damage is not', () => {
  const text = 'This card gains 200 ATK for each card in your hand.';
  expect(ruled(text, plain, [...battle, 'was "the turtle" destroyed?'])[0]).toBe('yes');
  expect(ruled(text, plain, [...battle, 'what does the battle come to?'])).toEqual(['cannot tell', 'open']);
  const other = ['"the tiger" attacks "the turtle"', 'what does the battle come to?'];
  expect(ruled(plain, text, other)).toEqual(['cannot tell', 'open']);
});

test('an attack is declared from Attack Position, also by what lies in Defense Position afterwards', () => {
  const text = 'If this card attacks, it is changed to Defense Position at the end of the Battle Phase.';
  expect(ruled(text, plain, ['can "the tiger" attack "the turtle"?'])).toEqual(['yes', 'settled']);
});

test('those that cannot be attacked but for one named, wherever that stands in the sentence', () => {
  const text =
    'Your opponent cannot target any face-up monster you control, except "the turtle", for an attack, or with Spell effects.';
  expect(ruled(plain, text, ['can "the tiger" attack "the turtle"?'])).toEqual(['yes', 'settled']);
});

test('what comes of an attack that a text does not let be declared is open', () => {
  const text = "Your opponent's monsters cannot target this card for attacks.";
  expect(ruled(plain, text, [...battle, 'was "the turtle" destroyed?'])).toEqual(['cannot tell', 'open']);
});

test('and of a Summon that a text forbids', () => {
  const summon = [
    'P0 has in the hand: "the newt"',
    'card "the newt": a Level 4 LIGHT Beast Effect Monster',
    'text of "the newt": "If your opponent controls a monster, you can Special Summon this card (from your hand)."',
    'P0 Special Summons "the newt" by its own procedure',
    'is "the newt" on the field?',
  ];
  expect(ruled(plain, plain, summon)).toEqual(['yes', 'settled']);
  const text = 'Neither player can Special Summon monsters.';
  expect(ruled(plain, text, summon)).toEqual(['cannot tell', 'open']);
});
