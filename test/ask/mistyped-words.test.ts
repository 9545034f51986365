import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { withWordsPutRight, wordMeant } from '../../src/ask/text/mistyped-words.ts';
import { lettersWrong } from '../../src/platform/edit-distance.ts';
import { books } from '../support/project-data.ts';

/** Words of the game that are mistyped, and words that only look so. */

const ruled = (text: string) => ruleOnWords(text, books, 'tcg');

describe('a slip of the fingers is read as the word that was to be typed', () => {
  test.for([
    ['sumon', 'summon'],
    ['chian', 'chain'],
    ['oponent', 'opponent'],
    ['atacks', 'attacks'],
    ['acitvate', 'activate'],
    ['equiped', 'equipped'],
    ['banishd', 'banished'],
    ['darw', 'draw'],
    ['resolbe', 'resolve'],
  ] as const)('%s: %s', ([typed, word]) => {
    expect(wordMeant(typed)).toBe(word);
  });

  test('a ruling on such words is the ruling on the right ones, and says how they were read', () => {
    const text = (sent: string) =>
      `I ${sent} Dandylion from my hand to the GY by the effect of Graceful Charity. Does Dandylion activate?`;
    const right = ruled(text('discard'));
    const mistyped = ruled(text('discrad'));
    expect(right?.answer).toBe('yes');
    expect(mistyped?.answer).toBe('yes');
    expect(mistyped?.assumed).toContain('"discrad" was read as "discard"');
    expect(right?.assumed.join()).not.toContain('was read as');
  });
});

describe('what is a word of its own is not put right', () => {
  test.for([
    'talking',
    'property',
    'reply',
    'winning',
    'waiting',
    'sells',
    'originally',
    'whether',
    'spends',
  ])('%s', (word) => {
    expect(wordMeant(word)).toBeUndefined();
  });

  test.for([
    ['a word of a card name', 'Is Dandylion a monster?'],
    ['short words', 'Is Dandylion teh monstre of my fiend?'],
    ['words that nobody can guess', 'Is Dandylion xqzzt?'],
  ] as const)('%s', ([, text]) => {
    const right = withWordsPutRight(text, books.catalogue);
    expect(right?.text ?? text).toContain('Dandylion');
    expect(right?.taken.join() ?? '').not.toMatch(/"(?:teh|fiend|xqzzt)"/);
  });

  test.for(["doesn't", 'doesnt', "isn't", 'didnt', "can't", "wasn't"])('a denial stays: %s', (word) => {
    const text = `Dandylion ${word} atack. Is it negated?`;
    expect(withWordsPutRight(text, books.catalogue)?.text).toBe(text.replace('atack', 'attack'));
  });

  test('the name of a card is never changed', () => {
    const right = withWordsPutRight('i sumon Monster Reincarnation and Jar of Greed', books.catalogue);
    expect(right?.text).toBe('i summon Monster Reincarnation and Jar of Greed');
  });
});

test('whatever is typed, the rest of the text stays as it was', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (typed) => {
      const right = withWordsPutRight(typed, books.catalogue);
      if (right === undefined) return;
      expect(right.taken.length).toBeGreaterThan(0);
      expect(right.text.split(/[a-z]+/i).join('')).toBe(typed.split(/[a-z]+/i).join(''));
    }),
  );
});

describe('how many letters are wrong', () => {
  test.for([
    ['chain', 'chain', 0],
    ['chian', 'chain', 1],
    ['chan', 'chain', 1],
    ['chaiin', 'chain', 1],
    ['chein', 'chain', 1],
    ['cheinn', 'chain', 2],
    ['chaos', 'drain', undefined],
  ] as const)('%s, %s: %s', ([typed, word, wrong]) => {
    expect(lettersWrong(typed, word, 2)).toBe(wrong);
    expect(lettersWrong(word, typed, 2)).toBe(wrong);
  });
});
