import { expect, test } from 'vitest';
import slang from '../../data/lexicon/slang.json' with { type: 'json' };

const negates = /\b(?:no|not|without|never|neither|nothing|empty|0)\b|n't\b/i;
/** What a row cannot be read without. */
const needed = (says: string): string => says.replace(/\[[^\]]*\]/g, '');

test('what slang says is not there is not there in what it means either', () => {
  const denied = slang.filter(({ says }) => negates.test(needed(says)));
  expect(denied.length).toBeGreaterThan(10);
  expect(denied.filter(({ means }) => !negates.test(means))).toEqual([]);
});
