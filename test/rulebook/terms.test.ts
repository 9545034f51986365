import { describe, expect, test } from 'vitest';
import { type TermEntry, termIndex } from '../../src/rulebook/term.ts';
import { fold } from '../../src/vocabulary/terms.ts';
import { books } from '../support/project-data.ts';

const { rulebook } = books;

const term = (word: string, forms: readonly string[] = []): TermEntry => ({
  word,
  forms: [...forms],
  meaning: 'What it means.',
  use: 'players',
  rules: [],
});

describe('a word is found however it is written', () => {
  const index = termIndex([term('semi-nomi', ['semi nomi monster']), term('S/T', ['spells and traps'])]);
  test.for([
    ['semi-nomi', 'semi-nomi'],
    ['Semi Nomi', 'semi-nomi'],
    ['SEMINOMI', 'semi-nomi'],
    ['semi-nomi monster', 'semi-nomi'],
    ['s/t', 'S/T'],
    ['ST', 'S/T'],
    ['nomi', undefined],
    ['', undefined],
  ] as const)('%s: %s', ([typed, word]) => {
    expect(index.term(typed)?.word).toBe(word);
  });
});

test('words in the order of the alphabet; those that begin as typed come first', () => {
  const index = termIndex([term('nomi'), term('Chain Link'), term('link'), term('cost', ['Link cost'])]);
  const words = (terms: readonly TermEntry[]) => terms.map(({ word }) => word).join(', ');
  expect(words(index.terms)).toBe('Chain Link, cost, link, nomi');
  expect(words(index.termsWith('LINK'))).toBe('cost, link, Chain Link');
  expect(words(index.termsWith(' '))).toBe('Chain Link, cost, link, nomi');
  expect(words(index.termsWith('x'))).toBe('');
});

describe('the words of the project', () => {
  test.for([
    ['hard once per turn', 'HOPT'],
    ['soft once per turn', 'SOPT'],
    ['opt', 'OPT'],
    ['flood gate', 'floodgate'],
    ['D.D.', 'banish'],
    ['handtrap', 'hand trap'],
    ['miss the timing', 'missing the timing'],
    ['s/t', 'ST'],
    ['graveyard', 'GY'],
    ['link climbing', 'link climb'],
    ['blind second', 'going second'],
    ['cl4', 'CL3'],
    ['psct', 'PSCT'],
  ] as const)('%s is %s', ([typed, word]) => {
    expect(rulebook.term(typed)?.word).toBe(word);
  });

  test('are many, most with rules, and all explained in their own words', () => {
    expect(rulebook.terms.length).toBeGreaterThanOrEqual(180);
    const without = rulebook.terms.filter(({ rules }) => rules.length === 0);
    expect(without.length).toBeLessThan(22);
    const meanings = rulebook.terms.map(({ meaning }) => meaning);
    expect(new Set(meanings).size).toBe(meanings.length);
    for (const meaning of meanings) expect(meaning).toMatch(/^["A-Z].*\.$/);
  });

  test('name each rule once, and no word is what asks for all of them', () => {
    for (const { word, rules, forms } of rulebook.terms) {
      expect(new Set(rules).size, word).toBe(rules.length);
      expect([word, ...forms].map(fold), word).not.toContain('all');
      expect([word, ...forms].map(fold), word).not.toContain('list');
      expect([word, ...forms].map(fold), word).not.toContain('');
    }
  });
});
