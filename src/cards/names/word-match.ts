import { isSmallWord } from './initials.ts';

/** How well the words that were typed stand in a name. */
export interface WordMatch {
  /** From 0 up to 1: whole words count most, beginnings less, first letters in the place of words least. */
  readonly quality: number;
  /** Which share of the name's letters was typed. */
  readonly coverage: number;
  /** The words stand in the order in which they were typed. */
  readonly inOrder: boolean;
}

const WHOLE = 1;
const BEGINNING = 0.9;
const LETTERS = 0.75;
/** More pieces than these are not tried for one word of first letters. */
const MOST_PIECES = 8;

/** Finds each typed word in the name: whole, as a beginning, or as beginnings written together ("bls"); else undefined. */
export function matchWords(typed: readonly string[], name: readonly string[]): WordMatch | undefined {
  const used = new Set<number>();
  const places: number[] = [];
  let [quality, letters] = [0, 0];
  for (const word of typed) {
    const found = wholeOrBeginning(word, name, used) ?? lettersOf(word, name, used);
    if (found === undefined) return undefined;
    for (const place of found.places) used.add(place);
    places.push(found.places[0] ?? 0);
    quality += found.weight * word.length;
    letters += word.length;
  }
  const all = name.reduce((sum, word) => sum + word.length, 0);
  return {
    quality: quality / letters,
    coverage: Math.min(1, letters / all),
    inOrder: places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0)),
  };
}

interface Piece {
  readonly weight: number;
  readonly places: readonly number[];
}

function wholeOrBeginning(
  word: string,
  name: readonly string[],
  used: ReadonlySet<number>,
): Piece | undefined {
  let beginning = -1;
  for (const [at, each] of name.entries()) {
    if (used.has(at)) continue;
    if (each === word) return { weight: WHOLE, places: [at] };
    if (beginning === -1 && each.startsWith(word)) beginning = at;
  }
  return beginning === -1 ? undefined : { weight: BEGINNING, places: [beginning] };
}

/** Beginnings of words that follow each other, small words left out or not. */
function lettersOf(word: string, name: readonly string[], used: ReadonlySet<number>): Piece | undefined {
  for (const at of name.keys()) {
    const places = chain(word, name, at, used);
    if (places !== undefined && places.length > 1) return { weight: LETTERS, places };
  }
  return undefined;
}

function chain(
  rest: string,
  name: readonly string[],
  at: number,
  used: ReadonlySet<number>,
  depth = 0,
): readonly number[] | undefined {
  if (rest === '') return [];
  const word = name[at];
  if (word === undefined || depth >= MOST_PIECES) return undefined;
  if (!used.has(at))
    for (let length = commonLength(rest, word); length > 0; length -= 1) {
      const after = chain(rest.slice(length), name, at + 1, used, depth + 1);
      if (after !== undefined) return [at, ...after];
    }
  return depth > 0 && isSmallWord(word) ? chain(rest, name, at + 1, used, depth) : undefined;
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}
