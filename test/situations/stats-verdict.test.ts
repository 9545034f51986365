import { describe, expect, test } from 'vitest';
import { readModifier } from '../../src/situations/readers/modifiers.ts';
import { ruleOnStats } from '../../src/situations/stats-verdict.ts';
import { books } from '../support/project-data.ts';
import { ruleTables } from '../support/rule-tables.ts';

const tableBooks = { rulebook: books.rulebook, tables: ruleTables };

const asked = (printed: number, modifiers: string) => {
  const steps = modifiers.split(',').map((item) => {
    const step = readModifier(item);
    if (!step.ok) throw new Error(step.problem.found);
    return step.value;
  });
  const base = { name: 'Fox', stat: 'ATK', assumed: [], ruleset: 'tcg' } as const;
  return ruleOnStats({ ...base, printed, steps }, tableBooks);
};
const verdict = (printed: number, modifiers: string) => {
  const ruled = asked(printed, modifiers);
  if (!ruled.ok) throw new Error(ruled.problem.found);
  return ruled.value.verdict;
};

describe('a modifier as it is written', () => {
  test.for<[string, object]>([
    ['+700', { change: { op: 'plus', amount: 700 }, original: false }],
    ['- 600 activated', { change: { op: 'minus', amount: 600 }, how: 'lingering' }],
    ['=100 Continuous', { change: { op: 'become', amount: 100 }, how: 'continuous' }],
    ['halved', { change: { op: 'halve', of: 'current' }, original: false }],
    ['double  original applying', { change: { op: 'double', of: 'original' }, original: false }],
    ['original =1900', { change: { op: 'become', amount: 1900 }, original: true }],
    ['original half lingering', { change: { op: 'halve', of: 'original' }, original: true }],
    ['end 2', { do: 'end', number: 2 }],
  ])('%s', ([written, read]) => {
    const found = readModifier(written);
    expect(found.ok && found.value).toMatchObject(read);
  });

  test.for(['', 'foo', '700', '+', '+1000000', 'half of it', 'end', 'original +5', '=1 maybe'])(
    '"%s" is none',
    (written) => {
      const found = readModifier(written);
      expect(found.ok ? 'read' : found.problem.code).toBe('unknown-modifier');
    },
  );
});

describe('a value step by step', () => {
  test.for<[number, string, string, readonly string[]]>([
    [1900, '+700 activated, -600 activated', '2000', ['1900', '2600', '2000']],
    [1900, '+700 activated, half activated, end 2', '1900', ['1900', '2600', '1300', '1900']],
    [1900, '+700 activated, =100 continuous, end 2', '2600', ['1900', '2600', '100', '2600']],
    [1900, '+800 continuous, half activated, end 2', '2700', ['1900', '2700', '1350', '2700']],
    [1900, '+800 continuous, =100 continuous, end 2', '2700', ['1900', '2700', '900', '2700']],
    [2300, 'double continuous, =100 continuous, end 2', '4600', ['2300', '4600', '100', '4600']],
  ])('%d, %s: %s', ([printed, modifiers, answer, values]) => {
    const { answer: given, timeline, findings, citations } = verdict(printed, modifiers);
    expect([given, timeline.map(({ what }) => what)]).toEqual([answer, values.map((each) => `ATK ${each}`)]);
    expect(findings.at(-1)?.rule).toBe('stats/modifiers');
    expect(citations.length).toBeGreaterThan(0);
  });

  test('what a step does to the ones before it is named by its rule', () => {
    expect(verdict(1900, '+700 activated, half activated, end 2').findings[0]).toEqual({
      rule: 'stats/removes-previous',
      verdict: 'permits',
      because: '1. +700 activated: 2. half activated ends it for good',
    });
  });

  test('how a modifier came is not asked where it does not matter', () => {
    expect(verdict(1900, '+700, +300').answer).toBe('2900');
  });

  test('where it matters, each case is told', () => {
    const { answer, headline, missing, timeline } = verdict(1900, '+700 activated, half, end 2');
    expect([answer, headline]).toEqual([
      'cannot tell',
      'The ATK of Fox is 1900 or 2600: it depends on how the modifiers came.',
    ]);
    expect(missing).toEqual([
      'whether 2. half was activated, or applies (continuous)',
      '1900 if 2 activated',
      '2600 if 2 continuous',
    ]);
    expect(timeline.at(-1)?.what).toBe('ATK 1900 or 2600');
  });

  test('many cases are not told one by one', () => {
    const { missing } = verdict(1900, '+700, half, =100, end 3');
    expect(missing).toHaveLength(3);
  });

  test.for<[string, string]>([
    ['+700, end 2', 'no-such-modifier'],
    ['end 1', 'no-such-modifier'],
    ['+1, +2, +3, +4, +5, +6, +7', 'too-many-cases'],
  ])('%s: %s', ([modifiers, code]) => {
    const ruled = asked(1000, modifiers);
    expect(ruled.ok ? 'ruled' : ruled.problem.code).toBe(code);
  });
});
