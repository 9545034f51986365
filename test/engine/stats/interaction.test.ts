import { describe, expect, test } from 'vitest';
import { modifierKinds, outcomeOf, type outcomes } from '../../../src/engine/state/values/tables.ts';
import { ruleTables } from '../../support/rule-tables.ts';
import { values } from './climb.ts';

describe('a changed cell changes the answer', () => {
  const withCell = (previous: number, next: number, outcome: (typeof outcomes)[number]) => ({
    ...ruleTables.stats,
    interactions: ruleTables.stats.interactions.map((row) =>
      row.previous === modifierKinds[previous - 1]
        ? { ...row, [modifierKinds[next - 1] ?? '']: outcome }
        : row,
    ),
  });

  test.for<readonly [number, number, (typeof outcomes)[number], string]>([
    [1, 3, 'waits', 'a 1 +700, b 3 half-current, end b'],
    [1, 3, 'applies', 'a 1 +700, b 3 half-current'],
    [2, 3, 'removes', 'a 2 +800, b 3 half-current, end b'],
    [1, 4, 'reapplied', 'a 1 +700, b 4 =100'],
    [2, 4, 'waits', 'a 2 +800, b 4 =100'],
    [3, 4, 'removes', 'a 3 half-current, b 4 =100, end b'],
    [4, 4, 'removes', 'a 4 =800, b 4 =100, end b'],
    [5, 6, 'removes', 'a 5 =800, b 6 =100, end b'],
    [6, 5, 'removes', 'a 6 =800, b 5 =100, end b'],
    [1, 5, 'removes', 'a 1 +700, b 5 =100'],
    [3, 6, 'removes', 'a 3 =800, b 6 =100, end b'],
    [1, 1, 'removes', 'a 1 +700, b 1 +100'],
    [5, 3, 'removes', 'a 5 =800, b 3 =100, end b'],
    [6, 4, 'removes', 'a 6 =800, b 4 =100, end b'],
  ])('(%i) before (%i) as %s', ([previous, next, outcome, lines]) => {
    const from = modifierKinds[previous - 1];
    const to = modifierKinds[next - 1];
    if (from === undefined || to === undefined) throw new Error('no such kind');
    expect(outcomeOf(ruleTables.stats, from, to)).not.toBe(outcome);
    expect(values(1900, lines, withCell(previous, next, outcome))).not.toEqual(values(1900, lines));
  });

  test.for([4, 6])('two (%i) that both apply: the newer one is on top', (number) => {
    const both = withCell(number, number, 'applies');
    expect(values(1900, `a ${number} =800, b ${number} =100`, both)).toEqual([800, 100]);
  });

  test('so does what the table of the kinds says', () => {
    const lingers = {
      ...ruleTables.stats,
      modifiers: ruleTables.stats.modifiers.map((row) =>
        row.code === 'continuous-change' ? { ...row, how: 'lingering' as const } : row,
      ),
    };
    expect(values(1000, 'a 2 +500, recount a +900')).toEqual([1500, 1900]);
    expect(values(1000, 'a 2 +500, recount a +900', lingers)).toEqual([1500, 1500]);
  });
});
