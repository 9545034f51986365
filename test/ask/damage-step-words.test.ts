import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import type { Facts } from '../../src/card-model/facts.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { monster, spell, trap } from '../support/card-texts.ts';
import { books } from '../support/project-data.ts';

const card = (name: string, facts: Facts, text: string) => cardModelOf({ name, facts, text });

const catalogue = makeCatalogue([
  card(
    'Paper Helmet',
    trap(),
    'Target 1 face-up monster you control; it gains 800 ATK until the end of this turn.',
  ),
  card('Paper Broom', spell('Quick-Play'), 'Target 1 Spell/Trap on the field; destroy that target.'),
  card(
    'Paper Gong',
    trap('Counter'),
    'When a Spell Card is activated: Negate the activation, and if you do, destroy it.',
  ),
  card(
    'Paper Moth',
    monster(),
    'If this card is Special Summoned: You can draw 1 card. During your Main Phase: You can destroy 1 card on the field.',
  ),
  card('Paper Wall', trap('Continuous'), 'All Warrior monsters you control gain 300 ATK.'),
  card(
    'Paper Rat',
    trap('Continuous'),
    "If a Level 2 or lower Beast monster you control battles, during the Damage Step you can pay Life Points in multiples of 50. The ATK of the opponent's monster is reduced by the amount of Life Points you paid, until the End Phase.",
  ),
  card(
    'Paper Cake',
    monster(),
    'If this card is sent to the GY: Draw 1 card. Once per turn, if a "Paper" monster(s) you control is changed to Defense Position: You can destroy 1 card on the field.',
  ),
  card(
    'Paper Rose',
    monster(),
    'If a Plant monster(s) you control is destroyed while this card is in the GY: You can Special Summon this card.',
  ),
]);
const asked = (text: string) => {
  const { answer = 'cannot tell', unless = [] } = ruleOnWords(text, { ...books, catalogue }, 'tcg') ?? {};
  return [answer, ...unless.map(({ what }) => `unless ${what}`)].join(', ');
};

describe('may a card be activated in the Damage Step, in plain words', () => {
  test.for<[string, string, string]>([
    ['what changes ATK', 'Paper Helmet. Can it be activated in the Damage Step?', 'yes'],
    ['before damage calculation', 'Can I use Paper Helmet before damage calculation?', 'yes'],
    ['but not at it', 'Can Paper Helmet be activated during damage calculation?', 'no'],
    ['not what destroys', 'Am I allowed to use Paper Broom in the damage step?', 'no'],
    ['asked without a verb', 'Paper Broom in the damage step, legal?', 'no'],
    ['a Counter Trap', 'Is Paper Gong ok in the DS?', 'yes'],
    ['a note in brackets', 'Paper Broom (destroys one card). Allowed in the Damage Step?', 'no'],
    [
      'of a monster whose effects differ, one that may',
      'Can Paper Moth be used in the damage step?',
      'yes, unless part 2 is meant',
    ],
    ['but the one that is named', "Is Paper Moth's destroy effect allowed in the Damage Step?", 'no'],
    [
      'a Continuous Trap though it changes nothing now',
      'Paper Wall in my own turn with no Warriors. Can it be activated in the Damage Step?',
      'yes',
    ],
    [
      'but not another card so',
      'Paper Helmet in my own turn with no Warriors. Can it be activated in the Damage Step?',
      'cannot tell',
    ],
    [
      'a Set Trap with an effect that pays for less ATK',
      'Paper Rat is Set. Can it be activated in the Damage Step?',
      'yes',
    ],
    ['but not at damage calculation', 'Can Paper Rat be activated during damage calculation?', 'no'],
    [
      'of other effects that differ',
      'Can Paper Cake be used in the Damage Step?',
      'yes, unless part 2 is meant',
    ],
    ['a note on none of its effects', 'Paper Cake (Flip Effect). Allowed in the Damage Step?', 'cannot tell'],
    ['a trigger about other cards', 'Can Paper Rose be used in the damage step?', 'no'],
    [
      'not where more is told',
      'Paper Helmet is negated. Can it be activated in the Damage Step?',
      'cannot tell',
    ],
    ['not of two cards', 'Can Paper Helmet and Paper Broom be activated in the Damage Step?', 'cannot tell'],
    ['of another step, as that allows it', 'Can Paper Broom be activated in the Start Step?', 'yes'],
    ['not turned round', 'Can Paper Broom not be activated in the Damage Step?', 'cannot tell'],
  ])('%s', ([, text, expected]) => {
    expect(asked(text)).toBe(expected);
  });
});
