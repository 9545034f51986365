/**
 * The beginnings that a piece can have, as many characters as `depth` of each; null where it can begin with anything,
 * or be empty. A beginning that ends with `wordEnd` is a whole word: no letter or digit follows it.
 */
export type Beginnings = ReadonlySet<string> | null;

/** How many characters of a beginning are kept. */
export const depth = 6;
const wordEnd = '\0';

const wordCharacter = /[\p{L}\p{N}]/u;
const plainWordCharacter = Array.from({ length: 128 }, (_, code) =>
  wordCharacter.test(String.fromCharCode(code)),
);

/** Is there a letter or a digit at this place of a text? */
export function isWordCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? plainWordCharacter[code] === true : wordCharacter.test(text.charAt(at));
}

/** Does a word that ends here end, or does it go on? Signs end anywhere. */
export const wordEnds = (word: string, text: string, end: number): boolean =>
  !isWordCharacter(word, word.length - 1) || !isWordCharacter(text, end);

/** A text that must stand as it is, with whole words, as a beginning that is not cut. */
export const wholeOf = (text: string): string =>
  isWordCharacter(text, text.length - 1) ? text + wordEnd : text;

/** How a text begins that must stand as it is, with whole words. */
export const beginningOf = (text: string): string =>
  text.length < depth && isWordCharacter(text, text.length - 1) ? text + wordEnd : text.slice(0, depth);

/** All of several; null where one of them can begin with anything. */
export function anyOf(all: readonly Beginnings[]): Beginnings {
  const [only, ...others] = all;
  if (only !== undefined && others.length === 0) return only;
  const union = new Set<string>();
  for (const each of all) {
    if (each === null) return null;
    for (const beginning of each) union.add(beginning);
  }
  return union.has('') ? null : union;
}

/** The beginnings of a text that another piece follows. */
export const followedBy = (text: string, next: Beginnings): Beginnings =>
  text.length >= depth || next === null
    ? new Set([text.slice(0, depth)])
    : new Set([...next].map((each) => cut(text + each)));

function cut(beginning: string): string {
  if (beginning.length <= depth) return beginning;
  return beginning.slice(0, depth);
}

/** What can begin at a place of a text, in the order that was given. */
export type Lookup<T> = (text: string, at: number) => readonly T[];

/** What can begin after the characters that led to a node: where a word goes on there, and where it ends. */
interface Node<T> {
  open: readonly Entry<T>[];
  ended: readonly Entry<T>[];
}

interface Entry<T> {
  readonly at: number;
  readonly value: T;
}

const none: readonly never[] = [];

/**
 * Makes a lookup of values by how they can begin. It follows the characters of the text through a table as long as any
 * beginning goes on with them, so that its cost does not depend on how many values there are.
 */
export function lookupOf<T>(all: readonly (readonly [value: T, beginnings: Beginnings])[]): Lookup<T> {
  const beginnings = all.flatMap(([, each]) => [...(each ?? [])]);
  const codes = [...new Set(beginnings.join(''))].map((each) => each.charCodeAt(0));
  // The column of each character; 0 is that of all others.
  const columns = new Uint16Array(Math.max(0, ...codes) + 1);
  for (const [at, code] of codes.entries()) columns[code] = at + 1;
  const width = codes.length + 1;
  const most = beginnings.reduce((sum, { length }) => sum + length, 1);
  // Where each character leads from each node; 0, the first node, is nowhere.
  const table = new Uint16Array(most * width);
  const root: Node<T> = { open: none, ended: none };
  const nodes: Node<T>[] = [root];
  const ways: (readonly [from: Node<T>, code: number, to: Node<T>])[] = [];
  const nodeOf = (beginning: string): Node<T> => {
    let node = 0;
    for (let here = 0; here < beginning.length; here += 1) {
      const code = beginning.charCodeAt(here);
      const cell = node * width + (columns[code] ?? 0);
      const [from, next] = [nodes[node] ?? root, table[cell] ?? 0];
      node = next === 0 ? nodes.length : next;
      if (next !== 0) continue;
      table[cell] = node;
      const to: Node<T> = { open: none, ended: none };
      nodes.push(to);
      ways.push([from, code, to]);
    }
    return nodes[node] ?? root;
  };
  for (const [at, [value, each]] of all.entries()) {
    for (const beginning of each ?? ['']) {
      const whole = beginning.endsWith(wordEnd);
      const node = nodeOf(whole ? beginning.slice(0, -1) : beginning);
      node.ended = [...node.ended, { at, value }];
      if (!whole) node.open = [...node.open, { at, value }];
    }
  }
  // What could begin before a character still can after it; a node comes after the one that leads to it.
  for (const [from, code, to] of ways) {
    const before = plainWordCharacter[code] === true ? from.open : from.ended;
    to.open = both(before, to.open);
    to.ended = both(before, to.ended);
  }
  const leads = table.slice(0, nodes.length * width);
  const found = nodes.map(({ open, ended }) => {
    const values = valuesOf(open);
    return { open: values, ended: open === ended ? values : valuesOf(ended) };
  });
  return (text, at) => {
    let node = 0;
    for (let here = at; ; here += 1) {
      const next = leads[node * width + (columns[text.charCodeAt(here)] ?? 0)] ?? 0;
      if (next === 0) {
        const able = found[node];
        return able === undefined ? none : isWordCharacter(text, here) ? able.open : able.ended;
      }
      node = next;
    }
  };
}

/** Each entry once, in the order that was given. */
function both<T>(before: readonly Entry<T>[], own: readonly Entry<T>[]): readonly Entry<T>[] {
  if (own.length === 0) return before;
  if (before.length === 0) return own;
  return [...new Map([...before, ...own].map((each) => [each.at, each])).values()].toSorted(
    (a, b) => a.at - b.at,
  );
}

const valuesOf = <T>(entries: readonly Entry<T>[]): readonly T[] =>
  entries.length === 0 ? none : entries.map(({ value }) => value);
