import { describe, expect, test } from 'vitest';
import { determinedRules, withDetermined } from '../../../src/engine/damage-step/destruction-pending.ts';
import { determinedQuestions } from '../../../src/engine/state/damage-step-tables.ts';
import { isRule, ruleTables } from '../../support/rule-tables.ts';

const { determined } = ruleTables.damageStep;

describe('a monster that the battle is determined to destroy', () => {
  test.for<readonly [(typeof determinedQuestions)[number], string, string]>([
    ['target', 'no', 'damage-step/determined-untouchable'],
    ['change-position', 'no', 'damage-step/determined-untouchable'],
    ['change-stats', 'no', 'damage-step/determined-untouchable'],
    ['continuous-effect', 'no', 'effect/continuous-stops-battle'],
    ['optional-quick-effect', 'no', 'damage-step/determined-quick'],
    ['mandatory-effect', 'yes', 'damage-step/determined-quick'],
    ['return-to-hand', 'only-by-text', 'damage-step/determined-return'],
    ['negate-effects', 'yes', 'damage-step/determined-negated'],
    ['remove-by-effect', 'yes', 'damage-step/determined-removed'],
    ['destroyed-by-battle-after-leaving', 'no', 'damage-step/left-early'],
    ['cost-of-optional', 'no', 'damage-step/determined-cost'],
    ['cost-of-mandatory', 'yes', 'damage-step/determined-cost'],
  ])('%s: %s', ([what, can, rule]) => {
    expect(withDetermined(determined, what, 'after-calculation')).toEqual({ can, rule });
    const changed = determined.map((row) => ({
      ...row,
      can: can === 'yes' ? ('no' as const) : ('yes' as const),
    }));
    expect(withDetermined(changed, what, 'after-calculation').can).not.toBe(can);
  });

  test('before damage calculation nothing is determined', () => {
    for (const now of ['start', 'before-calculation'] as const) {
      expect(withDetermined(determined, 'target', now)).toEqual({
        can: 'not-determined-yet',
        rule: 'damage-step/destruction-determined',
      });
    }
    expect(withDetermined(determined, 'target', 'calculation').can).toBe('no');
  });

  test('every answer names a rule of the rulebook', () => {
    const rules = [...determinedRules, 'damage-step/destruction-determined'];
    expect(rules.filter((rule) => !isRule(rule))).toEqual([]);
    expect(determinedQuestions).toHaveLength(determined.length);
  });

  test('a table without the row is a bug', () => {
    expect(() => withDetermined([], 'target', 'end')).toThrow('no row target');
  });
});
