import { describe, expect, test } from 'vitest';
import { determinedRules, withDetermined } from '../../../src/engine/damage-step/determined.ts';
import { determinedQuestions } from '../../../src/engine/damage-step/tables.ts';
import { hasCome, whenInStep } from '../../../src/engine/damage-step/timing.ts';
import { damageStepTimings } from '../../../src/vocabulary/damage-step.ts';
import { isRule, ruleTables } from '../../support/rule-tables.ts';

const { timings: table, determined } = ruleTables.damageStep;
const when = (code: string, rows = table) =>
  whenInStep(rows, code).map(({ timing, sort }) => `${timing} ${sort}`);

describe('when it is in the Damage Step', () => {
  test.for<readonly [string, readonly string[]]>([
    ['flipped', ['before-calculation happens']],
    ['stays-face-down', ['start happens']],
    ['changes-stats', ['start activates', 'before-calculation activates']],
    ['flipped-continuous', ['before-calculation applies']],
    ['stops-attack', ['before-calculation no-longer']],
    ['flip-effects', ['before-calculation not-yet', 'calculation not-yet', 'after-calculation activates']],
    ['self-destruction', ['before-calculation not-yet', 'after-calculation applies']],
    ['type-attribute-locks', ['before-calculation not-yet', 'after-calculation applies']],
    ['only-one', ['before-calculation not-yet', 'after-calculation applies']],
    ['destruction-determined', ['calculation happens']],
    ['replacement-chosen', ['calculation happens']],
    ['replacement-done', ['after-calculation happens']],
    ['battle-damage', ['after-calculation activates']],
    ['sent-to-gy', ['end happens']],
    ['destroyed-by-battle', ['end activates']],
    ['until-end-expires', ['end happens']],
    ['no-such-thing', []],
  ])('%s', ([code, expected]) => {
    expect(when(code)).toEqual(expected);
  });

  test('in the order of the timings, however the table is sorted', () => {
    expect(when('flip-effects', table.toReversed())).toEqual(when('flip-effects'));
  });

  test('a changed cell changes the answer', () => {
    const changed = table.map((row) => (row.code === 'flipped' ? { ...row, timing: 'start' as const } : row));
    expect(when('flipped', changed)).toEqual(['start happens']);
  });

  test('every timing has its rule', () => {
    const rules = damageStepTimings.ids.map((timing) => `damage-step/${timing}`);
    expect(rules.filter((rule) => !isRule(rule))).toEqual([]);
    expect(whenInStep(table, 'sent-to-gy')[0]?.rule).toBe('damage-step/end');
  });

  test.for([
    ['start', 'end', true],
    ['calculation', 'calculation', true],
    ['end', 'after-calculation', false],
  ] as const)('%s has come by %s: %s', ([timing, now, come]) => {
    expect(hasCome(timing, now)).toBe(come);
  });
});

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
