import { describe, expect, test } from 'vitest';
import { ownTopics, recallOf, sharedTopics } from '../../bench/topics.ts';
import type { RuleEntry } from '../../src/rulebook/entry.ts';
import { nearWords, ruleSearch } from '../../src/rulebook/search.ts';
import { pairsOf, searchWords } from '../../src/rulebook/search-words.ts';
import { books } from '../support/project-data.ts';
import { ruleEntry } from '../support/rule-entries.ts';

const { rulebook } = books;
const ids = (query: string, limit = 3) => rulebook.search(query, limit).map(({ rule }) => rule.id);

describe('what people type finds the rule', () => {
  test.for<[string, string]>([
    ['dmg step quick effect', 'effect/quick-damage-step'],
    ['nomi revive', 'special-summon-monster/only-proper-first'],
    ['hopt negated', 'limit/use-monster-negated'],
    ['segoc order', 'trigger/simultaneous-order'],
    ['mising the timming', 'trigger/missed-timing'],
    ['miss tim', 'trigger/missed-timing'],
    ['TRIGGER/MISSED-TIMING', 'trigger/missed-timing'],
    ['spell speed', 'chain/spell-speed'],
  ])('%s: %s', ([query, id]) => {
    expect(ids(query, 1)).toEqual([id]);
  });

  test('a number: that rule, then those under it, then what is like it', () => {
    const section = rulebook.byNumber('3.06');
    const parts = rulebook.partsOf(section?.id ?? '').map(({ id }) => id);
    expect(ids('3.06', 40).slice(0, parts.length + 1)).toEqual([section?.id, ...parts]);
    expect(ids('what about rule 3.6.7?', 1)).toEqual([rulebook.byNumber('3.06.7')?.id]);
  });

  test('a card that a rule has as its example', () => {
    for (const { id, cards } of rulebook.rules.filter((rule) => rule.cards.length > 0).slice(0, 40))
      for (const card of cards.slice(0, 1))
        expect(
          rulebook.search(card, 25).map(({ rule }) => rule.id),
          card,
        ).toContain(id);
  });

  test('nothing, where nothing is said', () => {
    for (const query of ['', '   ', '???', 'the of and']) expect(ids(query)).toEqual([]);
  });

  test('scores go down from at most 1, the same each time', () => {
    for (const [at, { query }] of ownTopics('tune').entries()) {
      const found = rulebook.search(query, 10);
      const scores = found.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
      if (at % 20 === 0) expect(rulebook.search(query, 10)).toEqual(found);
    }
  });
});

describe('how often the right section comes first, and among three', () => {
  const shared = sharedTopics();

  test.skipIf(shared === undefined)('for the questions of ../shared/search (needs ../shared)', () => {
    const { first, three } = recallOf(rulebook, shared ?? []);
    expect(first).toBeGreaterThanOrEqual(0.9);
    expect(three).toBeGreaterThanOrEqual(0.97);
  });

  test('for our own, which are harder: the half that the search was not tuned by', () => {
    const { first, three } = recallOf(rulebook, ownTopics('check'));
    expect(first).toBeGreaterThanOrEqual(0.75);
    expect(three).toBeGreaterThanOrEqual(0.87);
  });
});

describe('the ranking', () => {
  const find = (query: string, ...rules: readonly RuleEntry[]) =>
    ruleSearch(rules)(query, 5).map(({ rule: found }) => found.id);

  test('a title counts more than a statement', () => {
    const said = ruleEntry('a/said', { statement: 'Something about lanterns, among other things.' });
    expect(find('lanterns', said, ruleEntry('a/titled', { title: 'Lanterns' }))).toEqual([
      'a/titled',
      'a/said',
    ]);
  });

  test('a keyword that is typed whole counts more than one that is typed in part', () => {
    const part = ruleEntry('a/part', { keywords: ['paper lanterns in the rain at night'] });
    expect(find('paper lanterns', part, ruleEntry('a/whole', { keywords: ['paper lanterns'] }))[0]).toBe(
      'a/whole',
    );
  });

  test('rare words say more than common ones', () => {
    const common = ['b', 'c', 'd', 'e'].map((name) =>
      ruleEntry(`a/${name}`, { keywords: ['burning', 'fire'] }),
    );
    expect(find('burning lanterns', ...common, ruleEntry('a/rare', { keywords: ['lanterns'] }))[0]).toBe(
      'a/rare',
    );
  });

  test('a part is found by the words of its whole, after it', () => {
    const whole = ruleEntry('a/lanterns', { title: 'Lanterns' });
    const part = ruleEntry('a/second', { title: 'The second one waits', parent: 'a/lanterns' });
    expect(find('lanterns', part, whole)).toEqual(['a/lanterns', 'a/second']);
    expect(find('second lantern waits', part, whole)[0]).toBe('a/second');
  });

  test('a table is searched by what it prints', () => {
    const table = { columns: ['what', 'can'], rows: [['lit', 'no']], words: { lit: 'a burning lantern' } };
    expect(find('lantern', ruleEntry('a/table', { table }))).toEqual(['a/table']);
  });
});

describe('words', () => {
  const read = searchWords([
    {
      word: 'pop',
      forms: ['blow up'],
      meaning: 'To destroy.',
      use: 'players',
      searchFor: 'destroy',
      rules: [],
    },
  ]);

  test.for<[string, readonly string[]]>([
    ['Can I pop the Lantern’s flame?', ['destroi', 'lantern', 'flame']],
    ['popped, popping; POPS', ['destroi', 'destroi', 'destroi']],
    ['blowing up lanterns', ['destroi', 'lantern']],
    ['É.T. (2020)', ['e', 't', '2020']],
    ['', []],
  ])('"%s"', ([text, words]) => {
    expect(read(text).map(({ stem }) => stem)).toEqual(words);
  });

  test('pairs', () => {
    expect(pairsOf(['a', 'b', 'c'])).toEqual(['a_b', 'b_c']);
    expect(pairsOf(['a'])).toEqual([]);
  });

  const known = read('pendulum pendant tribute trigger timing 2020 gy');
  const near = nearWords(known);
  test.for<[string, readonly string[]]>([
    ['pendulum', ['pendulum']],
    ['tributing', ['tribut']],
    ['pend', ['pendant', 'pendulum']],
    ['tirbute', ['tribut']],
    ['trigegr', ['trigger']],
    ['timming', ['time']],
    ['ribute', []],
    ['2021', []],
    ['gx', []],
    ['zzzzzz', []],
  ])('near "%s"', ([typed, words]) => {
    expect(
      read(typed)
        .flatMap(near)
        .map(([stem]) => stem),
    ).toEqual(words);
  });
});
