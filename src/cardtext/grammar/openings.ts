import { type Beginnings, wordEnd } from './beginnings.ts';
import { met, roomFor, type Standing, type Standings, standingAt, tree } from './standings.ts';

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
    this.table = roomFor(this.table ?? new Uint8Array(0), tree.size / 4);
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
