import { compactName } from './fold-name.ts';
import { gramsOf } from './grams.ts';
import type { NameTable } from './name-table.ts';
import { lowerBound, type Postings, prefixRange } from './packed.ts';

/** As many as Discord shows: of names that begin as typed, or have its words, no more are looked at. */
const MOST_SURE = 50;
/** As many as are compared letter by letter: fewer of long names, which take longer and are told apart better. */
const mostLike = (letters: number): number => Math.min(20, Math.max(8, Math.round(320 / letters)));
/** No more names than these are looked at for the words that they have. */
const MOST_OF_WORDS = 300;
const SHORTEST_TAIL = 4;
/** As many of the typed pairs of letters find entries, and all that fewer than this share of the entries have. */
const RARE_PAIRS = 6;
const RARE_SHARE = 0.04;
/** With so many entries found, the pairs that are left find no more. */
const MOST_OF_PAIRS = 24_000;

/** The entries whose whole name begins with what was typed, the best known first. */
export function beginningSo({ compact, byCompact }: NameTable, words: string): readonly number[] {
  const [from, to] = prefixRange(compact, compactName(words));
  return [...byCompact.subarray(from, to).toSorted().subarray(0, MOST_SURE)];
}

/** The entries whose first letters are what was typed. */
export function withInitials({ initials, initialEntries }: NameTable, words: string): readonly number[] {
  const letters = compactName(words);
  const at = lowerBound(initials, letters);
  return at < initials.length && initials.at(at) === letters
    ? [...initialEntries.of(at).subarray(0, MOST_SURE)]
    : [];
}

/** The best known entries with a typed word or one that begins so; common words are passed over, unknown ones tried as initials. */
export function withTypedWords(table: NameTable, typed: readonly string[]): Uint32Array {
  const { vocabulary, wordEntries } = table;
  const [rarest, ...others] = typed
    .flatMap((word) => {
      const range = prefixRange(vocabulary, word);
      return wordEntries.count(range) > 0
        ? [range]
        : tails(word).map((tail) => prefixRange(vocabulary, tail));
    })
    .map((range) => ({ range, count: wordEntries.count(range) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.count - b.count);
  if (rarest === undefined) return new Uint32Array();
  const also = others.filter(({ count }) => rarest.count + count <= MOST_OF_WORDS);
  return bestKnown(wordEntries, [rarest, ...also], table.size);
}

/** A range of keys, and how many entries they have together. */
interface Keys {
  readonly range: readonly [number, number];
  readonly count: number;
}

/** Reused from call to call: which entries were met. All are zero between two calls. */
let met = new Uint8Array(0);

/** The best known entries of these keys, each once, ascending: marked and read in order, as sorting takes milliseconds. */
function bestKnown(entries: Postings, keys: readonly Keys[], size: number): Uint32Array {
  if (met.length < size) met = new Uint8Array(size);
  for (const { range } of keys) for (const entry of entries.ofRange(range)) met[entry] = 1;
  const all = keys.reduce((sum, { count }) => sum + count, 0);
  const found = new Uint32Array(Math.min(all, MOST_OF_WORDS));
  let count = 0;
  for (let entry = 0; count < found.length && entry < size; entry += 1) {
    if (met[entry] === 0) continue;
    found[count] = entry;
    count += 1;
  }
  for (const { range } of keys) for (const entry of entries.ofRange(range)) met[entry] = 0;
  return found.subarray(0, count);
}

/** The best known entries with a typed word made of the beginnings of two words ("cydra"), where no word begins so. */
export function withTwoBeginnings({ vocabulary, wordEntries }: NameTable, typed: string): readonly number[] {
  if (typed.length < SHORTEST_TAIL || typed.length > LONGEST_JOINED) return [];
  if (wordEntries.count(prefixRange(vocabulary, typed)) > 0) return [];
  const found = new Set<number>();
  for (let at = 2; at <= typed.length - 2; at += 1) {
    const [first, second] = [typed.slice(0, at), typed.slice(at)].map((part) =>
      prefixRange(vocabulary, part),
    );
    if (first === undefined || second === undefined) continue;
    if (wordEntries.count(first) > MOST_OF_WORDS || wordEntries.count(second) > MOST_OF_WORDS) continue;
    const having = new Set(wordEntries.ofRange(second));
    for (const entry of wordEntries.ofRange(first)) if (having.has(entry)) found.add(entry);
  }
  return [...found].sort((a, b) => a - b).slice(0, MOST_SURE);
}
/** Players join beginnings to have a short word. */
const LONGEST_JOINED = 8;

/** What is left of a word without its first letters. */
const tails = (word: string): readonly string[] =>
  [1, 2, 3].map((letters) => word.slice(letters)).filter((tail) => tail.length >= SHORTEST_TAIL);

/** Reused from call to call: how much of the typed pairs each entry has, zero between two calls; and which were met. */
let shared = new Float32Array(0);
let touched = new Uint32Array(0);

/** The entries that share most pairs of letters with what was typed, rare pairs counting more; common ones only add to those. */
export function withSamePairs(table: NameTable, words: string): readonly number[] {
  const { gramCounts, size } = table;
  if (shared.length < size) {
    shared = new Float32Array(size);
    touched = new Uint32Array(size);
  }
  const { typed, pairs } = typedPairs(table, words);
  let count = 0;
  for (const [at, pair] of typed.entries()) {
    const entries = table.gramEntries.of(pair.place);
    const weight = Math.log(size / entries.length) + 1;
    const rare = at < RARE_PAIRS || entries.length < size * RARE_SHARE;
    const finds = at === 0 || (rare && count + entries.length <= MOST_OF_PAIRS);
    for (const entry of entries) {
      const before = shared[entry] ?? 0;
      if (before === 0) {
        if (!finds) continue;
        touched[count] = entry;
        count += 1;
      }
      shared[entry] = before + weight;
    }
  }
  const best = new Best(mostLike(words.length));
  for (const entry of touched.subarray(0, count)) {
    best.offer(entry, (shared[entry] ?? 0) / (pairs + (gramCounts[entry] ?? 0)));
    shared[entry] = 0;
  }
  return best.entries();
}

/** The typed pairs of letters that any entry has, by their places, the rarest first; and how many pairs were typed. */
function typedPairs({ grams, gramEntries }: NameTable, words: string) {
  const all = gramsOf(words);
  const typed = [...all].flatMap((gram) => {
    const place = indexOf(grams, gram);
    return place === -1 ? [] : [{ place, count: gramEntries.count([place, place + 1]) }];
  });
  return { typed: typed.sort((a, b) => a.count - b.count), pairs: all.size };
}

/** The place of a number in a sorted list, or -1. */
function indexOf(list: Uint32Array, value: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return list[low] === value ? low : -1;
}

/** The few best of many, kept sorted. */
class Best {
  private readonly most: number;
  private readonly list: { readonly entry: number; readonly score: number }[] = [];

  constructor(most: number) {
    this.most = most;
  }

  offer(entry: number, score: number): void {
    const { list, most } = this;
    const last = list.at(-1);
    if (list.length === most && last !== undefined && score <= last.score) return;
    let at = list.length;
    while (at > 0 && (list[at - 1]?.score ?? 0) < score) at -= 1;
    list.splice(at, 0, { entry, score });
    if (list.length > most) list.pop();
  }

  entries(): readonly number[] {
    return this.list.map(({ entry }) => entry);
  }
}
