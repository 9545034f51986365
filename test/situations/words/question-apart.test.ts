import { describe, expect, test } from 'vitest';
import { supposed, withQuestionApart } from '../../../src/situations/words/question-apart.ts';

describe('the question of a text, apart from what it tells', () => {
  test.for([
    ['behind a comma', 'they chain Long Drain, do i still draw', 'they chain Long Drain. do i still draw?'],
    ['behind a join', 'I hold Ash Newt so can I chain it?', 'I hold Ash Newt. can I chain it?'],
    [
      'with the word that asks',
      'they chain it how many cards do I draw',
      'they chain it. how many cards do I draw?',
    ],
    ['without its mark', 'Old Owl died. Does it trigger', 'Old Owl died. Does it trigger?'],
    ['on a condition', 'If Old Owl died, does it trigger', 'If Old Owl died, does it trigger?'],
    ['at a time', 'In the End Phase, do I draw?', 'In the End Phase, do I draw?'],
    ['nothing asked', 'I do what I can', 'I do what I can'],
    ['only a question', 'Where does it go?', 'Where does it go?'],
    ['"is it" that tells', 'the card is mine and it is a Trap', 'the card is mine and it is a Trap'],
    ['nothing', '', ''],
  ] as const)('%s', ([, text, apart]) => {
    expect(withQuestionApart(text)).toBe(apart);
  });

  test('what a question supposes', () => {
    expect(supposed('if Old Owl is destroyed, does it trigger?')).toEqual({
      that: 'Old Owl is destroyed',
      asked: 'does it trigger?',
    });
    expect(supposed('does it trigger?')).toBeUndefined();
  });
});
