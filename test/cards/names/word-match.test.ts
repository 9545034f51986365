import { expect, test } from 'vitest';
import { matchWords } from '../../../src/cards/names/word-match.ts';

const match = (typed: string, name: string) => matchWords(typed.split(' '), name.split(' '));

test.for([
  ['whole words', 'paper lantern', 'paper lantern ember'],
  ['in another order', 'lantern paper', 'paper lantern ember'],
  ['beginnings', 'pap lan', 'paper lantern ember'],
  ['first letters', 'ple', 'paper lantern ember'],
  ['first letters, a small word left out', 'ple', 'paper lantern of ember'],
  ['first letters, small words and all', 'ploe', 'paper lantern of ember'],
  ['a letter before a word', 'plantern', 'paper lantern ember'],
  ['first letters, and a word', 'pl ember', 'paper lantern ember'],
] as const)('%s: %s', ([, typed, name]) => expect(match(typed, name)).toBeDefined());

test.for([
  ['a word that is not there', 'paper moon', 'paper lantern ember'],
  ['a word twice that is there once', 'paper paper', 'paper lantern ember'],
  ['the end of a word', 'tern', 'paper lantern ember'],
  ['first letters with a word between them', 'pe', 'paper lantern ember'],
] as const)('%s: %s', ([, typed, name]) => expect(match(typed, name)).toBeUndefined());

test('whole words fit better than beginnings, beginnings better than letters', () => {
  const name = 'paper lantern ember';
  const qualities = ['paper lantern', 'pape lanter', 'pl'].map((typed) => match(typed, name)?.quality ?? 0);
  expect(qualities).toEqual(qualities.toSorted((a, b) => b - a));
  expect(new Set(qualities).size).toBe(3);
});

test('says where the words stand', () => {
  expect(match('paper ember', 'paper lantern ember')).toMatchObject({ inOrder: true });
  expect(match('ember paper', 'paper lantern ember')).toMatchObject({ inOrder: false });
});
