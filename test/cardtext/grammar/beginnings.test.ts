import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginningOf } from '../../../src/cardtext/grammar/beginnings.ts';
import { inputOf } from '../../../src/cardtext/grammar/grammar.ts';
import { Lookup } from '../../../src/cardtext/grammar/lookup.ts';
import { Opening, Openings } from '../../../src/cardtext/grammar/openings.ts';
import { patternBeginnings } from '../../../src/cardtext/grammar/pattern-beginnings.ts';

const at = <T>(lookup: Lookup<T>, text: string) => lookup.at(inputOf(text).codes, 0);

describe('a lookup', () => {
  const all = ['it', 'its', 'a', 'an', ' to ', 'the field of stars', '(s)'];
  const lookup = new Lookup(all.map((word) => [word, new Set([beginningOf(word)])]));

  test.for([
    ['a word that ends', 'it, then', ['it']],
    ['a word that goes on', 'item', []],
    ['a longer word that begins like another', 'its', ['its']],
    ['the end of the text', 'an', ['an']],
    ['a sign that any character follows', '(s)x', ['(s)']],
    ['more characters than are looked at', 'the field offered', ['the field of stars']],
    ['nothing known', 'zebra', []],
    ['characters that no beginning has', '\u25cf', []],
  ] as const)('%s', ([, text, found]) => {
    expect(at(lookup, text)).toEqual(found);
  });

  test('finds all that can begin there, in the order that was given', () => {
    const some = new Lookup(['x', 'xy'].map((each) => [each, new Set([each])]));
    expect(at(some, 'xyz')).toEqual(['x', 'xy']);
    expect(at(some, 'xz')).toEqual(['x']);
    expect(at(some, '')).toEqual([]);
  });
});

describe('openings', () => {
  const piece = fc.stringMatching(/^[ab \u00e9]{1,4}$/);
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\u00e9'), maxLength: 8 });

  /** Does a text begin with one of these, each of which ends with whole words? */
  const begins = (all: readonly string[], text: string): boolean =>
    all.some(
      (each) =>
        text.startsWith(each) && !/^[\p{L}\p{N}]{2}$/u.test(text.slice(each.length - 1, each.length + 1)),
    );

  test('are told as the beginnings say, whatever was made before', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1 }), texts, (all, text) => {
        const opening = new Opening(() => new Set(all.map(beginningOf)));
        const early = inputOf(text);
        const asked = opening.at(early, 0);
        const told = opening.at(inputOf(text), 0);
        if (begins(all, text)) expect([asked, told]).toEqual([true, true]);
        else if (/^[ab ]*$/.test(all.join(''))) expect(told).toBe(false);
      }),
    );
  });

  test('of several are those that can begin there, in the order that was given', () => {
    // Signs that nothing else is read by: whatever was made before, they are met here for the first time.
    const some = new Openings([
      ['any', new Opening(() => null)],
      ['~', new Opening(() => new Set(['~']))],
      ['~^', new Opening(() => new Set(['~^']))],
    ]);
    // All can where the text was there before them.
    expect(some.at(inputOf('|'), 0)).toEqual(['any', '~', '~^']);
    expect(some.at(inputOf('~^`'), 0)).toEqual(['any', '~', '~^']);
    expect(some.at(inputOf('~`'), 0)).toEqual(['any', '~']);
    expect(some.at(inputOf(''), 0)).toEqual(['any']);
    expect(some.at(inputOf('|'), 0)).toEqual(['any']);
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
    const opening = new Opening(() => patternBeginnings(pattern));
    opening.at(inputOf(''), 0);
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
        if (pattern.test(text)) expect(opening.at(inputOf(text), 0)).toBe(true);
      }),
    );
  });
});
