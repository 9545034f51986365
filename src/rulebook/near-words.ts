import Fuse from 'fuse.js';

/** A known word that a typed one may mean, and how much it counts: 1 for the word itself. */
export type NearWord = readonly [word: string, share: number];

/** How much a word counts that only begins as the typed one does, or is only spelt like it. */
const shares = { begins: 0.7, like: 0.7 } as const;
/** At most so many words are taken for one that is not known. */
const most = { begins: 3, like: 2 } as const;

/**
 * Finds the known words that a typed one means: itself, or those that it begins (it may still be being typed), or
 * those that are spelt like it, by fuse.js. None where nothing is near.
 */
export function nearWords(known: readonly string[]): (typed: string) => readonly NearWord[] {
  const all = new Set(known);
  const sorted = [...all].toSorted();
  const fuse = new Fuse(
    sorted.filter(({ length }) => length > 3),
    { threshold: 0.34, distance: 20 },
  );
  return (typed) => {
    if (all.has(typed)) return [[typed, 1]];
    if (typed.length < 3) return [];
    const begins = sorted.filter((word) => word.startsWith(typed)).slice(0, most.begins);
    if (begins.length > 0) return begins.map((word) => [word, shares.begins]);
    // A slip of the fingers seldom takes the first letter, or many.
    return fuse
      .search(typed, { limit: 5 })
      .filter(({ item }) => item[0] === typed[0] && Math.abs(item.length - typed.length) <= 2)
      .slice(0, most.like)
      .map(({ item }) => [item, shares.like]);
  };
}
