import { stemmer } from 'stemmer';
import { withoutMarks } from '../vocabulary/terms.ts';
import type { TermEntry } from './term.ts';

/** Words that say nothing about what is asked, as their stems. */
const emptyStems = new Set(
  'a an the is are am be was were do does did can could may might will would i my me you your it its this that these those of to in on at by for with from and or if when what which who how why whats there their they he she his her as so not have has had doesnt dont didnt isnt arent wasnt im ive vs versus difference between'
    .split(' ')
    .map((word) => stemmer(word)),
);

/** Stems that are kept, as finding them is what takes time: more than the rulebook has words. */
const mostStems = 10_000;

/** A word of a text: as it was typed, and its stem, which is what is compared. */
export interface Word {
  readonly typed: string;
  readonly stem: string;
}

/** Makes a reader of the words of a text without empty ones; players' words are those that they stand for. */
export function searchWords(terms: readonly TermEntry[]): (text: string) => readonly Word[] {
  const stems = new Map<string, string>();
  const wordOf = (typed: string): Word => {
    const stem = stems.get(typed) ?? stemmer(typed);
    // Only so many: what people type must not fill the memory.
    if (stems.size < mostStems) stems.set(typed, stem);
    return { typed, stem };
  };
  const wordsOf = (text: string): readonly Word[] => plain(text).split(' ').map(wordOf);
  const key = (words: readonly Word[]): string => words.map(({ stem }) => stem).join(' ');

  // By stems, so that "popped" is a form of "pop"; but no empty word stands for anything.
  const standsFor = new Map(
    terms.flatMap(({ word, forms, searchFor }) =>
      searchFor === undefined
        ? []
        : [word, ...forms].map((form) => [key(wordsOf(form)), wordsOf(searchFor)] as const),
    ),
  );
  for (const stem of emptyStems) standsFor.delete(stem);
  const longest = Math.max(1, ...[...standsFor.keys()].map((form) => form.split(' ').length));

  /** The longest player's phrase that begins here gives its words; any other word is itself. */
  const official = (typed: readonly Word[]): readonly Word[] => {
    const words: Word[] = [];
    for (let at = 0; at < typed.length; ) {
      let length = Math.min(longest, typed.length - at);
      while (length > 1 && !standsFor.has(key(typed.slice(at, at + length)))) length -= 1;
      const phrase = typed.slice(at, at + length);
      words.push(...(standsFor.get(key(phrase)) ?? phrase));
      at += length;
    }
    return words;
  };

  return (text) => official(wordsOf(text)).filter(({ stem }) => stem !== '' && !emptyStems.has(stem));
}

/** Each two words that stand side by side, as one. */
export const pairsOf = (words: readonly string[]): readonly string[] =>
  words.slice(1).map((word, at) => `${words[at]}_${word}`);

export const isPair = (word: string): boolean => word.includes('_');

/** Lower case, without accents, apostrophes and punctuation. */
const plain = (text: string): string =>
  withoutMarks(text.toLowerCase())
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
