import { compactName } from './fold-name.ts';
import { gramList } from './grams.ts';
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

/** Names and the ways to find them. Entries stand in the order in which they are offered: a smaller number is better known. */
export interface NameTable {
  readonly size: number;
  /** The folded words of a name. */
  readonly words: TextList;
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
  const words = keyed(entries, (entry) => entry.words.split(' '));
  const initials = keyed(entries, (entry) => [...initialsOf(entry.words), ...(entry.initials ?? [])]);
  const grams = keyed(entries, (entry) => gramList(entry.words));
  return new Map([
    ...TextList.pieces(
      `${name}.words`,
      entries.map((entry) => entry.words),
    ),
    [`${name}.cards`, numberBytes(entries.map(({ card }) => card))],
    [`${name}.byCompact`, numberBytes(inCompactOrder(entries))],
    ...TextList.pieces(`${name}.vocabulary`, words.keys),
    ...Postings.pieces(`${name}.wordEntries`, words),
    ...TextList.pieces(`${name}.initials`, initials.keys),
    ...Postings.pieces(`${name}.initialEntries`, initials),
    [`${name}.grams`, numberBytes(grams.keys)],
    ...Postings.pieces(`${name}.gramEntries`, grams),
    [`${name}.gramCounts`, numberBytes(grams.counts)],
  ]);
}

/** The entries in the order of their letters without spaces. */
function inCompactOrder(entries: readonly NameEntry[]): Uint32Array {
  const compacts = entries.map(({ words }) => compactName(words));
  return Uint32Array.from(entries.keys()).sort((a, b) => {
    const [one = '', other = ''] = [compacts[a], compacts[b]];
    return one < other ? -1 : one > other ? 1 : a - b;
  });
}

/** Which entries have each key, with the keys sorted; and how many keys each entry has. */
function keyed<T, K extends string | number>(entries: readonly T[], keysOf: (entry: T) => Iterable<K>) {
  const numbers = new Map<K, number>();
  /** Of each key, which entry had it last: a key that an entry has twice counts once. */
  const last: number[] = [];
  const sizes: number[] = [];
  const found = new GrowingNumbers();
  const counts = new Uint32Array(entries.length);
  entries.forEach((entry, at) => {
    for (const key of keysOf(entry)) {
      const known = numbers.get(key);
      const number = known ?? numbers.size;
      if (known === undefined) numbers.set(key, number);
      if (last[number] === at) continue;
      last[number] = at;
      sizes[number] = (sizes[number] ?? 0) + 1;
      counts[at] = (counts[at] ?? 0) + 1;
      found.push(number);
    }
  });
  const sorted = [...numbers].sort(([a], [b]) => (a < b ? -1 : 1));
  const starts = new Uint32Array(sorted.length + 1);
  const next = new Uint32Array(sorted.length);
  sorted.forEach(([, number], at) => {
    next[number] = starts[at] ?? 0;
    starts[at + 1] = (starts[at] ?? 0) + (sizes[number] ?? 0);
  });
  const lists = new Uint32Array(found.length);
  let from = 0;
  counts.forEach((count, at) => {
    for (let each = from; each < from + count; each += 1) {
      const number = found.at(each);
      const place = next[number] ?? 0;
      lists[place] = at;
      next[number] = place + 1;
    }
    from += count;
  });
  return { keys: sorted.map(([key]) => key), starts, entries: lists, counts };
}

/** Numbers that are added one by one. */
class GrowingNumbers {
  length = 0;
  private numbers = new Uint32Array(1024);

  push(number: number): void {
    if (this.length === this.numbers.length) {
      const larger = new Uint32Array(2 * this.length);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.length] = number;
    this.length += 1;
  }

  at(index: number): number {
    return this.numbers[index] ?? 0;
  }
}
