/** How rare words are: a word that few entries have says more about what is asked. */
export interface Rarity {
  /** The rarity of a word; of one that no entry has, the greatest. */
  of(word: string): number;
  /** The rarity of several words together. */
  sum(words: readonly string[]): number;
}

/** Measures how rare words are in texts, each given as the set of its words. */
export function rarityOf(texts: readonly ReadonlySet<string>[]): Rarity {
  const holders = new Map<string, number>();
  for (const words of texts) for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1);
  const count = texts.length;
  const of = (word: string) => Math.log(1 + count / ((holders.get(word) ?? 0) + 0.5));
  return { of, sum: (words) => words.reduce((total, word) => total + of(word), 0) };
}
