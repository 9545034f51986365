import { describe, expect, test } from 'vitest';
import { isActivated } from '../../../src/card-model/activated.ts';
import type { CardModel } from '../../../src/card-model/card-model.ts';
import {
  type DamageStepCategory,
  damageStepCategories,
} from '../../../src/card-model/damage-step/categories.ts';
import { readDamageStep } from '../../../src/card-model/damage-step/in-damage-step.ts';
import {
  categoryRules,
  isListedException,
  mayActivate,
} from '../../../src/engine/damage-step/may-activate.ts';
import { damageStepTimings } from '../../../src/vocabulary/damage-step.ts';
import { activation, ifThis, monster, must, trap, trigger } from '../../support/duels.ts';
import { isRule, ruleTables } from '../../support/rule-tables.ts';

const { activation: table, exceptions } = ruleTables.damageStep;
const verdicts = (...categories: readonly DamageStepCategory[]) =>
  damageStepTimings.ids.map((timing) => mayActivate(table, categories, timing).verdict[0]).join('');

describe('permits, forbids or unknown at the five timings', () => {
  test.for<readonly [DamageStepCategory, string]>([
    ['counter-trap', 'ppppp'],
    ['mandatory', 'ppppp'],
    ['negates-activation', 'ppppp'],
    ['changes-stats', 'ppfff'],
    ['equip-trap', 'ppfff'],
    ['continuous-trap', 'ppfff'],
    ['set-trap-changes-stats', 'ppfff'],
    ['continuous-trap-own-effect', 'fffff'],
    ['indirect', 'fffff'],
    ['might-not-change', 'fffff'],
    ['summoned-only', 'fffff'],
    ['listed-exception', 'fffff'],
    ['trigger-changes-stats', 'fffff'],
    ['own-move', 'ppppp'],
    ['own-move-summons', 'fffff'],
    ['own-flip', 'fffpf'],
    ['other-trigger', 'fffff'],
    ['at-start', 'pffff'],
    ['before-calculation-effects', 'fpfff'],
    ['during-calculation-effects', 'ffpff'],
    ['after-calculation-effects', 'fffpf'],
    ['at-end', 'ffffp'],
    ['battled', 'fffpf'],
    ['battle-damage', 'fffpf'],
    ['damage-response', 'ppppp'],
    ['destroyed-by-battle', 'ffffp'],
    ['battle-or-effect', 'ppppp'],
    ['set-trap-own-timing', 'ppppp'],
    ['names-damage-step', 'uuuuu'],
    ['text-excludes', 'fffff'],
    ['nothing-allows', 'fffff'],
  ])('%s: %s', ([category, expected]) => {
    expect(verdicts(category)).toBe(expected);
  });

  test.for<readonly [string, readonly DamageStepCategory[], string]>([
    ['one reason is enough', ['summoned-only', 'destroyed-by-battle'], 'ffffp'],
    ['excluded by its text, whatever else holds', ['counter-trap', 'text-excludes'], 'fffff'],
    ['excluded by a ruling, whatever else holds', ['changes-stats', 'listed-exception'], 'fffff'],
    ['named by its text, and changes ATK', ['names-damage-step', 'changes-stats'], 'ppuuu'],
    ['the same, told the other way round', ['changes-stats', 'names-damage-step'], 'ppuuu'],
    ['nothing is known of it', [], 'fffff'],
  ])('%s', ([, categories, expected]) => {
    expect(verdicts(...categories)).toBe(expected);
  });

  test('the finding names the category that decided', () => {
    expect(mayActivate(table, ['summoned-only', 'destroyed-by-battle'], 'end')).toEqual({
      rule: 'damage-step/destroyed-by-battle',
      entry: 'damage-step/one-is-enough',
      verdict: 'permits',
      code: 'when-met',
      because: 'it may be activated at this timing of the Damage Step if what it answers happened',
    });
    expect(mayActivate(table, ['changes-stats', 'text-excludes'], 'start').rule).toBe(
      'damage-step/text-excludes',
    );
    expect(mayActivate(table, [], 'start').rule).toBe('damage-step/activation');
  });

  test('every category has its rule in the rulebook', () => {
    expect(damageStepCategories.filter((each) => !isRule(categoryRules[each]))).toEqual([]);
  });

  test.for(table.flatMap((row) => damageStepTimings.ids.map((timing) => [row.category, timing] as const)))(
    'a changed cell changes the answer: %s, %s',
    ([category, timing]) => {
      const before = mayActivate(table, [category], timing).verdict;
      const cell = before === 'permits' ? 'may-not' : 'may';
      const changed = table.map((row) => (row.category === category ? { ...row, [timing]: cell } : row));
      expect(mayActivate(changed, [category], timing).verdict).toBe(
        before === 'permits' ? 'forbids' : 'permits',
      );
    },
  );
});

