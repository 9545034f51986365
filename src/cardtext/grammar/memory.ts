import { type Ends, none, only } from './ends.ts';

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

/** What a text has remembered. */
export interface Remembered {
  /** What is remembered of this text is this number and more, less than `span` more. */
  readonly since: number;
  /** The lists that are more than one near end. */
  readonly lists: Ends[];
}

/** A column for a piece. */
export function newColumn(): number {
  if (taken >= columns) throw new Error(`more than ${columns} pieces of grammar`);
  taken += 1;
  return taken - 1;
}

/** Room for what will be found at so many places of a text. */
export function remembered(count: number): Remembered {
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
export function recall({ since, lists }: Remembered, at: number, column: number): Ends | undefined {
  if (at >= places) return undefined;
  const told = (cells[at * columns + column] ?? 0) - since;
  if (told < 0 || told >= span) return undefined;
  if (told === 0) return none;
  return told < near ? only(at + told) : lists[told - near];
}

/** Remembers it. */
export function remember({ since, lists }: Remembered, at: number, column: number, ends: Ends): void {
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
