import { fold } from '../../vocabulary/terms.ts';
import type { Token } from './tokens.ts';

/** A name as somebody wrote it, with its place in the line. */
export interface Written {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Where a piece was found: its value, the token after it, and the names in it that nobody knows. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
  readonly unknown: readonly Written[];
}

/** Which names are known while a line is read. */
export interface Names {
  /** The id of the card of the situation that is meant, if that is certain. */
  readonly reference: (written: string) => string | undefined;
  /** Is this exactly the name of a card that there is? */
  readonly isCard: (written: string) => boolean;
  /** Are names that nobody knows taken as they are written? They are looked up later. */
  readonly open: boolean;
}

/** A line that is being read. */
export interface Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly names: Names;
  readonly trace: Trace;
}

/** What was expected where reading got furthest. */
export interface Trace {
  at: number;
  expected: Expected[];
}

export interface Expected {
  /** What stands in the error line: `a place`, `targeting`. */
  readonly label: string;
  /** What could stand there, to find the nearest to what was typed. */
  readonly words: readonly string[];
}

/** A two-way piece: `read` gives every token where it can end, the best first; `print` is read back, or null. */
export interface Piece<T> {
  read(line: Line, at: number): readonly Found<T>[];
  print(value: unknown): string | null;
}

/** Notes that something else was expected at a token, if nothing got further. */
export function expect({ trace }: Line, at: number, ...expected: readonly Expected[]): void {
  if (at < trace.at) return;
  if (at > trace.at) [trace.at, trace.expected] = [at, []];
  trace.expected.push(...expected);
}

/** Keeps one reading of each end: the first of those with the fewest unknown names. */
export function onePerEnd<E extends { readonly end: number; readonly unknown: readonly Written[] }>(
  all: readonly E[],
): readonly E[] {
  if (all.length < 2) return all;
  const kept = new Map<number, E>();
  for (const each of all) {
    const before = kept.get(each.end);
    if (before === undefined || each.unknown.length < before.unknown.length) kept.set(each.end, each);
  }
  return [...kept.values()];
}

/** The text of a line from one token to another, as it was typed. */
export function written({ text, tokens }: Line, at: number, end: number): Written {
  const from = tokens[at]?.from ?? text.length;
  const to = tokens[end - 1]?.to ?? from;
  return { text: text.slice(from, to), from, to };
}

export const isArticle = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /^(the|an?)$/i.test(token.text);

/** The words and signs of a phrase. */
export const wordsOf = (phrase: string): readonly string[] => phrase.match(/[^\s,:()?]+|[,:()?]/g) ?? [];

/** The token after these words, or undefined where they do not stand here. Case, articles and clause commas do not count. */
export function wordsEnd(line: Line, at: number, words: readonly string[]): number | undefined {
  let end = at;
  for (const word of words) {
    const optional = word === ',' || word === '?' || /^(the|an?)$/i.test(word);
    const here = (): Token | undefined => line.tokens[end];
    if (stands(here(), word)) end += 1;
    else if (optional) continue;
    else if (isArticle(here()) && stands(line.tokens[end + 1], word)) end += 2;
    else return undefined;
  }
  return end;
}

/** Does this word stand in a token, as it is or folded? */
export const stands = (token: Token | undefined, word: string): boolean =>
  token !== undefined &&
  (token.kind === 'word' || token.kind === 'sign') &&
  (token.text === word || (fold(word) !== '' && fold(token.text) === fold(word)));

/** A piece that reads each place of a line once, however often it is asked. */
export function memo<T>({ read, print }: Piece<T>): Piece<T> {
  const lines = new WeakMap<Line, Map<number, readonly Found<T>[]>>();
  return {
    read(line, at) {
      const here = lines.get(line) ?? new Map<number, readonly Found<T>[]>();
      if (here.size === 0) lines.set(line, here);
      const before = here.get(at);
      if (before !== undefined) return before;
      const found = read(line, at);
      here.set(at, found);
      return found;
    },
    print,
  };
}
