import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '../../../src/engine/state/values/change.ts';
import { type LadderStep, ladder, type Rung } from '../../../src/engine/state/values/ladder.ts';
import { type ModifierKind, modifierKinds } from '../../../src/engine/state/values/tables.ts';
import { ruleTables } from '../../support/rule-tables.ts';

const amount = fc.integer({ min: 0, max: 4000 });
const raise: fc.Arbitrary<Change> = fc.record({ op: fc.constantFrom('plus', 'minus'), amount });
const become: fc.Arbitrary<Change> = fc.record({ op: fc.constant('become'), amount });
const factor = (of: 'current' | 'original'): fc.Arbitrary<Change> =>
  fc.record({ op: fc.constantFrom('halve', 'double'), of: fc.constant(of) });
const modifier = (kind: ModifierKind): fc.Arbitrary<{ kind: ModifierKind; change: Change }> =>
  (kind.endsWith('-change')
    ? raise
    : kind.endsWith('-original')
      ? fc.oneof(become, factor('original'))
      : fc.oneof(become, factor('original'), factor('current'))
  ).map((change) => ({ kind, change }));
const modifiers = fc.array(fc.constantFrom(...modifierKinds).chain(modifier), { minLength: 1, maxLength: 5 });
const printed = fc.integer({ min: 0, max: 5000 });

const applied = (list: readonly { kind: ModifierKind; change: Change }[]): readonly LadderStep[] =>
  list.map((each, at) => ({ do: 'apply', id: String(at), ...each }));

function climbed(base: number, steps: readonly LadderStep[]): readonly Rung[] {
  const result = ladder(base, steps, ruleTables.stats);
  if (!result.ok) throw new Error(result.problem.found);
  return result.value;
}

test('a value is a whole number of at least 0, or open with at least two values', () => {
  fc.assert(
    fc.property(printed, modifiers, (base, list) => {
      for (const { current, original, open } of climbed(base, applied(list))) {
        if (current === null || original === null) expect(open.length).toBeGreaterThan(0);
        else expect(open).toEqual([]);
        for (const value of [current, original].filter((each) => each !== null)) {
          expect(Number.isInteger(value) && value >= 0).toBe(true);
        }
        if (current === null) expect(open.some(({ values }) => values.length > 1)).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

test('when all have ended, in any order, the printed value is back', () => {
  const cases = modifiers.chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.shuffledSubarray(
        list.map((_, at) => at),
        { minLength: list.length },
      ),
    ),
  );
  fc.assert(
    fc.property(printed, cases, (base, [list, order]) => {
      const ends = order.map((at): LadderStep => ({ do: 'end', id: String(at) }));
      const last = climbed(base, [...applied(list), ...ends]).at(-1);
      expect({ current: last?.current, original: last?.original }).toEqual({ current: base, original: base });
    }),
    { numRuns: 150 },
  );
});

test('an applying modifier that comes last and ends leaves no trace, and a gain neither', () => {
  const passing = fc
    .constantFrom(
      'continuous-change' as const,
      'continuous-current' as const,
      'continuous-original' as const,
      'lingering-change' as const,
    )
    .chain(modifier);
  fc.assert(
    fc.property(printed, modifiers, passing, (base, list, next) => {
      const rungs = climbed(base, [
        ...applied(list),
        { do: 'apply', id: 'next', ...next },
        { do: 'end', id: 'next' },
      ]);
      expect(rungs.at(-1)?.current).toEqual(rungs.at(-3)?.current);
    }),
    { numRuns: 150 },
  );
});
