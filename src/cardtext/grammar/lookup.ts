import { type Beginnings, isWordCharacter, wordEnd } from './beginnings.ts';

/** What can begin at a place of a text, in the order that was given. */
export type Lookup<T> = (text: string, at: number) => readonly T[];

/**
 * Makes a lookup of values by how they can begin. It follows the characters of the text through a table as long as any
 * beginning goes on with them, so that its cost does not depend on how many values there are.
 */
export function lookupOf<T>(all: readonly (readonly [value: T, beginnings: Beginnings])[]): Lookup<T> {
  const entries = all.flatMap(([value, beginnings], at) =>
    [...(beginnings ?? [''])].map((beginning) => ({ value, at, beginning })),
  );
  const table = new Table<T>(entries.map(({ beginning }) => beginning));
  for (const { value, at, beginning } of entries) table.add(beginning, { value, at });
  table.carryOn();
  return (text, at) => table.at(text, at);
}

interface Entry<T> {
  readonly at: number;
  readonly value: T;
}

/** What can begin after the characters that led to a node: where a word goes on there, and where it ends. */
interface Node<T> {
  open: readonly Entry<T>[];
  ended: readonly Entry<T>[];
}

const none: readonly never[] = [];

/** Nodes by number; a cell for each node and character holds the node that the character leads to, 0 for none. */
class Table<T> {
  /** The column of each character; 0 is that of all others. */
  private readonly columns: Uint16Array;
  private readonly width: number;
  private readonly cells: Uint16Array;
  private readonly nodes: Node<T>[] = [{ open: none, ended: none }];
  private readonly ways: { readonly from: number; readonly character: string; readonly to: number }[] = [];
  private values: readonly { readonly open: readonly T[]; readonly ended: readonly T[] }[] = [];

  constructor(beginnings: readonly string[]) {
    const codes = [...new Set(beginnings.join(''))].map((each) => each.charCodeAt(0));
    this.columns = new Uint16Array(Math.max(0, ...codes) + 1);
    for (const [at, code] of codes.entries()) this.columns[code] = at + 1;
    this.width = codes.length + 1;
    const most = beginnings.reduce((sum, { length }) => sum + length, 1);
    this.cells = new Uint16Array(most * this.width);
  }

  add(beginning: string, entry: Entry<T>): void {
    const whole = beginning.endsWith(wordEnd);
    const node = this.nodeOf(whole ? beginning.slice(0, -1) : beginning);
    if (node === undefined) return;
    node.ended = [...node.ended, entry];
    if (!whole) node.open = [...node.open, entry];
  }

  /** What could begin before a character still can after it. */
  carryOn(): void {
    // A node was made after the one that leads to it.
    for (const { from, character, to } of this.ways) {
      const [before, after] = [this.nodes[from], this.nodes[to]];
      if (before === undefined || after === undefined) continue;
      const left = isWordCharacter(character, 0) ? before.open : before.ended;
      after.open = inOrder(left, after.open);
      after.ended = inOrder(left, after.ended);
    }
    this.values = this.nodes.map(({ open, ended }) => ({ open: valuesOf(open), ended: valuesOf(ended) }));
  }

  at(text: string, at: number): readonly T[] {
    let node = 0;
    for (let here = at; ; here += 1) {
      const next = this.cells[this.cellOf(node, text, here)] ?? 0;
      if (next === 0) {
        const able = this.values[node];
        return able === undefined ? none : isWordCharacter(text, here) ? able.open : able.ended;
      }
      node = next;
    }
  }

  private cellOf(node: number, text: string, at: number): number {
    return node * this.width + (this.columns[text.charCodeAt(at)] ?? 0);
  }

  private nodeOf(beginning: string): Node<T> | undefined {
    let node = 0;
    for (let here = 0; here < beginning.length; here += 1) {
      const cell = this.cellOf(node, beginning, here);
      const from = node;
      node = this.cells[cell] ?? 0;
      if (node !== 0) continue;
      node = this.nodes.length;
      this.cells[cell] = node;
      this.nodes.push({ open: none, ended: none });
      this.ways.push({ from, character: beginning.charAt(here), to: node });
    }
    return this.nodes[node];
  }
}

/** Each entry once, in the order that was given. */
function inOrder<T>(before: readonly Entry<T>[], own: readonly Entry<T>[]): readonly Entry<T>[] {
  if (own.length === 0) return before;
  if (before.length === 0) return own;
  const all = new Map([...before, ...own].map((each) => [each.at, each]));
  return [...all.values()].toSorted((a, b) => a.at - b.at);
}

const valuesOf = <T>(entries: readonly Entry<T>[]): readonly T[] =>
  entries.length === 0 ? none : entries.map(({ value }) => value);
