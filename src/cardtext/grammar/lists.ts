import { type Beginnings, beginningOf } from './beginnings.ts';
import { type Ends, longestFirst, none } from './ends.ts';
import { type Grammar, type Input, pieceOf, type Rule, step } from './grammar.ts';
import { Literal } from './literal.ts';
import { Opening } from './openings.ts';

/** A piece found after others. */
interface Link {
  readonly before: Link | null;
  readonly from: number;
  readonly end: number;
}

/** A piece that may follow others after a separator. */
class Follower {
  private readonly piece: Grammar<unknown>;
  private readonly separator: Literal;

  constructor(piece: Grammar<unknown>, separator: string) {
    this.piece = piece;
    this.separator = new Literal(separator);
  }

  mayFollow(input: Input, ends: Ends): boolean {
    for (let index = 0; index < ends.length; index += 1)
      if (this.mayFollowAt(input, ends[index] ?? 0)) return true;
    return false;
  }

  /** The chains that go on with it, one an end. */
  after(open: readonly Link[], input: Input): Link[] {
    const longer: Link[] = [];
    for (const before of open) {
      if (!this.mayFollowAt(input, before.end)) continue;
      const from = before.end + this.separator.length;
      for (const end of this.piece.ends(input, from))
        if (step(input) && !hasEnd(longer, end)) longer.push({ before, from, end });
    }
    return longer;
  }

  private mayFollowAt(input: Input, at: number): boolean {
    return this.separator.stands(input, at) && this.piece.opening.at(input, at + this.separator.length);
  }
}

/** Chains of one piece from a place to these ends. */
const linksTo = (from: number, ends: Ends): Link[] => ends.map((end) => ({ before: null, from, end }));

function hasEnd(links: readonly Link[], end: number): boolean {
  for (const link of links) if (link.end === end) return true;
  return false;
}

/** The ends of chains, the longest first. */
function endsOf(links: readonly Link[]): Ends {
  const ends: number[] = [];
  for (const { end } of links) if (!ends.includes(end)) ends.push(end);
  return longestFirst(ends);
}

/** The links of a chain in the order of the text. */
function inOrder(last: Link | undefined): readonly Link[] {
  const links: Link[] = [];
  for (let link = last ?? null; link !== null; link = link.before) links.push(link);
  return links.reverse();
}

/** Things in a row: "A", "A or B", "A, B, and C". `join` is what stands before the last, as printed. */
export interface Row<T, J extends string> {
  readonly items: readonly T[];
  readonly join?: J;
}

/** A row of one to `most` things: two with one of `joins` between (" or "), more with commas. */
export const row = <T, const J extends string>(
  piece: Grammar<T>,
  joins: readonly J[],
  most = 8,
): Grammar<Row<T, J>> => pieceOf(new RowPiece(piece, joins, most));

/** The last link of a row, and what stands before it. */
interface Last<J> {
  readonly link: Link;
  readonly join: J;
}

class RowPiece<T, J extends string> implements Rule<Row<T, J>> {
  private readonly piece: Grammar<T>;
  private readonly most: number;
  private readonly lasts: readonly { readonly join: J; readonly follower: Follower }[];
  private readonly next: Follower;
  private readonly separators: Opening;

  constructor(piece: Grammar<T>, joins: readonly J[], most: number) {
    this.piece = piece;
    this.most = most;
    this.lasts = joins.map((join) => ({ join, follower: new Follower(piece, join) }));
    this.next = new Follower(piece, ', ');
    this.separators = new Opening(() => new Set([...joins, ', '].map(beginningOf)));
  }

  begins(): Beginnings {
    return this.piece.first;
  }

  find(input: Input, at: number): Ends {
    const ends = this.piece.ends(input, at);
    if (ends.length === 0 || !this.goesOn(input, ends)) return longestFirst(ends);
    const links = linksTo(at, ends);
    const longer = this.longer(input, links);
    return longer.length === 0 ? longestFirst(ends) : endsOf([...links, ...longer.map(({ link }) => link)]);
  }

