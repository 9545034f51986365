import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ruleOn } from '../../src/situations/rule-on.ts';
import { readRulings } from '../../src/situations/ruling.ts';
import { books, situationIn } from '../support/project-data.ts';

const file = path.join(import.meta.dirname, 'shown', 'rules-of-events.txt');
const read = readRulings(readFileSync(file, 'utf8'), file);
if (!read.ok) throw new Error(`${read.problem.found} ${read.problem.expected}`);

/** Rows in the situation language: the answer, and the rule that made something happen, or that a finding names. */
test.for(read.value.map((row) => [row.id, row] as const))('%s', ([, row]) => {
  const verdict = ruleOn(situationIn(row), books);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.problem));
  const { answer, findings, timeline } = verdict.value;
  const rules = [...findings, ...timeline].map(({ rule }) => rule);
  expect({ answer, named: rules.includes(row.rule) ? row.rule : rules }).toEqual({
    answer: row.answer,
    named: row.rule,
  });
});

test('each names a rule of the rulebook', () => {
  expect(read.value.filter(({ rule }) => books.rulebook.byId(rule) === undefined)).toEqual([]);
});
