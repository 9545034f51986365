import Fuse from 'fuse.js';

/** A known word that a typed one may mean, and how much it counts: 1 for the word itself. */
export type NearWord = readonly [word: string, share: number];

/** How much a word counts that only begins as the typed one does, or is only spelt like it. */
const shares = { begins: 0.7, like: 0.7 } as const;
/** At most so many words are taken for one that is not known. */
const most = { begins: 3, like: 2 } as const;
/** Shorter words are too like each other to guess what was meant. */
const shortest = { begins: 3, like: 4 } as const;

/**
 * Finds the known words that a typed one means: itself, or those that it begins (it may still be being typed), or
 * those that are spelt like it, by fuse.js. None where nothing is near.
 */
export function nearWords(known: readonly string[]): (typed: string) => readonly NearWord[] {
  const all = new Set(known);
  // A slip of the fingers seldom takes the first letter: only words with the same one are compared.
  const byLetter = Map.groupBy(known.toSorted(), (word) => word[0]);
  const fuses = new Map(
    [...byLetter].map(([letter, words]) => [
      letter,
      new Fuse(
        words.filter(({ length }) => length >= shortest.like),
        { threshold: 0.34, distance: 20 },
      ),
    ]),
  );
  return (typed) => {
    if (all.has(typed)) return [[typed, 1]];
    const begins =
      typed.length < shortest.begins
        ? []
        : (byLetter.get(typed[0]) ?? []).filter((word) => word.startsWith(typed)).slice(0, most.begins);
    if (begins.length > 0) return begins.map((word) => [word, shares.begins]);
    if (typed.length < shortest.like) return [];
    const like = fuses.get(typed[0])?.search(typed, { limit: 5 }) ?? [];
    return like
      .filter(({ item }) => Math.abs(item.length - typed.length) <= 2)
      .slice(0, most.like)
      .map(({ item }) => [item, shares.like]);
  };
}
