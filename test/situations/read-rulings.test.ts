import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cardsOf, loadRulings, readRulings, readRulingsInWords } from '../../src/situations/ruling.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const body =
  'P0 controls: "Paper Lantern", "Jinzo" as "x"\ncard "Paper Lantern": a Normal Trap\nis "x" on the field?';
const one = `ruling OWN-001: trigger/missed-timing, OCG, qa 12345, 2024-02-29\nI ask. Is it so? yes, it is\n${body}`;

const problemOf = (text: string): string => {
  const read = readRulings(text, 'some.txt');
  return read.ok ? 'none' : `${read.problem.found}: ${read.problem.expected}`;
};

test('all of its head, its words, its answer and its situation', () => {
  const ruling = {
    id: 'OWN-001',
    rule: 'trigger/missed-timing',
    ruleset: 'ocg',
    source: { source: 'qa', number: 12345 },
    date: '2024-02-29',
    asked: 'I ask. Is it so?',
    answer: 'yes, it is',
    text: body,
  };
  expect(readRulings(`\n\n${one}\n\n\n${one}\n`, 'some.txt')).toEqual({ ok: true, value: [ruling, ruling] });
  expect(readRulings(one.replaceAll('\n', '\r\n'), 'some.txt')).toEqual({ ok: true, value: [ruling] });
});

test('a rule is all that a head has to name', () => {
  const read = readRulings(one.replace(/, OCG.*/, ''), 'some.txt');
  expect(read.ok && read.value[0]).toMatchObject({ rule: 'trigger/missed-timing', ruleset: 'tcg' });
  expect(read.ok && Object.keys(read.value[0] ?? {})).not.toContain('source');
});

test('what is broken is told with its file and line', () => {
  expect(problemOf(`${one}\n\nruling own 2: x\nIs it? yes\n${body}`)).toContain(
    'some.txt, line 7 ("ruling own 2: x")',
  );
  expect(problemOf(one.replace(', OCG', ', Ocg'))).toContain('some.txt, line 1');
  expect(problemOf(one.replace('?', '.'))).toContain('line 2 ("I ask. Is it so. yes, it is")');
  expect(problemOf(one.slice(0, one.indexOf('\nP0')))).toContain('line 3 (nothing)');
});

test('an id that is there twice names the second file', () => {
  const folder = temporaryFolder();
  for (const name of ['a.txt', 'b.txt']) writeFileSync(path.join(folder, name), one);
  const loaded = loadRulings(folder);
  expect(loaded.ok ? '' : loaded.problem.found).toBe(
    `${path.join(folder, 'b.txt')}, a second ruling with the id OWN-001`,
  );
});

test('the cards that a catalogue has to know are those that it does not describe', () => {
  const read = readRulings(one, 'some.txt');
  expect(read.ok && read.value.flatMap(cardsOf)).toEqual(['Jinzo']);
});

const inWords =
  'ruling OWN-002: in words, OCG, qa 12345\nI ask. Is it so? no\ncards: Paper Lantern; Jinzo\nwhy: it was a cost';

test('a ruling in words has its cards and the reason', () => {
  const ruling = {
    id: 'OWN-002',
    ruleset: 'ocg',
    source: { source: 'qa', number: 12345 },
    asked: 'I ask. Is it so?',
    answer: 'no',
    cards: ['Paper Lantern', 'Jinzo'],
    why: 'it was a cost',
  };
  const read = readRulingsInWords(`${inWords}\nmissing: costs\n\n${inWords}`, 'some.txt');
  expect(read).toEqual({ ok: true, value: [{ ...ruling, missing: 'costs' }, ruling] });
  expect(read.ok && read.value.flatMap(cardsOf)).toEqual([...ruling.cards, ...ruling.cards]);
});

test.for<[string, string, string]>([
  ['no cards', inWords.replace('cards', 'card'), 'some.txt, line 3 ("card: Paper Lantern; Jinzo")'],
  ['no reason', inWords.replace(/\nwhy.*/, ''), 'some.txt, line 4 (nothing)'],
  ['a situation behind it', `${inWords}\nresolve`, 'some.txt, line 5 ("resolve")'],
  ['more behind what is missing', `${inWords}\nmissing: costs\nresolve`, 'some.txt, line 5 ("resolve")'],
])('a ruling in words with %s is told with its file and line', ([, text, found]) => {
  const read = readRulingsInWords(text, 'some.txt');
  expect(read.ok ? 'none' : read.problem.found).toBe(found);
});
