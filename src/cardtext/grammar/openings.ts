import { type Beginnings, isWordCode, wordEnd } from './beginnings.ts';

/** Characters with a column of their own: those of plain text. All others share the last one, and lead nowhere. */
const columns = 128;
/** How many nodes there is room for at first, and how many there can be. */
const room = 4_096;
const most = 65_536;

/**
 * The characters that the beginnings of all pieces have in common: a tree that each of them is a path in. It only
 * grows, as pieces are made when they are first needed. A node is made after the one that leads to it.
 */
class Tree {
  /** By node and character: the node that the character leads to; 0 for none, as none leads to the first. */
  private cells = new Uint16Array(room * columns);
  /** By node: what stands at a place that leads no further than to the node before. */
  readonly before: Standing[] = [0];

  get size(): number {
    return this.before.length;
  }

  /** The last node of a path of plain text, which is made where there is none. */
  nodeOf(path: string): number {
    let node = 0;
    for (let at = 0; at < path.length; at += 1) {
      const code = path.charCodeAt(at);
      node = this.cells[node * columns + code] || this.make(node, code);
    }
    return node;
  }

  /** What stands at a place, as far as the first `size` nodes of the tree tell it. */
  standingAt(codes: readonly number[], at: number, size: number): Standing {
    const { cells } = this;
    let node = 0;
    for (let here = at; ; here += 1) {
      const code = codes[here] ?? 0;
      const next = code < columns ? (cells[node * columns + code] ?? 0) : 0;
      if (next === 0 || next >= size) return standing(node, code);
      node = next;
    }
  }

  private make(node: number, code: number): number {
    const made = this.before.push(standing(node, code)) - 1;
    if (made >= most) throw new Error(`more than ${most} beginnings of pieces of grammar`);
    this.cells = roomFor(this.cells, (made + 1) * columns);
    this.cells[node * columns + code] = made;
    return made;
  }
}

/** What stands at a place of a text: the last node that its characters lead to, and whether a word goes on there. */
export type Standing = number;

const standing = (node: number, code: number): Standing => 2 * node + (isWordCode(code) ? 1 : 0);

const tree = new Tree();

/** How much of the tree there is now. */
export const treeSize = (): number => tree.size;

/**
 * What stands at the places of texts, numbered as it is met: few of the things that could stand somewhere do, so that
 * tables by these numbers are short. 0 is the number of none.
 */
const met: Standing[] = [0];
let numbers = new Uint16Array(room);

/** The number of what stands somewhere. */
function numberOf(found: Standing): number {
  if (found >= numbers.length) numbers = roomFor(numbers, found + 1);
  const known = numbers[found] ?? 0;
  if (known !== 0) return known;
  numbers[found] = met.length;
  return met.push(found) - 1;
}

/** A text, with the numbers of what stands at its places as far as it was asked for. */
export interface Standings {
  readonly codes: readonly number[];
  /** How much of the tree tells it: what is made while a text is read does not count for that text. */
  readonly known: number;
  readonly standings: number[];
}

/** The number of what stands at a place of a text. */
function standingAt(text: Standings, at: number): number {
  const told = text.standings[at] ?? 0;
  return told === 0 ? standingAnew(text, at) : told;
}

function standingAnew(text: Standings, at: number): number {
  const found = numberOf(tree.standingAt(text.codes, at, text.known));
  text.standings[at] = found;
  return found;
}

/** What is known of a thing at a place: nothing yet, that it cannot begin there, or that it can. */
const [cannot, can] = [1, 2] as const;

/** Whether something can begin at a place: one look into a table, however many beginnings it has. */
export class Opening {
  private readonly first: () => Beginnings;
  /** By number of what stands there: can it begin there? */
  private told = new Uint8Array(0);
  /** A bit for each standing: can it begin there? Undefined until it is asked for, null where it can anywhere. */
  private table: Uint8Array | null | undefined;
  /** How many nodes of the tree the table is for, and how many there were when it was made. */
  private size = 0;
  private made = 0;

