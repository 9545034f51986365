import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { pairIndex } from '../../src/rulebook/pair-index.ts';

const bm25 = { k: 0.8, b: 0.7, d: 0.5 };
const weights = [5, 2];
const entries = [
  ['wick wax', 'wick wax wick wax lantern'],
  ['lantern wick', 'wax wick'],
  ['wax', 'lantern wax wick wax lantern wick wax'],
  ['', 'marsh'],
] as const;
const pairsOf = (text: string) =>
  text
    .split(' ')
    .slice(1)
    .map((word, at) => `${text.split(' ')[at]}_${word}`);
const tokensOf = (text: string) => ({ tokens: text === '' ? [] : text.split(' '), pairs: pairsOf(text) });

test('pairs count as MiniSearch counts words', () => {
  const mini = new MiniSearch({
    fields: ['title', 'text'],
    tokenize: (text) => [...tokensOf(text).tokens, ...tokensOf(text).pairs],
    processTerm: (word) => word,
  });
  mini.addAll(entries.map(([title, text], id) => ({ id, title, text })));
  const hits = pairIndex(
    entries.map((texts) => texts.map(tokensOf)),
    { weights, bm25 },
  );
  for (const asked of [['wick_wax'], ['wick_wax', 'wax_lantern'], ['lantern_wick', 'no_pair'], []]) {
    const found = mini.search(asked.join(' '), {
      tokenize: (text) => text.split(' ').filter((word) => word !== ''),
      boost: { title: 5, text: 2 },
      bm25,
    });
    const expected = found.map(({ id, score, queryTerms }) => [
      id,
      { pairs: queryTerms.length, score: expect.closeTo(score / queryTerms.length, 9) },
    ]);
    expect([...hits(asked)].toSorted(([a], [b]) => a - b)).toEqual(expected.toSorted(([a], [b]) => a - b));
  }
});
