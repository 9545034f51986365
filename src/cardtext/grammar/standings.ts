import { isWordCode } from './beginnings.ts';

/** How many characters lead from node to node: those of plain text. All others lead nowhere. */
const characters = 128;
/** How many ways there is room for at first; a power of two. */
const roomForWays = 16_384;

/** The ways from node to node: a table of few bytes, so that it stays close at hand. The way 0 is that of none. */
class Ways {
  private ways = new Int32Array(roomForWays);
  private ends = new Uint16Array(roomForWays);
  private count = 0;

  /** The node that a character leads to from another; 0 for none, as none leads to the first. */
  to(node: number, code: number): number {
    if (code >= characters) return 0;
    const { ways } = this;
    const wanted = way(node, code);
    let at = slot(wanted, ways.length);
    for (;;) {
      const found = ways[at];
      if (found === wanted) return this.ends[at] ?? 0;
      if (found === 0) return 0;
      at = (at + 1) & (ways.length - 1);
    }
  }

  add(node: number, code: number, end: number): void {
    // More than a third full, ways would be looked for at each other's places too often.
    if (3 * this.count > this.ways.length) this.grow();
    this.count += 1;
    this.put(way(node, code), end);
  }

  private put(wanted: number, end: number): void {
    let at = slot(wanted, this.ways.length);
    while (this.ways[at] !== 0) at = (at + 1) & (this.ways.length - 1);
    this.ways[at] = wanted;
    this.ends[at] = end;
  }

  private grow(): void {
    const { ways, ends } = this;
    this.ways = new Int32Array(2 * ways.length);
    this.ends = new Uint16Array(2 * ways.length);
    for (const [at, each] of ways.entries()) if (each !== 0) this.put(each, ends[at] ?? 0);
  }
}

const way = (node: number, code: number): number => node * characters + code + 1;
const slot = (wanted: number, slots: number): number => (Math.imul(wanted, 0x9e3779b1) >>> 15) & (slots - 1);

/** How many nodes there can be: as many as have standings that 16 bits tell apart. */
const most = 32_768;
/** How many standings there is room for at first. */
const room = 4_096;

/** The characters that the beginnings of all pieces share: a tree that only grows, a node after the one that leads to it. */
class Tree {
  private readonly ways = new Ways();
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
      node = this.ways.to(node, code) || this.make(node, code);
    }
    return node;
  }

  /** What stands at a place, as far as the first `size` nodes of the tree tell it. */
  standingAt(codes: readonly number[], at: number, size: number): Standing {
    const { ways } = this;
    let node = 0;
    for (let here = at; ; here += 1) {
      const code = codes[here] ?? 0;
      const next = ways.to(node, code);
      if (next === 0 || next >= size) return standing(node, code);
      node = next;
    }
  }

  private make(node: number, code: number): number {
    const made = this.before.push(standing(node, code)) - 1;
    if (made >= most) throw new Error(`more than ${most} beginnings of pieces of grammar`);
    this.ways.add(node, code, made);
    return made;
  }
}

/** What stands at a place of a text: the last node that its characters lead to, and whether a word goes on there. */
export type Standing = number;

export const standing = (node: number, code: number): Standing => 2 * node + (isWordCode(code) ? 1 : 0);

export const tree = new Tree();

/** How much of the tree there is now. */
export const treeSize = (): number => tree.size;

/** What stands at the places of texts, numbered as it is met, so that tables are short; 0 is none. */
export const met: Standing[] = [0];
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
export function standingAt(text: Standings, at: number): number {
  const told = text.standings[at] ?? 0;
  return told === 0 ? standingAnew(text, at) : told;
}

function standingAnew(text: Standings, at: number): number {
  const found = numberOf(tree.standingAt(text.codes, at, text.known));
  text.standings[at] = found;
  return found;
}

/** The same with room for so many values at least. */
export function roomFor<A extends Uint8Array | Uint16Array>(values: A, count: number): A;
export function roomFor(values: Uint8Array | Uint16Array, count: number): Uint8Array | Uint16Array {
  if (values.length >= count) return values;
  const Kind = values instanceof Uint8Array ? Uint8Array : Uint16Array;
  const larger = new Kind(Math.max(2 * values.length, Math.ceil(count)));
  larger.set(values);
  return larger;
}
