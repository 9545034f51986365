import type { Beginnings } from './beginnings.ts';
import { type Lookup, lookupOf } from './lookup.ts';

/** Where a piece was found: its value, and where the text after it begins. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
}

/** What is found where nothing is. */
export const nothing: readonly never[] = [];

/** A text that is being read. */
export interface Input {
  readonly text: string;
  /** How many `memo` pieces are open inside each other. */
  depth: number;
  /** How many more steps may be taken; when there are none left, nothing is found any more. */
  left: number;
}

/**
 * A two-way piece of grammar. `read` gives every place where the piece can end, the preferred reading first and one
 * value an end, so that reading is never exponential. `print` says a value, or gives null where the value is not one
 * of this piece. Neither throws.
 */
export interface Grammar<T> {
  read(input: Input, at: number): readonly Found<T>[];
  print(value: unknown): string | null;
  /** How the piece can begin; null where it can begin with anything, or be empty. */
  readonly first: Beginnings;
}

/** How deep pieces may lie inside each other before a text counts as unreadable. */
const deepest = 60;

/** How many steps may be taken for one text: over ten times what any clause of a real card takes. */
export const mostSteps = 10_000;

/** A fresh input for a text. */
export const inputOf = (text: string): Input => ({ text, depth: 0, left: mostSteps });

/** Takes a step in reading a text. False where too many were taken: then the text as a whole is not read. */
export function step(input: Input): boolean {
  if (input.left === 0) return false;
  input.left -= 1;
  return true;
}

/** Reads the whole text as one piece: its preferred value, or null. Null too where that would take too many steps. */
export function readWhole<T>(grammar: Grammar<T>, text: string): { readonly value: T } | null {
  const input = inputOf(text);
  const found = grammar.read(input, 0).find(({ end }) => end === text.length);
  return found === undefined || input.left === 0 ? null : { value: found.value };
}

const lookups = new WeakMap<ReadonlySet<string>, Lookup<true>>();

/** Can the piece begin here? */
export function canBegin({ first }: Grammar<unknown>, { text }: Input, at: number): boolean {
  if (first === null) return true;
  let lookup = lookups.get(first);
  if (lookup === undefined) {
    lookup = lookupOf([[true, first]]);
    lookups.set(first, lookup);
  }
  return lookup(text, at).length > 0;
}

/** Keeps the first of each end, in order. */
export function onePerEnd<E extends { readonly end: number }>(all: readonly E[]): readonly E[] {
  for (let at = 1; at < all.length; at += 1) if (endsBefore(all, at)) return withoutRepeats(all);
  return all;
}

/** Does one of the first `count` end where the one after them ends? */
function endsBefore(all: readonly { readonly end: number }[], count: number): boolean {
  for (let at = 0; at < count; at += 1) if (all[at]?.end === all[count]?.end) return true;
  return false;
}

function withoutRepeats<E extends { readonly end: number }>(all: readonly E[]): readonly E[] {
  const ends = new Set<number>();
  return all.filter(({ end }) => !ends.has(end) && ends.add(end) !== undefined);
}

/** The same with the longest first, as a longer piece is preferred where the rest of the text allows it. */
export function longestFirst<T>(all: readonly Found<T>[]): readonly Found<T>[] {
  const ends = onePerEnd(all);
  return ends.length < 2 ? ends : ends.toSorted((a, b) => b.end - a.end);
}

/**
 * A piece that is made when it is first needed, so that pieces can contain each other, and that is read only once at
 * each place of a text. Where pieces lie too deep in each other, nothing is found.
 */
export function memo<T>(make: () => Grammar<T>): Grammar<T> {
  let made: Grammar<T> | undefined;
  const grammar = (): Grammar<T> => {
    made ??= make();
    return made;
  };
  // What was found in the text that is being read; one text is read at a time.
  let of: Input | undefined;
  let here = new Map<number, readonly Found<T>[]>();
  let asked = false;
  let first: Beginnings = null;
  return {
    get first() {
      if (asked) return first;
      asked = true;
      first = grammar().first;
      return first;
    },
    read(input, at) {
      if (input !== of) {
        of = input;
        here = new Map();
      }
      const before = here.get(at);
      if (before !== undefined) return before;
      if (input.depth >= deepest) return nothing;
      input.depth += 1;
      const found = grammar().read(input, at);
      input.depth -= 1;
      here.set(at, found);
      return found;
    },
    print: (value) => grammar().print(value),
  };
}
