import { isWordCode, wordEnd } from './beginnings.ts';

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

/** A lookup of values by how they can begin: it follows the text, whatever the number of values. */
export class Lookup<T> {
  /** The column of each character; 0 is that of all others. */
  private readonly columns: Uint16Array;
  private readonly width: number;
  /** A cell for each node and character holds the node that the character leads to; 0 for none. */
  private readonly cells: Uint16Array;
  /** By node: what is found where no more characters lead on, and a word goes on there, or ends. */
  private readonly open: readonly (readonly T[])[];
  private readonly ended: readonly (readonly T[])[];

  constructor(all: readonly (readonly [value: T, beginnings: ReadonlySet<string>])[]) {
    const entries = all.flatMap(([value, beginnings], at) =>
      [...beginnings].map((beginning) => ({ value, at, beginning })),
    );
    const beginnings = entries.map(({ beginning }) => beginning);
    const codes = [...new Set(beginnings.join(''))].map((each) => each.charCodeAt(0));
    this.columns = new Uint16Array(Math.max(0, ...codes) + 1);
    for (const [at, code] of codes.entries()) this.columns[code] = at + 1;
    this.width = codes.length + 1;
    const tree = new Tree<T>();
    for (const { value, at, beginning } of entries) tree.add(beginning, { value, at });
    const nodes = tree.carriedOn();
    this.open = nodes.map((node) => valuesOf(node.open));
    this.ended = nodes.map((node) => valuesOf(node.ended));
    this.cells = new Uint16Array(nodes.length * this.width);
    for (const { from, code, to } of tree.ways)
      this.cells[from * this.width + (this.columns[code] ?? 0)] = to;
  }

  /** What can begin at a place of a text that is given by its codes, with a 0 at the end; in the order that was given. */
  at(codes: readonly number[], at: number): readonly T[] {
    const { columns, cells, width } = this;
    let node = 0;
    for (let here = at; ; here += 1) {
      const code = codes[here] ?? 0;
      const next = code < columns.length ? (cells[node * width + (columns[code] ?? 0)] ?? 0) : 0;
      if (next === 0) return (isWordCode(code) ? this.open : this.ended)[node] ?? none;
      node = next;
    }
  }
}

/** Beginnings as a tree: each character leads from a node to another. */
class Tree<T> {
  readonly ways: { readonly from: number; readonly code: number; readonly to: number }[] = [];
  private readonly nodes: (Node<T> & { readonly next: Map<number, number> })[] = [];

  constructor() {
    this.newNode();
  }

  add(beginning: string, entry: Entry<T>): void {
    const whole = beginning.endsWith(wordEnd);
    const node = this.nodes[this.nodeOf(whole ? beginning.slice(0, -1) : beginning)];
    if (node === undefined) return;
    node.ended = [...node.ended, entry];
    if (!whole) node.open = [...node.open, entry];
  }

  /** The nodes: what could begin before a character still can after it. */
  carriedOn(): readonly Node<T>[] {
    // A node was made after the one that leads to it.
    for (const { from, code, to } of this.ways) {
      const [before, after] = [this.nodes[from], this.nodes[to]];
      if (before === undefined || after === undefined) continue;
      const left = isWordCode(code) ? before.open : before.ended;
      after.open = inOrder(left, after.open);
      after.ended = inOrder(left, after.ended);
    }
    return this.nodes;
  }

  private nodeOf(beginning: string): number {
    let node = 0;
    for (let at = 0; at < beginning.length; at += 1) node = this.nodeAfter(node, beginning.charCodeAt(at));
    return node;
  }

  private nodeAfter(from: number, code: number): number {
    const known = this.nodes[from]?.next.get(code);
    if (known !== undefined) return known;
    const to = this.newNode();
    this.nodes[from]?.next.set(code, to);
    this.ways.push({ from, code, to });
    return to;
  }

  private newNode(): number {
    return this.nodes.push({ open: none, ended: none, next: new Map() }) - 1;
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
