import { describe, expect, test } from 'vitest';
import { ladder } from '../../../src/engine/state/values/ladder.ts';
import { outcomeRules, outcomes } from '../../../src/engine/state/values/tables.ts';
import { isRule, ruleTables } from '../../support/rule-tables.ts';
import { climb, steps, values } from './climb.ts';

describe('official Q&As, by their figures', () => {
  test.for<readonly [string, number, string, readonly (number | null)[]]>([
    ['13: gains add up', 2200, 'own 1 +200, rush 1 +700', [2400, 3100]],
    [
      '12291: a doubling is gone after Shrink',
      2000,
      'own 3 double-original, shrink 5 half-original, end shrink',
      [4000, 1000, 2000],
    ],
    [
      '7944: a halving is gone after Shrink',
      3000,
      'gale 3 half-current, shrink 5 half-original, end shrink',
      [1500, 1500, 3000],
    ],
    [
      '8786: a halving of an original value stays when that ends',
      3000,
      'own 6 =1900, gale 3 half-current, end own',
      [1900, 950, 950],
    ],
    [
      '12098: a gain that waits may grow',
      0,
      'hand 2 +600, beyond 3 =0, recount hand +1200, end beyond',
      [600, 0, 0, 1200],
    ],
    ['18420: an equip gain waits', 2600, 'shield 2 +1000, fox 3 =0, end fox', [3600, 0, 3600]],
    ['8356: an equip gain waits', 2500, 'equip 2 +500, own 3 =3000', [3000, 3000]],
    [
      '16877: a gain is used up, a later one is added',
      2000,
      'one 1 +200, gale 3 half-current, two 1 +200',
      [2200, 1100, 1300],
    ],
    ['22873: a gain after "becomes"', 0, 'own 3 =4000, chalice 1 +400', [4000, 4400]],
    ['8996: Shrink and a gain', 100, 'own 1 +3000, shrink 5 half-original', [3100, 3050]],
    ['9588: Shrink on "?"', 0, 'paid 1 +6000, shrink 5 half-original', [6000, 6000]],
    [
      '11906: Shrink on a gain that applies',
      0,
      'hand 2 +3000, shrink 5 half-original, recount hand +4000',
      [3000, 3000, 4000],
    ],
    [
      '19234: a doubling that applies is worked out anew',
      2500,
      'own 4 double-original, shrink 5 half-original',
      [5000, 2500],
    ],
    [
      '9829: the equip is gone while it waits',
      3000,
      'sword 2 +500, half 3 half-current, end sword, end half',
      [3500, 1750, 1750, 3000],
    ],
    [
      '23618: loss used up, original value back',
      0,
      'own 5 =3200, paid 1 -800, link 3 =0, end link',
      [3200, 2400, 0, 3200],
    ],
    [
      '22612: a lingering original value is gone after Shrink',
      0,
      'own 5 =3200, paid 1 -2400, shrink 5 half-original, end shrink',
      [3200, 800, 0, 0],
    ],
    ['7: a gain on a swapped original value', 400, 'rush 1 +700, own 6 =1800', [1100, 2500]],
    ['12421: what was lost counts below 0', 800, 'drake 1 -1000, rush 1 +700', [0, 500]],
    ['11924: applied last, after a loss', 4000, 'dread 7 half-current, slifer 1 -2000', [2000, 1000]],
    ['8820: applied last, after a halving', 0, 'avatar 7 =1400, gale 3 half-current', [1400, 1400]],
  ])('%s', ([, printed, lines, expected]) => {
    expect(values(printed, lines)).toEqual(expected);
  });
});

describe('other ladders', () => {
  test.for<readonly [string, number, string, readonly (number | null)[]]>([
    [
      'doubling an original value that applies, twice as big',
      1000,
      'own 6 double-original, end own',
      [2000, 1000],
    ],
    [
      'the newer (4) shows, then the older',
      1500,
      'a 4 =800, b 4 =2000, end b, end a',
      [800, 2000, 800, 1500],
    ],
    ['the older (4) ends first', 1500, 'a 4 =800, b 4 =2000, end a, end b', [800, 2000, 2000, 1500]],
    ['the newer (6) shows, then the older', 1500, 'a 6 =800, b 6 =2000, end b', [800, 2000, 800]],
    ['(6) on (6): half of what the other sets', 1000, 'a 6 =2400, b 6 half-original', [2400, 1200]],
    ['(5) waits for (6)', 1600, 'a 5 =1000, b 6 =2400, end b', [1000, 2400, 1000]],
    [
      '(6) waits for (5), which halves what it set',
      0,
      'a 6 =2000, b 5 half-original, recount a =3000, end b',
      [2000, 1000, 1000, 3000],
    ],
    [
      '(4) doubles the original value that a (5) set',
      2300,
      'a 5 half-original, b 4 double-original, end b',
      [1150, 2300, 1150],
    ],
    ['(3) waits for (4), and for (6)', 1000, 'a 3 =0, b 6 =1800, end b', [0, 1800, 0]],
    ['(2) goes on top of (4) again', 2100, 'field 2 +200, mega 4 double-original', [2300, 4400]],
    [
      '(1) before (4) waits, after it is added',
      2500,
      'a 1 +700, b 4 double-original, c 1 +100, end b',
      [3200, 5000, 5100, 3300],
    ],
    [
      'a (4) follows what it counts, a later gain stays on top',
      0,
      'own 4 =2000, rush 1 +700, recount own =2400',
      [2000, 2700, 3100],
    ],
    ['(2) is not halved by a (4): it is added again', 1900, 'a 2 +800, b 4 half-current', [2700, 1750]],
    ['a lingering gain keeps its amount', 1000, 'a 1 +500, recount a +900', [1500, 1500]],
    ['halves are rounded, one half upward', 2450, 'a 3 half-current, b 3 half-current', [1225, 613]],
    [
      'applied last is worked out anew',
      1600,
      'dread 7 half-current, counter 2 +300, shrink 5 half-original, end counter, end shrink',
      [800, 950, 550, 400, 800],
    ],
    [
      'when applied last stops, all applies again',
      2000,
      'a 1 +500, b 5 =1000, c 7 =0, d 3 =700, end c',
      [2500, 1500, 0, 0, 700],
    ],
  ])('%s', ([, printed, lines, expected]) => {
    expect(values(printed, lines)).toEqual(expected);
  });

  test('the original value is told apart', () => {
    expect(climb(2300, 'a 5 half-original, b 3 double-original').map(({ original }) => original)).toEqual([
      1150, 1150,
    ]);
    expect(climb(2300, 'a 3 half-current').map(({ original }) => original)).toEqual([2300]);
  });
});