  value(input: Input, at: number, end: number): Row<T, J> {
    const ends = this.piece.ends(input, at);
    if (ends.includes(end)) return { items: [this.piece.value(input, at, end)] };
    const last = this.longer(input, linksTo(at, ends)).find(({ link }) => link.end === end);
    const items = inOrder(last?.link).map((link) => this.piece.value(input, link.from, link.end));
    return last === undefined ? { items } : { items, join: last.join };
  }

  print(value: unknown): string | null {
    if (typeof value !== 'object' || value === null || !('items' in value)) return null;
    const { items } = value;
    const join = 'join' in value ? value.join : undefined;
    if (!Array.isArray(items) || items.length === 0 || items.length > this.most) return null;
    if (items.length > 1 !== this.lasts.some((each) => each.join === join)) return null;
    const printed = items.map((each) => this.piece.print(each));
    if (printed.includes(null)) return null;
    const last = printed.at(-1) ?? '';
    return items.length === 1 ? last : `${printed.slice(0, -1).join(', ')}${String(join)}${last}`;
  }

  /** Does a separator stand at one of the places? */
  private goesOn(input: Input, ends: Ends): boolean {
    if (this.most > 1) for (const end of ends) if (this.separators.at(input, end)) return true;
    return false;
  }

  /** All rows of two things and more, those with fewer things first. */
  private longer(input: Input, first: readonly Link[]): readonly Last<J>[] {
    const whole: Last<J>[] = [];
    let open = first;
    for (let count = 1; count < this.most && open.length > 0; count += 1) {
      for (const { join, follower } of this.lasts)
        for (const link of follower.after(open, input)) whole.push({ link, join });
      open = this.next.after(open, input);
    }
    return whole;
  }
}

/** A piece, and others after it with the same separator between all of them; at most `most` in all. */
export const followed = <T>(
  piece: Grammar<T>,
  others: Grammar<T>,
  separator: string,
  most: number,
): Grammar<readonly T[]> => pieceOf(new Followed(piece, others, separator, most));

class Followed<T> implements Rule<readonly T[]> {
  private readonly piece: Grammar<T>;
  private readonly others: Grammar<T>;
  private readonly separator: string;
  private readonly most: number;
  private readonly next: Follower;

  constructor(piece: Grammar<T>, others: Grammar<T>, separator: string, most: number) {
    this.piece = piece;
    this.others = others;
    this.separator = separator;
    this.most = most;
    this.next = new Follower(others, separator);
  }

  begins(): Beginnings {
    return this.piece.first;
  }

  find(input: Input, at: number): Ends {
    const ends = this.piece.ends(input, at);
    if (ends.length === 0) return none;
    if (this.most < 2 || !this.next.mayFollow(input, ends)) return longestFirst(ends);
    return endsOf(this.chains(input, linksTo(at, ends)));
  }

  value(input: Input, at: number, end: number): readonly T[] {
    const all = this.chains(input, linksTo(at, this.piece.ends(input, at)));
    return inOrder(all.find((link) => link.end === end)).map((link) =>
      (link.before === null ? this.piece : this.others).value(input, link.from, link.end),
    );
  }

  print(value: unknown): string | null {
    if (!Array.isArray(value) || value.length === 0 || value.length > this.most) return null;
    const printed = value.map((each, at) => (at === 0 ? this.piece : this.others).print(each));
    return printed.includes(null) ? null : printed.join(this.separator);
  }

  /** All chains, those of fewer pieces first. */
  private chains(input: Input, first: readonly Link[]): readonly Link[] {
    let last = first;
    const all = [...last];
    for (let count = 1; count < this.most && last.length > 0; count += 1) {
      last = this.next.after(last, input);
      all.push(...last);
    }
    return all;
  }
}
