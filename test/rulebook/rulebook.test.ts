import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkRulebook } from '../../src/rulebook/check.ts';
import type { RuleEntry } from '../../src/rulebook/entry.ts';
import { loadRulebook } from '../../src/rulebook/rulebook.ts';
import type { TermEntry } from '../../src/rulebook/term.ts';
import { books, dataFolder, rulings } from '../support/project-data.ts';
import { ruleEntry } from '../support/rule-entries.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const { rulebook } = books;

const sources = {
  book: { title: 'The book', kind: 'official', ruleset: 'tcg', rank: 2 },
  qa: { title: 'Q&A', url: 'https://example.org/{number}', kind: 'official', ruleset: 'ocg', rank: 5 },
} as const;

describe('what is checked between entries', () => {
  test.for<[string, readonly RuleEntry[], string | null]>([
    ['two rules that hold together', [ruleEntry('a/one', { related: ['a/two'] }), ruleEntry('a/two')], null],
    ['an id used twice', [ruleEntry('a/one'), ruleEntry('a/one')], 'a second rule with the id a/one'],
    [
      'a number used twice',
      [ruleEntry('a/one', { number: '3.01' }), ruleEntry('a/two', { number: '3.01' })],
      'a second rule with the number 3.01',
    ],
    [
      'a related rule that is not there',
      [ruleEntry('a/one', { related: ['a/gone'] })],
      'a/one names the rule a/gone',
    ],
    ['a parent that is not there', [ruleEntry('a/one', { parent: 'a/gone' })], 'a/one names the rule a/gone'],
    [
      'a source that is not there',
      [ruleEntry('a/one', { sources: [{ source: 'blog' }] })],
      'a/one names the source blog',
    ],
    [
      'a Q&A without its number',
      [ruleEntry('a/one', { sources: [{ source: 'qa' }] })],
      'a/one cites qa without a number',
    ],
    [
      'a table row with a cell too few',
      [ruleEntry('a/one', { table: { columns: ['x', 'y'], rows: [['1']], words: {} } })],
      'the table of a/one: the row "1" has 1 cells, not 2',
    ],
  ])('%s', ([, rules, found]) => {
    const chapter = { file: 'a.json', data: { chapter: 'A chapter', rules: [...rules] } };
    const [problem] = checkRulebook([chapter], sources, { file: 'terms.json', data: [] });
    expect(problem?.found ?? null).toBe(found === null ? null : `a.json, ${found}`);
  });
});

test.for<[string, Partial<TermEntry>, string]>([
  ['a form of two words', { word: 'o.p.t.' }, 'OPT and o.p.t. share a form'],
  ['a rule that is not there', { rules: ['a/gone'] }, 'SEGOC names the rule a/gone'],
])('a word with %s', ([, more, found]) => {
  const word = (name: string): TermEntry => ({
    word: name,
    forms: [],
    meaning: 'Something.',
    use: 'players',
    rules: [],
  });
  const words = [word('OPT'), { ...word('SEGOC'), ...more }];
  const [problem] = checkRulebook([], sources, { file: 'terms.json', data: words });
  expect(problem?.found).toBe(`terms.json, ${found}`);
});

