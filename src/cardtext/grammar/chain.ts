import { type Ends, longestFirst } from './ends.ts';
import { type Grammar, type Input, step } from './grammar.ts';
import { Literal } from './literal.ts';

/** A piece found after others. */
export interface Link {
  readonly before: Link | null;
  readonly from: number;
  readonly end: number;
}

/** A piece that may follow others after a separator. */
export class Follower {
  private readonly piece: Grammar<unknown>;
  private readonly separator: Literal;

  constructor(piece: Grammar<unknown>, separator: string) {
    this.piece = piece;
    this.separator = new Literal(separator);
  }

  /** Could it follow at one of these places? */
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
export const linksTo = (from: number, ends: Ends): Link[] => ends.map((end) => ({ before: null, from, end }));

function hasEnd(links: readonly Link[], end: number): boolean {
  for (const link of links) if (link.end === end) return true;
  return false;
}

/** The ends of chains, the longest first. */
export function endsOf(links: readonly Link[]): Ends {
  const ends: number[] = [];
  for (const { end } of links) if (!ends.includes(end)) ends.push(end);
  return longestFirst(ends);
}

/** The links of a chain in the order of the text. */
export function inOrder(last: Link | undefined): readonly Link[] {
  const links: Link[] = [];
  for (let link = last ?? null; link !== null; link = link.before) links.push(link);
  return links.reverse();
}