  constructor(first: () => Beginnings) {
    this.first = first;
  }

  /** Can it begin there? Where that cannot be told of a text that is being read already, it can. */
  at(text: Standings, at: number): boolean {
    if (this.table === null) return true;
    const here = standingAt(text, at);
    const told = this.told[here];
    return told === cannot || told === can
      ? told === can || this.made > text.known
      : this.askedFirst(text, here);
  }

  /** Can it be told where in this text it begins? */
  isTold(text: Standings): boolean {
    if (this.table === undefined) this.extended();
    return this.made <= text.known;
  }

  private askedFirst(text: Standings, here: number): boolean {
    if (this.table === undefined || text.known > this.size) this.extended();
    const { table } = this;
    if (table === null || table === undefined || this.made > text.known) return true;
    const opens = isIn(table, met[here] ?? 0);
    this.told = roomFor(this.told, here + 1);
    this.told[here] = opens ? can : cannot;
    return opens;
  }

  /** Makes the table for all nodes that there are. */
  private extended(): void {
    const marked = this.table === undefined ? this.first() : none;
    if (marked === null) this.table = null;
    if (marked === null || this.table === null) return;
    const standings = [...marked].flatMap(standingsAt);
    if (this.table === undefined) this.made = tree.size;
    this.table = roomFor(this.table ?? new Uint8Array(room / 4), tree.size / 4);
    for (const each of standings) add(this.table, each);
    // What can begin before a character still can after it.
    for (let node = Math.max(1, this.size); node < tree.size; node += 1)
      if (isIn(this.table, tree.before[node] ?? 0)) for (const each of both(node)) add(this.table, each);
    this.size = tree.size;
  }
}

const none: ReadonlySet<string> = new Set();

/** What stands where a beginning does: nothing that goes on its last word, if that must end there. */
function standingsAt(beginning: string): readonly Standing[] {
  const ended = beginning.endsWith(wordEnd);
  const path = ended ? beginning.slice(0, -1) : beginning;
  const known = path.search(beyond);
  const node = tree.nodeOf(known === -1 ? path : path.slice(0, known));
  return ended && known === -1 ? both(node).slice(0, 1) : both(node);
}

/** The first character without a column. */
const beyond = /[^\0-\x7f]/;

/** Nothing, or a word, goes on at a node. */
const both = (node: number): readonly [Standing, Standing] => [2 * node, 2 * node + 1];

const isIn = (table: Uint8Array, bit: number): boolean => (((table[bit >> 3] ?? 0) >> (bit & 7)) & 1) === 1;

function add(table: Uint8Array, bit: number): void {
  table[bit >> 3] = (table[bit >> 3] ?? 0) | (1 << (bit & 7));
}

/** The same with room for so many values at least. */
function roomFor<A extends Uint8Array | Uint16Array>(values: A, count: number): A;
function roomFor(values: Uint8Array | Uint16Array, count: number): Uint8Array | Uint16Array {
  if (values.length >= count) return values;
  const Kind = values instanceof Uint8Array ? Uint8Array : Uint16Array;
  const larger = new Kind(Math.max(2 * values.length, Math.ceil(count)));
  larger.set(values);
  return larger;
}

/** Which of several can begin at a place, in the order that was given. */
export class Openings<T> {
  private readonly all: readonly (readonly [value: T, opening: Opening])[];
  /** By number of what stands there. */
  private readonly known: (readonly T[] | undefined)[] = [];

  constructor(all: readonly (readonly [value: T, opening: Opening])[]) {
    this.all = all;
  }

  at(text: Standings, at: number): readonly T[] {
    const here = standingAt(text, at);
    return this.known[here] ?? this.find(text, at, here);
  }

  private find(text: Standings, at: number, here: number): readonly T[] {
    const able = this.all.filter(([, opening]) => opening.at(text, at)).map(([value]) => value);
    if (this.all.every(([, opening]) => opening.isTold(text))) {
      while (this.known.length < here) this.known.push(undefined);
      this.known[here] = able;
    }
    return able;
  }
}
