import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import type { Facts } from '../../../src/effects/facts.ts';
import { namedCards } from '../../../src/situations/propositions/card-roles.ts';
import { isSilentOn } from '../../../src/situations/propositions/card-topics.ts';
import { isConcept } from '../../../src/situations/propositions/vocabulary/concepts.ts';
import { tokens } from '../../../src/situations/words/tokens.ts';
import { monster, spell, trap } from '../../support/card-texts.ts';

const fiend: Facts = { cardType: 'monster', type: 'Fiend', abilities: ['Effect'] };

const roles = (name: string, facts: Facts, text: string, said = `I activate ${name} now`) => {
  const catalogue = makeCatalogue([cardModelOf({ name, facts, text })]);
  return namedCards(tokens(said), said, catalogue).map(({ role, number }) => [role, number]);
};

describe('what a named card is by its printed facts', () => {
  const kinds = (facts: Facts) => {
    const said = 'I control Paper Kite now';
    const catalogue = makeCatalogue([cardModelOf({ name: 'Paper Kite', facts, text: 'Draw 1 card.' })]);
    return namedCards(tokens(said), said, catalogue).flatMap((each) => each.kinds);
  };

  test.for<[string, Facts, readonly string[]]>([
    [
      'a monster, by all of its abilities',
      { cardType: 'monster', type: 'Machine', abilities: ['Xyz', 'Pendulum', 'Effect'], rank: 4 },
      ['xyz-monster', 'pendulum-monster', 'effect-monster'],
    ],
    ['a Field Spell', spell('Field'), ['field-spell']],
    ['a Counter Trap', trap('Counter'), ['counter-trap']],
    ['a Normal Trap', trap(), ['trap']],
  ])('%s', ([, facts, expected]) => {
    expect(kinds(facts)).toEqual(expected);
  });

  test.for<[string, string, boolean]>([
    ['Draw 1 card.', 'synchro-summon', true],
    ['Its Level becomes 3.', 'synchro-summon', false],
    ['2 Level 4 monsters', 'synchro-summon', true],
    ['If this card would be sent to the GY, banish it instead.', 'send', false],
    ['Draw 1 card.', 'activate', false],
  ])('"%s": is it silent on %s? %s', ([text, asked, expected]) => {
    expect(isConcept(asked) && isSilentOn(text, asked)).toBe(expected);
  });
});

describe('what a named card stands for in a general question', () => {
  test.for<[string, Facts, string, string, number?]>([
    [
      'negates all monsters',
      trap('Continuous'),
      'Negate the effects of all face-up monsters on the field.',
      '<negating-card>',
    ],
    [
      'negates some of them',
      trap('Continuous'),
      'Negate the effects of all face-up Warrior monsters on the field.',
      '<continuous-card>',
    ],
    [
      'banishes instead',
      trap('Continuous'),
      'Any card sent to the GY is banished instead.',
      '<banishing-card>',
    ],
    [
      'only monsters instead',
      spell('Continuous'),
      'Any monster sent to the GY is banished instead.',
      '<applying-card>',
    ],
    [
      'cannot be answered',
      spell('Quick-Play'),
      "Draw 1 card. Neither player can activate cards or effects in response to this card's activation.",
      '<unanswerable-card>',
    ],
    [
      'once per turn by name',
      spell(),
      'Draw 1 card. You can only activate 1 "Paper Kite" per turn.',
      '<activated-once-card>',
    ],
    [
      'two Normal Summons',
      spell(),
      'You can conduct 2 Normal Summons/Sets this turn, not just 1.',
      '<conducting-card>',
      2,
    ],
    ['a Special Summon', spell(), 'Special Summon 1 monster from your hand.', '<special-summoning-card>'],
    ['no Normal Summon', monster(), 'Cannot be Normal Summoned/Set.', '<no-normal-summon-card>'],
    [
      'no material',
      monster(),
      'Cannot be used as a Fusion, Synchro, or Xyz Material for a Summon.',
      '<no-material-card>',
    ],
    ['no material of one kind', monster(), 'Cannot be used as a Synchro Material.', '<other-card>'],
    [
      'for battle damage',
      monster(),
      'When this card inflicts battle damage to your opponent: You can draw 1 card.',
      '<battle-damage-card>',
    ],
    ['a Continuous Effect', monster(), 'All monsters you control gain 300 ATK.', '<continuous-card>'],
    ['one that destroys', monster(), 'If you control another monster, destroy this card.', '<applying-card>'],
    [
      'whatever the text says of Summons',
      spell(),
      'Special Summon 1 monster from your hand, ignoring its Summoning conditions.',
      '<ignoring-card>',
    ],
    ['words that are not read', monster(), 'Paper folds twice, then thrice.', '<applying-card>'],
    ['nothing but a draw', spell(), 'Draw 1 card.', '<only-drawing-card>'],
    [
      'negates what it destroys',
      fiend,
      'Negate the effects of monsters destroyed by battle with Fiend monsters you control.',
      '<negating-destroyed-card>',
    ],
    [
      'negates what others destroy',
      fiend,
      'Negate the effects of monsters destroyed by battle with Zombie monsters you control.',
      '<continuous-card>',
    ],
    [
      'a Summon afterwards',
      monster(),
      "During your opponent's Main Phase, you can (Quick Effect): Immediately after this effect resolves, Synchro Summon using this card you control.",
      '<summons-afterwards-card>',
    ],
    [
      'from the hand by its trigger',
      monster(),
      'When you take battle damage: You can Special Summon this card from your hand.',
      '<summons-itself-card>',
    ],
    [
      'another Type',
      trap('Continuous'),
      'Activate by declaring 1 Monster Type. All face-up monsters on the field become that Type.',
      '<property-changing-card>',
    ],
    [
      'banished in place of a destruction',
      spell(),
      'Draw 1 card. If a Dragon monster you control would be destroyed by battle or card effect, you can banish this card from your GY instead.',
      '<banished-for-destroyed-card>',
    ],
    ['nothing of these', spell(), 'Gain 500 LP.', '<other-card>'],
  ])('%s', ([, facts, text, role, number]) => {
    expect(roles('Paper Kite', facts, text)).toEqual([[role, number]]);
  });

  test('a name that is a term of the game is a card only between quotation marks', () => {
    expect(roles('Pendulum Scale', spell(), 'Draw 1 card.', 'I have one Pendulum Scale')).toEqual([]);
    expect(roles('Pendulum Scale', spell(), 'Draw 1 card.', 'I have one "Pendulum Scale"')).toHaveLength(1);
  });
});
