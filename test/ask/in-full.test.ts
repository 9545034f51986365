import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import type { Facts } from '../../src/card-model/facts.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { monster, spell, trap } from '../support/card-texts.ts';
import { books } from '../support/project-data.ts';

const card = (name: string, facts: Facts, text: string) => cardModelOf({ name, facts, text });

const catalogue = makeCatalogue([
  card('Tin Sparrow', monster(), 'If this card is sent to the GY: Draw 1 card.'),
  card('Tin Swift', monster(), 'This card\'s name becomes "Tin Owl" while on the field.'),
  card('Tin Owl', monster(), ''),
  card(
    'Tin Judge',
    monster(),
    "When this card is Tribute Summoned: You can target 1 card on the field; return it to the hand. Your opponent cannot activate cards or effects in response to this effect's activation.",
  ),
  card(
    'Tin Clerk',
    monster(),
    'When this card is Tribute Summoned: You can target 1 card on the field; return it to the hand.',
  ),
  card(
    'Grave Trade',
    spell('Normal'),
    'Discard 1 card, then target 1 monster in your GY; add it to your hand.',
  ),
  card(
    'Long Silence',
    trap('Continuous'),
    'Negate the effects of all face-up monsters while they are face-up on the field.',
  ),
  card(
    'Raising Rope',
    trap('Continuous'),
    'Target 1 monster in your GY; Special Summon that target in Attack Position.',
  ),
  card('Slow Hoist', spell('Normal'), 'Target 1 monster in your GY; Special Summon it.'),
  card('Loud Pop', spell('Quick-Play'), 'Target 1 card on the field; destroy it.'),
  card('Owl Tower', spell('Field'), 'If "Tin Owl" is Special Summoned: Draw 1 card.'),
  card(
    'Bird Works',
    spell('Field'),
    'When this card is activated: You can add 1 Warrior monster from your Deck to your hand. If a monster is Special Summoned to your field: You can draw 1 card.',
  ),
]);
const answer = (text: string) => ruleOnWords(text, { ...books, catalogue }, 'tcg')?.answer ?? 'cannot tell';

const respond = 'Can the opponent respond?';

describe('what players leave out, or say in a roundabout way', () => {
  test.for<[string, string, string]>([
    [
      'a question without a full stop before it',
      'Tin Sparrow is destroyed by Loud Pop Does it activate?',
      'yes',
    ],

    [
      'an applying card, and what it applies to',
      `Long Silence applies to my Tin Judge and I use its effect. ${respond}`,
      'no',
    ],
    [
      'the same where the text says nothing',
      `Long Silence applies to my Tin Clerk and I use its effect. ${respond}`,
      'yes',
    ],
    [
      'what does not stay applies to nothing',
      'Loud Pop applies to Long Silence. Is Long Silence on the field?',
      'cannot tell',
    ],
  ])('%s', ([, text, expected]) => {
    expect(answer(text)).toBe(expected);
  });
});

describe('how a named monster was Summoned', () => {
  test.for<[string, string]>([
    [`My Tribute Summoned Tin Judge is on the field and I use its effect. ${respond}`, 'no'],
    [`I control a Tribute Summoned Tin Clerk. I use its effect. ${respond}`, 'yes'],
    [`I Tribute Summon Tin Judge, Tributing Tin Sparrow, and activate its effect. ${respond}`, 'no'],
    [`I Tribute Summon Tin Clerk, Tributing Tin Judge, and activate its effect. ${respond}`, 'yes'],
  ])('%s', ([text, expected]) => {
    expect(answer(text)).toBe(expected);
  });
});

describe('effects by their number', () => {
  test.for<[string, string]>([
    ["Tin Sparrow is destroyed by Loud Pop. Does Tin Sparrow's first effect activate?", 'yes'],
    ["Tin Sparrow is destroyed by Loud Pop. Does Tin Sparrow's second effect activate?", 'cannot tell'],
  ])('%s', ([text, expected]) => {
    expect(answer(text)).toBe(expected);
  });
});
