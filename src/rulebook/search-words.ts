import { stemmer } from 'stemmer';
import type { TermEntry } from './term.ts';

/** Words that say nothing about what is asked, as their stems. */
const emptyStems = new Set(
  'a an the is are am be was were do does did can could may might will would i my me you your it its this that these those of to in on at by for with from and or if when what which who how why whats there their they he she his her as so not have has had'
    .split(' ')
    .map((word) => stemmer(word)),
);

/** Stems that are kept, as finding them is what takes time: more than the rulebook has words. */
const mostStems = 10_000;

/**
 * Makes a reader that gives the words of a text as they are compared: in their order, without endings and without empty
 * words; players' words as those that they stand for.
 */
export function searchWords(terms: readonly TermEntry[]): (text: string) => readonly string[] {
  const stems = new Map<string, string>();
  const stem = (word: string): string => {
    const stemmed = stems.get(word) ?? stemmer(word);
    // Only so many: what people type must not fill the memory.
    if (stems.size < mostStems) stems.set(word, stemmed);
    return stemmed;
  };
  const stemsOf = (text: string): readonly string[] => plain(text).split(' ').map(stem);

  // By stems, so that "popped" is a form of "pop".
  const standsFor = new Map(
    terms.flatMap(({ word, forms, searchFor }) =>
      searchFor === undefined
        ? []
        : [word, ...forms].map((form) => [stemsOf(form).join(' '), stemsOf(searchFor)] as const),
    ),
  );
  const longest = Math.max(1, ...[...standsFor.keys()].map((form) => form.split(' ').length));

  /** The longest player's phrase that begins here gives its words; any other word is itself. */
  const official = (typed: readonly string[]): readonly string[] => {
    const words: string[] = [];
    for (let at = 0; at < typed.length; ) {
      let taken = 1;
      let found = typed.slice(at, at + 1);
      for (let length = Math.min(longest, typed.length - at); length > 0; length -= 1) {
        const meant = standsFor.get(typed.slice(at, at + length).join(' '));
        if (meant === undefined) continue;
        [taken, found] = [length, [...meant]];
        break;
      }
      words.push(...found);
      at += taken;
    }
    return words;
  };

  return (text) => official(stemsOf(text)).filter((word) => word !== '' && !emptyStems.has(word));
}

/** Each two words that stand side by side, as one. */
export const pairsOf = (words: readonly string[]): readonly string[] =>
  words.slice(1).map((word, at) => `${words[at]}_${word}`);

/** Lower case, without accents, apostrophes and punctuation. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