describe('the rulebook of the project', () => {
  test('holds together', () => {
    expect(rulebook.rules.length).toBeGreaterThan(450);
  });

  test('every source of sources.json is cited', () => {
    const cited = new Set(rulebook.rules.flatMap((rule) => rule.sources.map(({ source }) => source)));
    expect(Object.keys(rulebook.sources).filter((name) => !cited.has(name))).toEqual([]);
  });

  test('every rule that decides a ruling is in it', () => {
    expect(rulings.filter(({ rule }) => rulebook.byId(rule) === undefined)).toEqual([]);
  });

  test.for<[string, string | undefined]>([
    ['3.01.7f', '3.01.7f'],
    ['3.1.7F', '3.01.7f'],
    ['rule 3.01.7f', '3.01.7f'],
    ['2.02.16e', '2.02.16e'],
    ['3.01', '3.01'],
    ['9.99', undefined],
    ['nonsense', undefined],
  ])('%s is the number %s', ([typed, number]) => {
    expect(rulebook.byNumber(typed)?.number).toBe(number);
  });

  test('sub-rules stand under their rule, in printed order', () => {
    // The seed prints 01.7a to 01.7z below 01.8.
    const parent = rulebook.byNumber('3.01.8');
    if (parent === undefined) throw new Error('3.01.8 is missing');
    const letters = rulebook.partsOf(parent.id).map(({ number }) => number?.at(-1));
    expect(letters.join('')).toBe('abcdefghijkmnpqrstuvwxyz');
  });

  test('the strongest source comes first, and for the OCG its own', () => {
    const rule = rulebook.byId('trigger/private-location');
    if (rule === undefined) throw new Error('trigger/private-location is missing');
    expect(rulebook.citations(rule, 'tcg')[0]?.title).toContain('2021 rules update');
    expect(rulebook.citations(rule, 'ocg')[0]?.title).toContain('OCG');
  });

  describe('a numbered source', () => {
    const cited = rulebook.cite({ source: 'qa', number: 24174, section: '2026-01-02' });

    test('is cited with its address', () => {
      expect(cited).toEqual({
        title: 'Official OCG card database Q&A 24174',
        url: 'https://db.ygoresources.com/qa#24174',
        section: '2026-01-02',
        kind: 'official',
        ruleset: 'ocg',
      });
      expect(rulebook.originalUrl('qa', 24174)).toBe(
        'https://www.db.yugioh-card.com/yugiohdb/faq_search.action?ope=5&fid=24174&request_locale=ja',
      );
      expect(rulebook.originalUrl('rulebook', 1)).toBeUndefined();
    });

    test.for([
      ['its own citation', 'qa', cited, 24174],
      ['that of another source', 'card-faq', cited, undefined],
      ['one of a card FAQ', 'qa', rulebook.cite({ source: 'card-faq', number: 7 }), undefined],
      ['one without a number', 'rulebook', rulebook.cite({ source: 'rulebook' }), undefined],
      ['one without an address', 'qa', { title: 'Q&A 24174' }, undefined],
      [
        'an address that goes on',
        'qa',
        { title: 'x', url: 'https://db.ygoresources.com/qa#24174x' },
        undefined,
      ],
      ['no such source', 'blog', cited, undefined],
    ] as const)('its number is read back from %s', ([, source, citation, number]) => {
      expect(rulebook.numberOf(source, citation)).toBe(number);
    });
  });
});

describe('a rulebook that cannot be loaded says which file and why', () => {
  const copy = (): string => {
    const folder = path.join(temporaryFolder(), 'rules');
    cpSync(path.join(dataFolder, 'rules'), folder, { recursive: true });
    return folder;
  };

  test.for<[string, (folder: string) => void, RegExp]>([
    ['no sources', (folder) => writeFileSync(path.join(folder, 'sources.json'), '{'), /sources\.json/],
    [
      'broken JSON',
      (folder) => writeFileSync(path.join(folder, 'gemini.json'), '{"chapter":'),
      /gemini\.json/,
    ],
    [
      'a rule without a source',
      (folder) =>
        writeFileSync(
          path.join(folder, 'extra.json'),
          JSON.stringify({ chapter: 'Extra', rules: [{ ...ruleEntry('x/uncited'), sources: [] }] }),
        ),
      /extra\.json \(at rules\.0\.sources, in x\/uncited:/,
    ],
    [
      'a rule that names no rule',
      (folder) =>
        writeFileSync(
          path.join(folder, 'extra.json'),
          JSON.stringify({
            chapter: 'Extra',
            rules: [ruleEntry('x/lost', { related: ['x/gone'], sources: [{ source: 'rulebook' }] })],
          }),
        ),
      /extra\.json, x\/lost names the rule x\/gone/,
    ],
  ])('%s', ([, spoil, found]) => {
    const folder = copy();
    spoil(folder);
    const result = loadRulebook(folder);
    expect(result.ok ? 'loaded' : result.problem.found).toMatch(found);
  });

  test('a folder that is not there', () => {
    const result = loadRulebook(path.join(temporaryFolder(), 'nowhere'));
    expect(result.ok ? 'loaded' : result.problem.code).toBe('bad-data');
  });

  test('an empty folder', () => {
    const folder = path.join(temporaryFolder(), 'rules');
    mkdirSync(folder);
    expect(loadRulebook(folder).ok).toBe(false);
  });
});
