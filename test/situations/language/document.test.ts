import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abilities, attributes, spellTrapProperties } from '../../../src/card-model/facts.ts';
import { notYet } from '../../../src/situations/language/forms/not-yet.ts';
import { printSituation } from '../../../src/situations/language/print.ts';
import { isSituationText, readSituation } from '../../../src/situations/language/read.ts';
import { forms } from '../../../src/situations/language/statements.ts';
import { ruleOn } from '../../../src/situations/rule-on.ts';
import { causes } from '../../../src/vocabulary/causes.ts';
import { events } from '../../../src/vocabulary/events.ts';
import { monsterTypes } from '../../../src/vocabulary/monster-types.ts';
import { phases } from '../../../src/vocabulary/phases.ts';
import { places } from '../../../src/vocabulary/places.ts';
import { summonWays } from '../../../src/vocabulary/summons.ts';
import { books } from '../../support/project-data.ts';
import { someSituation } from '../../support/situations.ts';

/** docs/SITUATIONS.md says what is so. */
const document = readFileSync(path.join(import.meta.dirname, '../../../docs/SITUATIONS.md'), 'utf8');

/** `3. Title: answer (rule)`, and the situation under it. */
const example = /^(\d+\. .+?): (.+) \(([a-z-]+\/[a-z-]+)\)\n\n```situation\n([\s\S]*?)\n```$/gm;
const examples = [...document.matchAll(example)].map(
  ([, title = '', answer = '', rule = '', text = '']) => [title, answer, rule, text] as const,
);

test('it has forty-six examples', () => {
  expect(examples.map(([title]) => title.split('.')[0])).toEqual(
    Array.from({ length: 46 }, (_, at) => String(at + 1)),
  );
  expect(document.match(/^```situation$/gm)).toHaveLength(46);
});

test.for(examples)('%s: %s', ([, answer, rule, text]) => {
  const read = readSituation(text, { catalogue: books.catalogue, ruleset: 'tcg' });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(isSituationText(text, books.catalogue)).toBe(true);
  const again = readSituation(printSituation(read.situation), { catalogue: books.catalogue, ruleset: 'ocg' });
  expect(again).toEqual(read);
  const verdict = ruleOn(read.situation, books);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.problem));
  expect([verdict.value.answer, verdict.value.findings[0]?.rule]).toEqual([answer, rule]);
});

test.for(Object.values(forms).flat())('it shows the form $name', ({ example: line }) => {
  expect(document.split('\n')).toContain(line);
});

test.for([...notYet])('it says that $what', ({ what, example: line }) => {
  expect(document).toContain(`| \`${line}\` | ${what} |`);
});

describe('the grammar is that of what is printed', () => {
  const grammar = /^```ebnf\n([\s\S]*?)^```$/m.exec(document)?.[1] ?? '';
  const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}-]+/gu) ?? [];
  const fixed = new Set([...grammar.matchAll(/"([^"]+)"/g)].flatMap(([, words = '']) => wordsOf(words)));
  /** The words that the grammar takes from tables. */
  const tables = new Set(
    [
      ...events.ids.map(events.present),
      ...causes.ids.map(causes.term),
      ...places.ids.map(places.term),
      ...phases.ids.map(phases.term),
      ...summonWays.ids.map(summonWays.term),
      ...[...attributes, ...abilities, ...spellTrapProperties, ...monsterTypes],
      'Summon Summons Set Sets again by its own procedure a card effect ignoring Summoning conditions the cards',
    ].flatMap(wordsOf),
  );
  const names = books.catalogue.cards.map(({ name }) => name);
  const printed = fc
    .sample(someSituation(names), { numRuns: 3000, seed: 7 })
    .flatMap((situation) => printSituation(situation).split('\n'))
    .map((line) => line.replace(/"(?:\\.|[^"\\])*"/g, ' ').replace(/\{.*\}/, ' '));
  const said = new Set(printed.flatMap(wordsOf).filter((word) => !/^\d+$/.test(word)));

  test('it has every word that is printed', () => {
    expect([...said].filter((word) => !fixed.has(word) && !tables.has(word))).toEqual([]);
  });

  test('every word of it is printed', () => {
    expect([...fixed].filter((word) => !said.has(word))).toEqual([]);
  });
});
