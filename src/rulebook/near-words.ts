import Fuse from 'fuse.js';
import type { Word } from './search-words.ts';

/** The stem of a known word that a typed one may mean, and how much it counts: 1 for the word itself. */
export type NearWord = readonly [stem: string, share: number];

/** How much a word counts that only begins as the typed one does, or is only spelt like it. */
const shares = { begins: 0.7, like: 0.7 } as const;
/** At most so many words are taken for one that is not known. */
const most = { begins: 3, like: 2 } as const;
/** Shorter words are too like each other to guess what was meant. */
const shortest = { begins: 3, like: 4 } as const;

/**
 * Finds the known words that a typed one means, by their stems: itself, or those that it begins (it may still be being
 * typed), or those that are spelt like it, by fuse.js. None where nothing is near.
 */
export function nearWords(known: readonly Word[]): (word: Word) => readonly NearWord[] {
  const stems = new Map(known.map(({ typed, stem }) => [typed, stem]));
  const all = new Set(stems.values());
  // A slip of the fingers seldom takes the first letter: only words with the same one are compared.
  const byLetter = Map.groupBy([...stems.keys()].toSorted(), (word) => word[0]);
  const fuses = new Map(
    [...byLetter].map(([letter, words]) => [
      letter,
      new Fuse(
        words.filter(({ length }) => length >= shortest.like),
        { threshold: 0.34, distance: 20 },
      ),
    ]),
  );
  const begunBy = (typed: string): readonly string[] =>
    typed.length < shortest.begins
      ? []
      : (byLetter.get(typed[0]) ?? []).filter((word) => word.startsWith(typed));
  const like = (typed: string): readonly string[] => {
    // A number is what it is.
    if (typed.length < shortest.like || /\d/.test(typed)) return [];
    const found = fuses.get(typed[0])?.search(typed, { limit: 5 }) ?? [];
    return found.map(({ item }) => item).filter((word) => Math.abs(word.length - typed.length) <= 2);
  };
  const stemsOf = (words: readonly string[]): readonly string[] => [
    ...new Set(words.flatMap((word) => stems.get(word) ?? [])),
  ];
  return ({ typed, stem }) => {
    if (all.has(stem)) return [[stem, 1]];
    const begun = stemsOf(begunBy(typed)).slice(0, most.begins);
    if (begun.length > 0) return begun.map((each) => [each, shares.begins]);
    return stemsOf(like(typed))
      .slice(0, most.like)
      .map((each) => [each, shares.like]);
  };
}
