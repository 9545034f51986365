import { expect, test } from 'vitest';
import { supposed, supposedBehind } from '../../../src/situations/words/supposed.ts';

test('what a question supposes before it asks', () => {
  expect(supposed('if Old Owl is destroyed, does it trigger?')).toEqual({
    that: 'Old Owl is destroyed',
    asked: 'does it trigger?',
  });
  expect(supposed('does it trigger?')).toBeUndefined();
});

test('what it supposes behind: "it" is the one card that is asked about', () => {
  expect(supposedBehind('does #0 trigger if it is destroyed by #1?')).toEqual({
    that: '#0 is destroyed by #1',
    asked: 'does #0 trigger?',
  });
  expect(supposedBehind('does #0 trigger?')).toBeUndefined();
});
