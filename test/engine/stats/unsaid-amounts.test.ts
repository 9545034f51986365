import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Amount, Range } from '../../../src/engine/state/values/amount.ts';
import type { Change } from '../../../src/engine/state/values/change.ts';
import { type LadderStep, ladder } from '../../../src/engine/state/values/ladder.ts';
import { modifierKinds } from '../../../src/engine/state/values/tables.ts';
import { ruleTables } from '../../support/rule-tables.ts';

const kindsThat = (what: 'change' | 'set') =>
  modifierKinds.filter((kind) => kind.endsWith('-change') === (what === 'change'));
const unsaid = (least: number, most: number | null) => ({ least, most, counts: 'how many there are' });

const top = (printed: number | Range, steps: readonly LadderStep[]) => {
  const result = ladder(printed, steps, ruleTables.stats);
  if (!result.ok) throw new Error(result.problem.found);
  const rung = result.value.at(-1);
  if (rung === undefined) throw new Error('no step');
  return rung;
};

const apply = (id: string, kind: (typeof modifierKinds)[number], change: Change): LadderStep => ({
  do: 'apply',
  id,
  kind,
  change,
});
const gain = apply('gain', 'continuous-change', { op: 'plus', amount: unsaid(0, null) });

describe('an amount that was not said', () => {
  test.for<[string, readonly LadderStep[], number | null, Range]>([
    ['leaves the value open', [gain], null, { least: 1500, most: null }],
    [
      'is settled by what sets the value once',
      [gain, apply('zero', 'lingering-current', { op: 'become', amount: 0 })],
      0,
      { least: 0, most: 0 },
    ],
    [
      'goes on top of what sets it while it applies',
      [gain, apply('set', 'continuous-current', { op: 'become', amount: 100 })],
      null,
      { least: 100, most: null },
    ],
    [
      'is part of what is halved',
      [gain, apply('half', 'lingering-current', { op: 'halve', of: 'current' })],
      null,
      { least: 750, most: null },
    ],
    [
      'stays part of what was halved when it ends',
      [gain, apply('half', 'lingering-current', { op: 'halve', of: 'current' }), { do: 'end', id: 'gain' }],
      null,
      { least: 750, most: null },
    ],
    ['is gone when it ends', [gain, { do: 'end', id: 'gain' }], 1500, { least: 1500, most: 1500 }],
    [
      'is settled when it is said',
      [gain, { do: 'recount', id: 'gain', change: { op: 'plus', amount: 600 } }],
      2100,
      { least: 2100, most: 2100 },
    ],
    [
      'lowers it by all that there is, or by nothing',
      [apply('loss', 'lingering-change', { op: 'minus', amount: unsaid(0, null) })],
      null,
      { least: 0, most: 1500 },
    ],
    [
      'may be limited',
      [apply('loss', 'lingering-change', { op: 'minus', amount: unsaid(200, 700) })],
      null,
      { least: 800, most: 1300 },
    ],
  ])('%s', ([, steps, current, within]) => {
    const rung = top(1500, steps);
    expect({ current: rung.current, within: rung.within.current }).toEqual({ current, within });
  });

  test('leaves the original value as it is', () => {
    expect(top(1500, [gain]).original).toBe(1500);
  });

  test('a printed value that was not said does not matter where another is set', () => {
    const set = apply('set', 'lingering-current', { op: 'become', amount: 300 });
    expect(top({ least: 0, most: null }, [set]).current).toBe(300);
    expect(top({ least: 0, most: null }, [gain]).current).toBeNull();
  });
});

const known = fc.integer({ min: 0, max: 3000 });
const someChange = fc.oneof(
  fc.record({
    kind: fc.constantFrom(...kindsThat('change')),
    change: fc.record({ op: fc.constantFrom('plus' as const, 'minus' as const), amount: known }),
  }),
  fc.record({
    kind: fc.constantFrom(...kindsThat('set')),
    change: fc.oneof(
      fc.record({ op: fc.constant('become' as const), amount: known }),
      fc.record({
        op: fc.constantFrom('halve' as const, 'double' as const),
        of: fc.constant('original' as const),
      }),
    ),
  }),
);

test('whatever the amounts really are, the value lies in what is said, and is it where one value is said', () => {
  const cases = fc.record({
    printed: known,
    list: fc.array(someChange, { minLength: 1, maxLength: 5 }),
    open: fc.array(fc.tuple(fc.nat(1500), fc.nat(1500), fc.boolean()), { minLength: 5, maxLength: 5 }),
    ended: fc.option(fc.nat(4)),
  });
  fc.assert(
    fc.property(cases, ({ printed, list, open, ended }) => {
      const steps = (amountOf: (amount: number, at: number) => Amount) => [
        ...list.map(({ kind, change }, at): LadderStep => {
          const opened = 'amount' in change && open[at]?.[2] === true;
          return apply(
            String(at),
            kind,
            opened ? { ...change, amount: amountOf(change.amount, at) } : change,
          );
        }),
        ...(ended !== null && ended < list.length ? [{ do: 'end' as const, id: String(ended) }] : []),
      ];
      const wide = (amount: number, at: number) => {
        const [less = 0, more = 0] = open[at] ?? [];
        return unsaid(Math.max(0, amount - less), amount + more);
      };
      const said = top(printed, steps(wide));
      const real = top(
        printed,
        steps((amount) => amount),
      );
      for (const which of ['current', 'original'] as const) {
        const value = real[which];
        if (value === null) continue;
        const { least, most } = said.within[which];
        expect(value).toBeGreaterThanOrEqual(least);
        expect(value).toBeLessThanOrEqual(most ?? value);
        if (said[which] !== null) expect(said[which]).toBe(value);
      }
    }),
    { numRuns: 300 },
  );
});
