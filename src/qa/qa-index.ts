import type { QaEntry } from './entry.ts';

/** Where an index comes from, and when it was last found to be what the source has. */
export interface QaOrigin {
  /** The address, file or folder. */
  readonly from: string;
  /** In milliseconds since 1970. */
  readonly syncedAt: number;
  /** What the source calls this version (an HTTP ETag). */
  readonly tag?: string;
  /** Where the texts of its Q&As are kept, if it came with texts. */
  readonly texts?: KeptTexts;
}

/** The texts of an index: one of two editions, as a new one is written before the old one is dropped. */
export interface KeptTexts {
  readonly edition: 'a' | 'b';
  readonly blocks: number;
}

/** The official Q&As: which there are, of when, about which cards and what; the texts of them are kept apart. */
export interface QaIndex extends QaOrigin {
  readonly size: number;
  /** Every Q&A, newest first. */
  readonly entries: readonly QaEntry[];
  byNumber(number: number): QaEntry | undefined;
  has(number: number): boolean;
  /** The Q&As that mention all of these cards (by konamiId), newest first; none where no card is given. */
  forCards(cards: readonly number[]): readonly QaEntry[];
}

/** Makes an index. Of two entries with one number the first counts. */
export function makeQaIndex(given: readonly QaEntry[], origin: QaOrigin): QaIndex {
  const unique = new Map<number, QaEntry>();
  for (const entry of given) if (!unique.has(entry.number)) unique.set(entry.number, entry);
  return orderedQaIndex([...unique.values()].sort(newestFirst), origin);
}

/** The index of entries that are newest first, each number once. The look-ups are built at their first use. */
export function orderedQaIndex(entries: readonly QaEntry[], origin: QaOrigin): QaIndex {
  let numbers: ReadonlyMap<number, QaEntry> | undefined;
  let mentions: ReadonlyMap<number, readonly QaEntry[]> | undefined;
  const byNumber = () => {
    numbers ??= new Map(entries.map((entry) => [entry.number, entry]));
    return numbers;
  };
  return {
    ...origin,
    size: entries.length,
    entries,
    byNumber: (number) => byNumber().get(number),
    has: (number) => byNumber().has(number),
    forCards(cards) {
      mentions ??= groupByCard(entries);
      const [fewest, ...others] = [...new Set(cards)]
        .map((card) => ({ card, entries: mentions?.get(card) ?? [] }))
        .toSorted((a, b) => a.entries.length - b.entries.length);
      return (fewest?.entries ?? []).filter((entry) =>
        others.every(({ card }) => entry.cards.includes(card)),
      );
    },
  };
}

/** The newest date comes first; of one date, the highest number. */
export function newestFirst(a: QaEntry, b: QaEntry): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return b.number - a.number;
}

function groupByCard(entries: readonly QaEntry[]): ReadonlyMap<number, readonly QaEntry[]> {
  const groups = new Map<number, QaEntry[]>();
  for (const entry of entries) {
    for (const card of entry.cards) {
      const group = groups.get(card);
      if (group === undefined) groups.set(card, [entry]);
      else group.push(entry);
    }
  }
  return groups;
}