describe('what no source settles is not answered', () => {
  test.for<readonly [string, number, string, string, readonly number[]]>([
    [
      'a (2) that waits for a (3) that waits for a (4)',
      1900,
      'a 2 +800, b 3 half-current, c 4 =100',
      'waitsForWaiting',
      [100, 900],
    ],
    [
      'a (2) that waits for a (3) that waits for a (6)',
      1900,
      'a 2 +800, b 3 half-current, c 6 =1000',
      'waitsForWaiting',
      [1000, 1800],
    ],
    [
      'a (4) that halves what it makes wait',
      1900,
      'a 1 +700, b 4 half-current',
      'continuousCurrent',
      [950, 1300],
    ],
    [
      'a (6) that doubles an original value that waits',
      2000,
      'a 5 half-original, b 6 double-original',
      'continuousOriginal',
      [2000, 4000],
    ],
    [
      'a (3) that halves under one applied last, after that stops',
      1200,
      'dread 7 half-current, garden 3 half-current, end dread',
      'underLast',
      [300, 600],
    ],
    [
      'half of what is below 0 is 0',
      500,
      'a 1 -1000, b 4 half-current, c 1 +300',
      'continuousCurrent',
      [300, 550],
    ],
    [
      'double of what is below 0 is 0',
      500,
      'a 1 -1000, b 4 double-current, c 1 +300',
      'continuousCurrent',
      [300, 1300],
    ],
    ['two applied last', 1000, 'a 7 half-current, b 7 =700', 'severalLast', [350, 700]],
  ])('%s', ([, printed, lines, point, found]) => {
    const last = climb(printed, lines).at(-1);
    expect(last?.current).toBeNull();
    expect(last?.open.map((each) => [each.point, each.values])).toEqual([[point, found]]);
    expect(last?.open.every(({ rule, question }) => isRule(rule) && question.length > 10)).toBe(true);
  });

  test('and is answered where every reading comes to the same', () => {
    expect(climb(1900, 'a 2 +0, b 3 half-current, c 4 =100').at(-1)).toMatchObject({
      current: 100,
      open: [],
    });
    expect(values(1200, 'dread 7 half-current, garden 3 half-current').at(-1)).toBeNull();
    expect(values(1900, 'a 1 +700, b 4 half-current, end b')).toEqual([2600, null, 2600]);
  });
});

describe('each step says what decided', () => {
  const decisions = (printed: number, lines: string) =>
    climb(printed, lines)
      .at(-1)
      ?.decisions.map(({ previous, outcome, rule }) => `${previous} ${outcome} ${rule}`);

  test.for<readonly [string, string, readonly string[]]>([
    [
      'cells of the table',
      'a 1 +700, b 2 +800, c 3 half-current',
      ['a removes stats/removes-previous', 'b waits stats/waits'],
    ],
    ['what returns', 'a 2 +800, b 3 half-current, end b', ['a returns stats/waits']],
    ['what shows again', 'a 4 =800, b 4 =100, end b', ['a returns stats/overwrites']],
    ['what is gone already', 'a 1 +700, b 3 half-current, end a', ['a already-gone stats/removes-previous']],
    ['a settled amount', 'a 1 +700, recount a +900', ['a amount-settled stats/amount-settled']],
    ['applied last', 'a 7 =0, b 1 +700', ['a applied-last stats/applied-last']],
  ])('%s', ([, lines, expected]) => {
    expect(decisions(1900, lines)).toEqual(expected);
    expect(expected.every((each) => isRule(each.split(' ')[2] ?? ''))).toBe(true);
  });

  test('every outcome has its rule', () => {
    expect(outcomes.filter((outcome) => !isRule(outcomeRules[outcome]))).toEqual([]);
  });
});

describe('a ladder that cannot be', () => {
  test.for<readonly [string, string, string]>([
    ['applied twice', 'a 1 +100, a 1 +100', 'the modifier a'],
    ['ended before it is applied', 'end a', 'the modifier a'],
    ['a (1) that sets', 'a 1 =100', 'become of the modifier a'],
    ['a (3) that raises', 'a 3 +100', 'plus of the modifier a'],
    ['a (5) that halves the current value', 'a 5 half-current', 'halve of the modifier a'],
    ['a recount of another sort', 'a 2 +100, recount a =100', 'become of the modifier a'],
  ])('%s', ([, lines, found]) => {
    const result = ladder(1000, steps(lines), ruleTables.stats);
    expect(result.ok ? 'climbed' : result.problem.found).toBe(found);
  });
});
