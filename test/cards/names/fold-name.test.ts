import { describe, expect, test } from 'vitest';
import { nameWords, typedWords } from '../../../src/cards/names/fold-name.ts';

describe('the words of a name', () => {
  test.for([
    ['Paper Lantern - Ember', 'paper lantern ember'],
    ['L/L/L Lamp Lord', 'lll lamp lord'],
    ['L.L. Lamplighter', 'll lamplighter'],
    ['L:P Lantern', 'lp lantern'],
    ['Glow★Worm', 'glow worm'],
    ["Moth's Lantern", 'moths lantern'],
    ['Moth’s Lantern', 'moths lantern'],
    ['Wick & Wax', 'wick and wax'],
    ['Mörk Lámpara', 'mork lampara'],
    ['Bjørk-ØØ', 'bjork oo'],
    ['Lantern α', 'lantern alpha'],
    ['Wax @Wick <L> "W"', 'wax wick lw'],
    ['ランプ・ガード', 'ランプ ガード'],
    ['ＬＡＭＰ', 'lamp'],
    ['등불', '등불'],
    ['  ', ''],
    ['?!☆', ''],
  ] as const)('%s', ([name, words]) => expect(nameWords(name)).toBe(words));

  test('voiced and unvoiced kana stay apart', () => expect(nameWords('ガ')).not.toBe(nameWords('カ')));
  test('no more than a name may have is looked at', () =>
    expect(nameWords('x'.repeat(6000))).toHaveLength(100));
});

describe('what was typed', () => {
  test.for([
    ['no. 12 gate', 'number 12 gate'],
    ['No12', 'number 12'],
    ['nr 12', 'number 12'],
    ['no. c12', 'number c12'],
    ['gate no 12', 'gate number 12'],
    ['no more lanterns', 'no more lanterns'],
    ['nova 12', 'nova 12'],
  ] as const)('%s', ([typed, words]) => expect(typedWords(typed)).toBe(words));
});
