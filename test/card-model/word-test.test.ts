import { expect, test } from 'vitest';
import { printUnreadWords, sayUnreadWords } from '../../src/card-model/unread-words.ts';
import { saidBy, wordTest } from '../../src/card-model/word-test.ts';

const ofLanterns = wordTest(/\blanterns? may glow\b/i);
const ofKites = wordTest(/\bkites? may fly\b/i);
const words = 'Each Lantern may glow brighter than all of its neighbours.';
const leftOut = printUnreadWords({
  number: 1,
  box: 'main',
  span: [4, 62],
  count: 10,
  footprint: { aspects: ['stats'], reach: 'all', turns: 'grants' },
  says: saidBy(words),
});

test('what a rule asks of words is answered by their form', () => {
  expect([ofLanterns.test(words), ofLanterns.isLeftOut(words)]).toEqual([true, false]);
  expect(ofKites.test(words)).toBe(false);
});

test('words that were left out answer as they did when they were here, beside other words too', () => {
  expect([ofLanterns.test(`if ${leftOut}`), ofLanterns.isLeftOut(leftOut)]).toEqual([true, true]);
  expect([ofKites.test(leftOut), ofKites.isLeftOut(leftOut)]).toEqual([false, false]);
  expect(sayUnreadWords(leftOut)).toBe('(10 words of its text, from letter 4)');
});