describe('an effect as it is read, by the table', () => {
  const changes = { does: [{ do: 'change-atk', amount: 500 }] };
  const models: readonly (readonly [string, CardModel])[] = [
    ['changes ATK', monster('Lantern Newt', [{ kind: 'quick', ...changes }])],
    ['does not', monster('Lantern Newt', [{ kind: 'quick', does: [{ do: 'draw' }] }])],
    ['excluded', monster('Lantern Newt', [{ kind: 'quick', damageStep: 'except', ...changes }])],
    ['Ignition Effect', monster('Lantern Newt', [{ kind: 'ignition', ...changes }])],
    ['mandatory', monster('Lantern Newt', [must('destroyed')])],
    ['its own move', monster('Lantern Newt', [ifThis('sent-to-gy')])],
    [
      'its own move, Fusion Summon',
      monster('Lantern Newt', [ifThis('sent-to-gy', { does: [{ do: 'fusion-summon' }] })]),
    ],
    ['a Flip Effect', monster('Lantern Newt', [{ kind: 'flip', mandatory: false }])],
    ['other cards', monster('Lantern Newt', [trigger('if', { event: 'destroyed', of: {} })])],
    ['by battle', monster('Lantern Newt', [trigger('if', { event: 'destroyed', of: {}, by: ['battle'] })])],
    [
      'in part',
      monster('Lantern Newt', [trigger('if', { event: 'destroyed', of: {}, by: ['battle', 'effect'] })]),
    ],
    ['Counter Trap', trap('Iron Coat', [activation()], 'Counter')],
    ['Trap', trap('Iron Coat', [activation()])],
  ];

  test.for(models)('%s: the reading agrees with the table', ([, { parts, facts }]) => {
    const part = parts.find(isActivated);
    if (part === undefined) throw new Error('no activated effect');
    const { may, categories } = readDamageStep(part, facts, parts);
    expect(verdicts(...categories).includes('p')).toBe(may);
  });
});

describe('cards that a ruling excludes', () => {
  const listed = [
    { card: 'Iron Coat', what: 'the-card', where: 'both' },
    { card: 'Wide Door', what: 'the-card', where: 'tcg' },
    { card: 'Old Orchard', what: 'quick-effect', where: 'both' },
  ] as const;

  test.for([
    ['a card in both', 'Iron Coat', 'ocg', false, true],
    ['not an effect of it', 'Iron Coat', 'ocg', true, false],
    ['a card of the TCG only', 'Wide Door', 'tcg', false, true],
    ['the same in the OCG', 'Wide Door', 'ocg', false, false],
    ['an effect only', 'Old Orchard', 'tcg', true, true],
    ['not the card', 'Old Orchard', 'tcg', false, false],
    ['a card that is not listed', 'Fog Warden', 'tcg', false, false],
  ] as const)('%s', ([, name, ruleset, quickEffect, excluded]) => {
    expect(isListedException(listed, { name, ruleset, quickEffect })).toBe(excluded);
  });

  test('the five of the rulebook', () => {
    expect(exceptions.map(({ card, what, where }) => `${card}, ${what}, ${where}`)).toEqual([
      'Evil Blast, the-card, both',
      'Scrap Sheen, the-card, tcg',
      'Zero Force, the-card, both',
      'Curse of Anubis, the-card, both',
      'Rocket Hand, quick-effect, both',
    ]);
  });
});
