import { describe, expect, test } from 'vitest';
import type { RuleEntry } from '../../src/rulebook/entry.ts';
import { compareNumbers, printedOrder } from '../../src/rulebook/order.ts';
import { books } from '../support/project-data.ts';
import { ruleEntry } from '../support/rule-entries.ts';

const { rulebook } = books;

test.for([
  ['3.01', '3.01.1'],
  ['3.01.7', '3.01.7a'],
  ['3.01.7e', '3.01.7f'],
  ['3.01.7z', '3.01.8'],
  ['3.01.9', '3.01.10'],
  ['3.01.19', '3.02'],
  ['2.03.8c', '3.00'],
] as const)('%s is printed before %s', ([first, second]) => {
  expect(compareNumbers(first, second)).toBeLessThan(0);
  expect(compareNumbers(second, first)).toBeGreaterThan(0);
  expect(compareNumbers(first, first)).toBe(0);
});

describe('neighbours', () => {
  const around = (name: string) => {
    const rule = rulebook.byNumber(name) ?? rulebook.byId(name);
    if (rule === undefined) throw new Error(`${name} is missing`);
    const { before, after } = rulebook.neighbours(rule.id);
    return [before, after].map((each) => (each === undefined ? '-' : (each.number ?? each.id)));
  };

  test.for([
    ['3.01.7f', '3.01.7e', '3.01.7g'],
    ['3.01.7', '3.01.6', '3.01.7a'],
    ['3.01.8', '3.01.7z', '3.01.9'],
    ['3.01.10', '3.01.9', '3.01.11'],
    ['3.02', '3.01.19', '3.02.1'],
    ['3.00', '2.03.8c', '3.00.1'],
    ['2.00', '-', '2.00.1'],
    ['cost/paid-at-activation', 'activation/condition-checked-once', 'cost/against-effect'],
    ['authority/order', '-', 'authority/head-judge'],
  ] as const)('of %s: %s and %s', ([name, before, after]) => {
    expect(around(name)).toEqual([before, after]);
  });

  test('a chapter without numbers ends with its file', () => {
    const last = rulebook.chapters.find(({ rules }) => rules[0]?.id === 'authority/order')?.rules.at(-1);
    expect(around(last?.id ?? '')[1]).toBe('-');
  });

  test('of a rule that is not there: none', () => {
    expect(rulebook.neighbours('no/such')).toEqual({});
  });

  test('walking on from the first number comes to every number once', () => {
    const numbered = rulebook.rules.filter(({ number }) => number !== undefined);
    const walked: string[] = [];
    let at = rulebook.byNumber('2.00');
    while (at !== undefined && walked.length <= numbered.length) {
      walked.push(at.id);
      at = rulebook.neighbours(at.id).after;
    }
    expect(new Set(walked).size).toBe(numbered.length);
    expect(walked).toHaveLength(numbered.length);
  });
});

describe('parts and near numbers', () => {
  const rule = (id: string, number?: string) => ruleEntry(id, number === undefined ? {} : { number });
  const order = printedOrder([
    [rule('a/2', '1.01.2'), rule('a/0', '1.01'), rule('a/10', '1.01.10'), rule('a/1', '1.01.1')],
    [rule('b/one'), rule('c/one'), rule('b/two')],
    [rule('d/1', '1.02.1'), rule('d/1a', '1.02.1a'), rule('e', '2.00')],
  ]);
  const ids = (rules: readonly RuleEntry[]) => rules.map(({ id }) => id).join(' ');

  test.for([
    ['1', 'a/0'],
    ['1.02', 'd/1'],
    ['2', 'e'],
    ['b', 'b/one b/two'],
    ['3', ''],
    ['1.0', ''],
    ['', ''],
  ] as const)('under "%s": %s', ([part, found]) => {
    expect(ids(order.under(part))).toBe(found);
  });

  test.for([
    ['1.01.3', 'a/1 a/2 a/10'],
    ['1.01.99', 'a/1 a/2 a/10'],
    ['1.03', 'a/10 d/1 d/1a'],
    ['7.01', ''],
    ['words', ''],
  ] as const)('near %s: %s', ([number, found]) => {
    expect(ids(order.near(number, 3))).toBe(found);
  });

  test('a chapter of the project has its sections', () => {
    expect(rulebook.under('chapter 4').map(({ number }) => number)).toEqual([
      '4.00',
      '4.01',
      '4.02',
      '4.03',
      '4.04',
      '4.05',
      '4.06',
    ]);
  });
});
