import type { Beginnings } from './beginnings.ts';
import { type Ends, none, only } from './ends.ts';
import { Opening } from './openings.ts';
import { type Standings, treeSize } from './standings.ts';

/** How many pieces of grammar there can be: each has a column of its own. */
const columns = 960;
/** How many places of a text are remembered: those of the longest clauses. Beyond them pieces are read anew. */
const places = 2_048;
/** How many different things one text can have remembered, and how long a piece is told by its length at most. */
const span = 8_192;
const near = 1_024;

/** What was found at the places of the text that is read: a row for each place, so that what is asked there is close. */
let cells = new Int32Array(256 * columns);
let taken = 0;
let next = 1;

interface Remembered {
  /** What is remembered of this text is this number and more, less than `span` more. */
  readonly since: number;
  /** The lists that are more than one near end. */
  readonly lists: Ends[];
}

function newColumn(): number {
  if (taken >= columns) throw new Error(`more than ${columns} pieces of grammar`);
  taken += 1;
  return taken - 1;
}

/** Room for what will be found at so many places of a text. */
function remembered(count: number): Remembered {
  const size = Math.min(count, places) * columns;
  // Numbers are those of one text alone; when they run out, all that was remembered is let go.
  const anew = next > 2 ** 31 - 2 * span;
  if (anew) next = 1;
  if (anew || size > cells.length) cells = new Int32Array(Math.max(size, cells.length));
  const since = next;
  next += span;
  return { since, lists: [] };
}

/** Where the piece of a column can end that begins at a place, if that was found before; undefined if not. */
function recall({ since, lists }: Remembered, at: number, column: number): Ends | undefined {
  if (at >= places) return undefined;
  const told = (cells[at * columns + column] ?? 0) - since;
  if (told < 0 || told >= span) return undefined;
  if (told === 0) return none;
  return told < near ? only(at + told) : lists[told - near];
}

function remember({ since, lists }: Remembered, at: number, column: number, ends: Ends): void {
  if (at >= places) return;
  const told = numberOf(at, ends, lists);
  if (told < span) cells[at * columns + column] = since + told;
}

/** The number of such ends: that of the length where it is one near end, else that of a list. */
function numberOf(at: number, ends: Ends, lists: Ends[]): number {
  if (ends.length === 0) return 0;
  const length = (ends[0] ?? at) - at;
  if (ends.length === 1 && length > 0 && length < near) return length;
  return near + lists.push(ends) - 1;
}

/** A text that is being read; its codes are those of its characters, and a 0 at the end. */
export interface Input extends Standings, Remembered {
  readonly text: string;
  /** How many pieces are open inside each other. */
  depth: number;
  /** How many more steps may be taken; when there are none left, nothing is found any more. */
  left: number;
}

/**
 * A two-way piece of grammar. `ends` gives every place where the piece can end, the preferred reading first and one
 * value an end, so that reading is never exponential; `value` makes the value of such an end. `print` says a value, or
 * gives null where the value is not one of this piece. None of them throws.
 */
export class Grammar<T> {
  private readonly make: () => Reader<T>;
  private made: Reader<T> | undefined;

  /** @param make what reads it, made when it is first needed */
  constructor(make: () => Reader<T>) {
    this.make = make;
  }

  get reader(): Reader<T> {
    this.made ??= this.make();
    return this.made;
  }

  /** How the piece can begin; null where it can begin with anything, or be empty. */
  get first(): Beginnings {
    return this.reader.first;
  }

  get opening(): Opening {
    return this.reader.opening;
  }

  ends(input: Input, at: number): Ends {
    return this.reader.ends(input, at);
  }

  /** The value of the piece between a place and one of its ends. */
  value(input: Input, at: number, end: number): T {
    return this.reader.rule.value(input, at, end);
  }

  print(value: unknown): string | null {
    return this.reader.rule.print(value);
  }
}

/** A piece by its rule, read only once at each place of a text. */
export function pieceOf<T>(rule: Rule<T>): Grammar<T> {
  const reader = new Reader(rule);
  return new Grammar(() => reader);
}

/** A piece that is made when it is first needed, so that pieces can contain each other; it is that piece then. */
export const memo = <T>(make: () => Grammar<T>): Grammar<T> => new Grammar(() => make().reader);

/** How deep pieces may lie inside each other; deeper ones are not found. */
const deepest = 80;

/** How many steps may be taken for one text: over ten times what any clause of a real card takes. */
export const mostSteps = 10_000;

const someZeros: readonly number[] = Array.from({ length: 512 }, () => 0);
/** A plain list of zeros: typed ones take longer to make than all else that an input needs. */
const zeros = (count: number): number[] =>
  count <= someZeros.length ? someZeros.slice(0, count) : Array.from({ length: count }, () => 0);

/** A fresh input for a text. */
export function inputOf(text: string): Input {
  const codes = zeros(text.length + 1);
  for (let at = 0; at < text.length; at += 1) codes[at] = text.charCodeAt(at);
  const standings = zeros(codes.length);
  const { since, lists } = remembered(codes.length);
  return { text, codes, known: treeSize(), standings, since, lists, depth: 0, left: mostSteps };
}

/** Takes a step in reading a text. False where too many were taken: then the text as a whole is not read. */
export function step(input: Input): boolean {
  if (input.left === 0) return false;
  input.left -= 1;
  return true;
}

/** Reads the whole text as one piece: its preferred value, or null. Null too where that would take too many steps. */
export function readWhole<T>(grammar: Grammar<T>, text: string): { readonly value: T } | null {
  const input = inputOf(text);
  if (!grammar.ends(input, 0).includes(text.length) || input.left === 0) return null;
  const value = grammar.value(input, 0, text.length);
  return input.left === 0 ? null : { value };
}

/** What a sort of piece does: see `Grammar`. */
export interface Rule<T> {
  /** How it can begin: asked when it is first needed, as pieces may contain each other. */
  begins(): Beginnings;
  /** Finds the ends: asked once at each place of a text. */
  find(input: Input, at: number): Ends;
  value(input: Input, at: number, end: number): T;
  print(value: unknown): string | null;
}

/** Reads by a rule, and remembers what it found. It is one class for all rules, as calls of one class are the quickest. */
class Reader<T> {
  readonly rule: Rule<T>;
  readonly opening = new Opening(() => this.first);
  /** Its column in the memory of what was found. */
  private readonly column = newColumn();
  private known: { readonly first: Beginnings } | undefined;

  constructor(rule: Rule<T>) {
    this.rule = rule;
  }

  get first(): Beginnings {
    if (this.known === undefined) {
      // Asked again while it is worked out: it can begin with itself.
      this.known = { first: null };
      this.known = { first: this.rule.begins() };
    }
    return this.known.first;
  }

  ends(input: Input, at: number): Ends {
    const found = recall(input, at, this.column);
    if (found !== undefined) return found;
    return this.opening.at(input, at) ? this.findNew(input, at) : none;
  }

  private findNew(input: Input, at: number): Ends {
    if (input.depth >= deepest) return none;
    input.depth += 1;
    const ends = this.rule.find(input, at);
    input.depth -= 1;
    remember(input, at, this.column, ends);
    return ends;
  }
}
