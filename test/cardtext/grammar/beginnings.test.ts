import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginningOf } from '../../../src/cardtext/grammar/beginnings.ts';
import { inputOf } from '../../../src/cardtext/grammar/grammar.ts';
import { Lookup } from '../../../src/cardtext/grammar/lookup.ts';
import { patternBeginnings } from '../../../src/cardtext/grammar/pattern-beginnings.ts';

const at = <T>(lookup: Lookup<T>, text: string) => lookup.at(inputOf(text).codes, 0);

describe('a lookup', () => {
  const all = ['it', 'its', 'a', 'an', ' to ', 'the field', '(s)'];
  const lookup = new Lookup(all.map((word) => [word, new Set([beginningOf(word)])]));

  test.for([
    ['a word that ends', 'it, then', ['it']],
    ['a word that goes on', 'item', []],
    ['a longer word that begins like another', 'its', ['its']],
    ['the end of the text', 'an', ['an']],
    ['a sign that any character follows', '(s)x', ['(s)']],
    ['more characters than are looked at', 'the fielding', ['the field']],
    ['nothing known', 'zebra', []],
    ['characters that no beginning has', '\u25cf', []],
  ] as const)('%s', ([, text, found]) => {
    expect(at(lookup, text)).toEqual(found);
  });

  test('finds what can begin with anything everywhere, in the order that was given', () => {
    const some = new Lookup<string>([
      ['any', null],
      ['x', new Set(['x'])],
      ['xy', new Set(['xy'])],
    ]);
    expect(at(some, 'xyz')).toEqual(['any', 'x', 'xy']);
    expect(at(some, 'xz')).toEqual(['any', 'x']);
    expect(at(some, '')).toEqual(['any']);
  });
});

describe('the beginnings of a pattern', () => {
  test.for([
    ['alternatives', /ab|c/y, ['ab', 'c']],
    ['what may be missing', /a?b/y, ['ab', 'b']],
    ['a group', /(?:up to |all )\d+/y, [...'0123456789'].flatMap((each) => [`up to ${each}`, `all ${each}`])],
    ['a sort of characters', /[x-z]+(?=, )/y, ['x', 'y', 'z']],
    ['what repeats', /(?:ab)+c/y, ['ab']],
    ['a sign that is written with a stroke', /\(max\./y, ['(max.']],
  ] as const)('%s', ([, pattern, beginnings]) => {
    const found = [...(patternBeginnings(pattern) ?? [])].toSorted();
    expect(found).toEqual([...new Set(beginnings)].toSorted());
  });

  test.for([[/[^a]b/y], [/.a/y], [/a*/y], [/\w/y], [/|a/y]] as const)('anything: %s', ([pattern]) => {
    expect(patternBeginnings(pattern)).toBeNull();
  });

  test('let no text through that the pattern does not begin with, and miss none', () => {
    const pattern =
      /(?:up to |the (?:top |bottom )?)?\d+(?: or more)?|,? (?:if|unless) [^,]+|[A-C](?:b|\(s\))?c{2}/y;
    const lookup = new Lookup([[true, patternBeginnings(pattern)]]);
    const texts = fc.array(
      fc.constantFrom(
        'up to ',
        'the ',
        'top ',
        '1',
        ' or more',
        ', ',
        ' if ',
        'unless',
        'A',
        'b',
        '(s)',
        'c',
      ),
    );
    fc.assert(
      fc.property(texts, (pieces) => {
        const text = pieces.join('');
        pattern.lastIndex = 0;
        if (pattern.test(text)) expect(at(lookup, text)).toEqual([true]);
      }),
    );
  });
});
