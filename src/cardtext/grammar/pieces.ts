import { anyOf, type Beginnings, beginningOf, wholeWords } from './beginnings.ts';
import { type Ends, either, none, only } from './ends.ts';
import { type Grammar, type Input, pieceOf, type Rule } from './grammar.ts';
import { followed } from './lists.ts';
import { Lookup } from './lookup.ts';
import { Openings } from './openings.ts';
import { patternBeginnings } from './pattern-beginnings.ts';

/** One of these words or groups of words, as it stands. A word must end where it ends: `it` is not found in `its`. */
export const words = <const W extends string>(...all: readonly W[]): Grammar<W> =>
  pieceOf(new WordsPiece(all));

class WordsPiece<W extends string> implements Rule<W> {
  /** The longest first. */
  private readonly ordered: readonly W[];
  private readonly known: ReadonlyMap<string, W>;
  private standing: Lookup<W> | undefined;

  constructor(all: readonly W[]) {
    this.ordered = [...new Set(all)].toSorted((a, b) => b.length - a.length);
    this.known = new Map(all.map((word) => [word, word]));
  }

  begins(): Beginnings {
    return anyOf(this.ordered.map((word) => new Set([beginningOf(word)])));
  }

  find({ codes }: Input, at: number): Ends {
    this.standing ??= new Lookup(this.ordered.map((word) => [word, new Set([wholeWords(word)])]));
    const here = this.standing.at(codes, at);
    const [longest] = here;
    if (longest === undefined) return none;
    return here.length === 1 ? only(at + longest.length) : here.map((word) => at + word.length);
  }

  value({ text }: Input, at: number, end: number): W {
    const word = this.known.get(text.slice(at, end));
    if (word === undefined) throw new Error(`these words do not stand there: ${text.slice(at, end)}`);
    return word;
  }

  print(value: unknown): string | null {
    return typeof value === 'string' ? (this.known.get(value) ?? null) : null;
  }
}

/** What a sticky pattern matches here, as it stands. */
export const matching = (pattern: RegExp): Grammar<string> => pieceOf(new PatternPiece(pattern));

class PatternPiece implements Rule<string> {
  private readonly pattern: RegExp;

  constructor(pattern: RegExp) {
    this.pattern = pattern;
  }

  begins(): Beginnings {
    return patternBeginnings(this.pattern);
  }

  find({ text }: Input, at: number): Ends {
    this.pattern.lastIndex = at;
    if (!this.pattern.test(text)) return none;
    const end = this.pattern.lastIndex;
    return end === at ? none : only(end);
  }

  value({ text }: Input, at: number, end: number): string {
    return text.slice(at, end);
  }

  print(value: unknown): string | null {
    if (typeof value !== 'string') return null;
    // A pattern may ask for the comma after it.
    return [value, `${value}, `].some((text) => {
      this.pattern.lastIndex = 0;
      return this.pattern.exec(text)?.[0] === value;
    })
      ? value
      : null;
  }
}

/** A number in digits, with a comma for thousands where the text has one: 500, 1,000 and 1000 are different texts. */
export const digits: Grammar<string> = matching(/\d{1,3}(?:,\d{3})+|\d+/y);

/** A name between quotation marks; the value is the name. */
export const quoted: Grammar<string> = pieceOf({
  begins: () => new Set(['"']),
  find({ text }, at) {
    if (text.charAt(at) !== '"') return none;
    const close = text.indexOf('"', at + 1);
    return close <= at + 1 ? none : only(close + 1);
  },
  value: ({ text }, at, end) => text.slice(at + 1, end - 1),
  print: (value) => (typeof value === 'string' && value !== '' && !value.includes('"') ? `"${value}"` : null),
});

/** The first piece that can say a value; in reading, all of them in order of preference. */
export function choice<const G extends readonly Grammar<unknown>[]>(
  ...pieces: G
): Grammar<G[number] extends Grammar<infer T> ? T : never>;
export function choice(...pieces: readonly Grammar<unknown>[]): Grammar<unknown> {
  return pieceOf(new Choice(pieces));
}

class Choice implements Rule<unknown> {
  private readonly pieces: readonly Grammar<unknown>[];
  private openings: Openings<Grammar<unknown>> | undefined;

  constructor(pieces: readonly Grammar<unknown>[]) {
    this.pieces = pieces;
  }

  begins(): Beginnings {
    return anyOf(this.pieces.map(({ first }) => first));
  }

  find(input: Input, at: number): Ends {
    const able = this.ableAt(input, at);
    let ends = none;
    for (let index = 0; index < able.length; index += 1)
      ends = either(ends, able[index]?.ends(input, at) ?? none);
    return ends;
  }

  value(input: Input, at: number, end: number): unknown {
    const able = this.ableAt(input, at);
    const piece = able.length === 1 ? able[0] : able.find((each) => each.ends(input, at).includes(end));
    return piece?.value(input, at, end);
  }

  print(value: unknown): string | null {
    for (const piece of this.pieces) {
      const text = piece.print(value);
      if (text !== null) return text;
    }
    return null;
  }

  private ableAt(input: Input, at: number): readonly Grammar<unknown>[] {
    this.openings ??= new Openings(this.pieces.map((piece) => [piece, piece.opening]));
    return this.openings.at(input, at);
  }
}

/** A piece of which only some values count. */
export const filtered = <T>(piece: Grammar<T>, counts: (value: T) => boolean): Grammar<T> =>
  pieceOf({
    begins: () => piece.first,
    find: (input, at) => piece.ends(input, at).filter((end) => counts(piece.value(input, at, end))),
    value: (input, at, end) => piece.value(input, at, end),
    print: (value) => piece.print(value),
  });

/** One or more of a piece with the same separator between them, at most `most`. */
export const many = <T>(piece: Grammar<T>, separator: string, most = 12): Grammar<readonly T[]> =>
  followed(piece, piece, separator, most);
