import { compactName } from './fold-name.ts';
import { gramsOf } from './grams.ts';
import { initialsOf } from './initials.ts';
import {
  numberBytes,
  numbersOf,
  type Pieces,
  Postings,
  pieceOf,
  type StoredPieces,
  TextList,
  type Texts,
} from './packed.ts';

/** One name of a card: its folded words, and the number of the card. */
export interface NameEntry {
  readonly words: string;
  readonly card: number;
  /** First letters that it is called by besides those of its words. */
  readonly initials?: readonly string[];
}

/**
 * Names and the ways to find them. Entries stand in the order in which they are offered where nothing else decides, so
 * an entry with a smaller number is the better known one.
 */
export interface NameTable {
  readonly size: number;
  /** The folded words of a name. */
  readonly words: TextList;
  /** The card of each entry. */
  readonly cardOf: Uint32Array;
  /** The names without their spaces, sorted, and which entry each is. */
  readonly compact: Texts;
  readonly byCompact: Uint32Array;
  /** All words, sorted, and the entries that have each. */
  readonly vocabulary: TextList;
  readonly wordEntries: Postings;
  /** All initials, sorted, and the entries that have each. */
  readonly initials: TextList;
  readonly initialEntries: Postings;
  /** All pairs of letters, sorted, and the entries that have each; and how many pairs an entry has. */
  readonly grams: Uint32Array;
  readonly gramEntries: Postings;
  readonly gramCounts: Uint32Array;
}

/** Opens a table that was packed under this name. */
export function openNameTable(pieces: StoredPieces, name: string): NameTable {
  const numbers = (field: string) => numbersOf(pieceOf(pieces, `${name}.${field}`));
  const cardOf = numbers('cards');
  const words = TextList.open(pieces, `${name}.words`);
  const byCompact = numbers('byCompact');
  return {
    size: cardOf.length,
    words,
    cardOf,
    compact: { length: byCompact.length, at: (index) => compactName(words.at(byCompact[index] ?? 0)) },
    byCompact,
    vocabulary: TextList.open(pieces, `${name}.vocabulary`),
    wordEntries: Postings.open(pieces, `${name}.wordEntries`),
    initials: TextList.open(pieces, `${name}.initials`),
    initialEntries: Postings.open(pieces, `${name}.initialEntries`),
    grams: numbers('grams'),
    gramEntries: Postings.open(pieces, `${name}.gramEntries`),
    gramCounts: numbers('gramCounts'),
  };
}

/** Packs names, the best known first, so that the table opens without any work. */
export function packNameTable(name: string, entries: readonly NameEntry[]): Pieces {
  const compacts = entries
    .map(({ words }, at) => ({ text: compactName(words), at }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.at - b.at));
  const words = keyed(entries, ({ words }) => new Set(words.split(' ')));
  const initials = keyed(
    entries,
    (entry) => new Set([...initialsOf(entry.words), ...(entry.initials ?? [])]),
  );
  const sets = entries.map((entry) => gramsOf(entry.words));
  const grams = keyed(sets, (set) => set);
  return new Map([
    ...TextList.pieces(
      `${name}.words`,
      entries.map(({ words }) => words),
    ),
    [`${name}.cards`, numberBytes(entries.map(({ card }) => card))],
    [`${name}.byCompact`, numberBytes(compacts.map(({ at }) => at))],
    ...TextList.pieces(`${name}.vocabulary`, words.keys),
    ...Postings.pieces(`${name}.wordEntries`, words.lists),
    ...TextList.pieces(`${name}.initials`, initials.keys),
    ...Postings.pieces(`${name}.initialEntries`, initials.lists),
    [`${name}.grams`, numberBytes(grams.keys)],
    ...Postings.pieces(`${name}.gramEntries`, grams.lists),
    [`${name}.gramCounts`, numberBytes(sets.map(({ size }) => size))],
  ]);
}

/** Which entries have each key, with the keys sorted. */
function keyed<T, K extends string | number>(entries: readonly T[], keysOf: (entry: T) => Iterable<K>) {
  const lists = new Map<K, number[]>();
  entries.forEach((entry, at) => {
    for (const key of keysOf(entry)) {
      const list = lists.get(key);
      if (list === undefined) lists.set(key, [at]);
      else list.push(at);
    }
  });
  const sorted = [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
  return { keys: sorted.map(([key]) => key), lists: sorted.map(([, list]) => list) };
}
