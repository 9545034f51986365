import { fold } from '../../vocabulary/terms.ts';
import type { Situation } from '../situation.ts';
import type { Token } from './tokens.ts';

/** A name as somebody wrote it, with its place in the line. */
export interface Written {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Where a piece was found: its value, the token after it, and the names in it that nobody knows. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
  readonly unknown: readonly Written[];
}

/** Which names are known while a line is read. */
export interface Names {
  /** The id of the card of the situation that is meant, if that is certain. */
  readonly reference: (written: string) => string | undefined;
  /** Is this exactly the name of a card that there is? */
  readonly isCard: (written: string) => boolean;
  /** Are names that nobody knows taken as they are written? They are looked up later. */
  readonly open: boolean;
}

/** A line that is being read. */
export interface Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly names: Names;
  /** Kept only where the line was not read, and what is wrong with it is told. */
  readonly trace?: Trace;
}

/** What was expected where reading got furthest. */
export interface Trace {
  at: number;
  expected: Expected[];
}

export interface Expected {
  /** What stands in the error line: `a place`, `targeting`. */
  readonly label: string;
  /** What could stand there, to find the nearest to what was typed. */
  readonly words: readonly string[];
}

/** A two-way piece: `read` gives every token where it can end, the best first; `print` is read back, or null. */
export interface Piece<T> {
  read(line: Line, at: number): readonly Found<T>[];
  print(value: unknown): string | null;
}

/** Notes that something else was expected at a token, if nothing got further. */
export function expect({ trace }: Line, at: number, expected: () => Expected): void {
  if (trace === undefined || at < trace.at) return;
  if (at > trace.at) [trace.at, trace.expected] = [at, []];
  trace.expected.push(expected());
}

/** Keeps one reading of each end: the first of those with the fewest unknown names. */
export function onePerEnd<E extends { readonly end: number; readonly unknown: readonly Written[] }>(
  all: readonly E[],
): readonly E[] {
  if (all.length < 2) return all;
  const kept = new Map<number, E>();
  for (const each of all) {
    const before = kept.get(each.end);
    if (before === undefined || each.unknown.length < before.unknown.length) kept.set(each.end, each);
  }
  return [...kept.values()];
}

/** The text of a line from one token to another, as it was typed. */
export function written({ text, tokens }: Line, at: number, end: number): Written {
  const from = tokens[at]?.from ?? text.length;
  const to = tokens[end - 1]?.to ?? from;
  return { text: text.slice(from, to), from, to };
}

const articles = /^(the|an?)$/i;

export const isArticle = (token: Token | undefined): boolean =>
  token?.kind === 'word' && articles.test(token.text);

/** A word or sign of a phrase. */
interface PhraseWord {
  readonly text: string;
  readonly folded: string;
  /** May it be left out? */
  readonly optional: boolean;
}

const phrases = new Map<string, readonly PhraseWord[]>();

/** The words and signs of a phrase of a form, worked out once. */
function wordsOf(phrase: string): readonly PhraseWord[] {
  const known = phrases.get(phrase);
  if (known !== undefined) return known;
  const words = phraseTexts(phrase).map((text) => ({
    text,
    folded: fold(text),
    optional: text === ',' || text === '?' || articles.test(text),
  }));
  phrases.set(phrase, words);
  return words;
}

export const phraseTexts = (phrase: string): readonly string[] => phrase.match(/[^\s,:()?]+|[,:()?]/g) ?? [];

/** The token after this phrase, or undefined where it does not stand here. Case, articles and clause commas do not count. */
export function phraseEnd({ tokens }: Line, at: number, phrase: string): number | undefined {
  let end = at;
  for (const word of wordsOf(phrase)) {
    if (isWord(tokens[end], word)) end += 1;
    else if (word.optional) continue;
    else if (isArticle(tokens[end]) && isWord(tokens[end + 1], word)) end += 2;
    else return undefined;
  }
  return end;
}

const isWord = (token: Token | undefined, { text, folded }: PhraseWord): boolean =>
  token?.folded !== undefined && (token.text === text || (folded !== '' && token.folded === folded));

/** Does this one word stand in a token, as it is or folded? */
export const stands = (token: Token | undefined, word: string): boolean =>
  wordsOf(word).every((each) => isWord(token, each));

/** A piece that reads each place of a line once, however often it is asked. */
export function memo<T>({ read, print }: Piece<T>): Piece<T> {
  const lines = new WeakMap<Line, Map<number, readonly Found<T>[]>>();
  return {
    read(line, at) {
      const here = lines.get(line) ?? new Map<number, readonly Found<T>[]>();
      if (here.size === 0) lines.set(line, here);
      const before = here.get(at);
      if (before !== undefined) return before;
      const found = read(line, at);
      here.set(at, found);
      return found;
    },
    print,
  };
}

/** The same piece with another value: what is made of the one that is read, and which one says it, or null. */
export const mapped = <T, U>(
  { read, print }: Piece<T>,
  to: (value: T) => U,
  from: (value: unknown) => unknown,
): Piece<U> => ({
  read: (line, at) => read(line, at).map((found) => ({ ...found, value: to(found.value) })),
  print: (value) => print(from(value)),
});

/** One or more of a piece: `next` is where another one begins behind what ends there, or undefined. */
export const repeated = <T>(
  piece: Piece<T>,
  next: (line: Line, end: number) => number | undefined,
  join: (texts: readonly string[]) => string,
): Piece<T[]> => ({
  read(line, at) {
    const all: Found<T[]>[] = [];
    const oneMore = (from: number, before: Omit<Found<T[]>, 'end'>): readonly Found<T[]>[] =>
      piece
        .read(line, from)
        .map(({ value, end, unknown }) => ({
          value: [...before.value, value],
          end,
          unknown: [...before.unknown, ...unknown],
        }));
    let last = oneMore(at, { value: [], unknown: [] });
    while (last.length > 0) {
      all.push(...last);
      last = onePerEnd(
        last.flatMap((before) => {
          const from = next(line, before.end);
          return from === undefined ? [] : oneMore(from, before);
        }),
      );
    }
    return onePerEnd(all);
  },
  print(value) {
    const texts = Array.isArray(value) ? value.map((each) => piece.print(each)) : [];
    const said = texts.filter((each) => each !== null);
    return said.length === 0 || said.length < texts.length ? null : join(said);
  },
});

/** No thing at all, in these words. */
export const noneOf = <T>(words: string): Piece<T[]> => ({
  read(line, at) {
    const end = phraseEnd(line, at, words);
    return end === undefined ? [] : [{ value: [], end, unknown: [] }];
  },
  print: (value) => (Array.isArray(value) && value.length === 0 ? words : null),
});

/** One form of a line: its reader and its printer are the same piece. */
export interface Form<T> {
  readonly name: string;
  /** A line of this form, for help and error lines. */
  readonly example: string;
  readonly piece: Piece<T>;
}

/** What of a situation is told by single lines before its cards. */
export type Header = Omit<Situation, 'cards' | 'actions' | 'question'>;

/** A line of the header, read: what it says once only, and how it changes the header. */
export interface HeaderLine {
  readonly once?: string;
  readonly into: (header: Header) => Header;
}

/** A form of the header: it also knows where its value stands in a situation. */
export interface HeaderForm {
  readonly name: string;
  readonly example: string;
  read(line: Line): readonly Found<HeaderLine>[];
  /** The lines that say it of a situation; none where it is as the reader takes it to be. */
  print(situation: Situation): readonly string[];
}

/** Makes a form of the header of a piece and of where its value stands. */
export const headerForm = <T>({
  name,
  example,
  piece,
  from,
  into,
  once,
}: Form<T> & {
  readonly from: (situation: Situation) => readonly T[];
  readonly into: (header: Header, value: T) => Header;
  /** What may be said once only. */
  readonly once?: (value: T) => string;
}): HeaderForm => ({
  name,
  example,
  read: (line) =>
    piece
      .read(line, 0)
      .map(({ value, end, unknown }) => ({
        value: {
          into: (header: Header) => into(header, value),
          ...(once === undefined ? {} : { once: once(value) }),
        },
        end,
        unknown,
      })),
  print: (situation) => from(situation).map((value) => printed(piece, value)),
});

/** A value in words. A value that its piece cannot say is a bug, and throws. */
export function printed(piece: Piece<unknown>, value: unknown): string {
  const text = piece.print(value);
  if (text === null) throw new Error(`no line says ${JSON.stringify(value)}`);
  return text;
}

/** A part of a record: fixed words (the first are printed), a field with its piece, or parts that may be left out. */
export type Part =
  | { readonly says: readonly string[] }
  | { readonly key: string; readonly piece: Piece<unknown> }
  | { readonly maybe: readonly Part[] };

interface Partly {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly end: number;
  readonly unknown: readonly Written[];
}

/** A record: fixed fields, and parts in turn. A value with a field that no part says is not printed. */
export function recordOf<R extends object>(fixed: object, parts: readonly Part[]): Piece<R> {
  const keys = new Set([...Object.keys(fixed), ...parts.flatMap(keysOf)]);
  return {
    read(line, at) {
      return readParts(parts, line, { fields: {}, end: at, unknown: [] }).map(
        ({ fields, end, unknown }): Found<R> => {
          const sources: readonly object[] = [fixed, fields];
          const value: R = Object.assign({}, ...sources);
          return { value, end, unknown };
        },
      );
    },
    print(value) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
      const fields = new Map<string, unknown>(Object.entries(value).filter(([, each]) => each !== undefined));
      if ([...fields.keys()].some((key) => !keys.has(key))) return null;
      if (Object.entries(fixed).some(([key, each]) => fields.get(key) !== each)) return null;
      const printed = printParts(parts, fields);
      return printed === null ? null : glue(printed);
    },
  };
}

const keysOf = (part: Part): readonly string[] =>
  'maybe' in part ? part.maybe.flatMap(keysOf) : 'key' in part ? [part.key] : [];

function readParts(parts: readonly Part[], line: Line, from: Partly): readonly Partly[] {
  let now: readonly Partly[] = [from];
  for (const part of parts) {
    if (now.length === 0) return [];
    now = onePerEnd(now.flatMap((before) => readPart(part, line, before)));
  }
  return now;
}

function readPart(part: Part, line: Line, before: Partly): readonly Partly[] {
  if ('maybe' in part) return [...readParts(part.maybe, line, before), before];
  if ('key' in part)
    return part.piece
      .read(line, before.end)
      .map(({ value, end, unknown }) => ({
        fields: { ...before.fields, [part.key]: value },
        end,
        unknown: [...before.unknown, ...unknown],
      }));
  const ends = part.says.flatMap((phrase) => phraseEnd(line, before.end, phrase) ?? []);
  if (ends.length === 0) {
    expect(line, before.end, () => ({
      label: `"${(part.says[0] ?? '').replace(/^, /, '')}"`,
      words: part.says,
    }));
    return [];
  }
  return [...new Set(ends)].map((end) => ({ ...before, end }));
}

function printParts(parts: readonly Part[], fields: ReadonlyMap<string, unknown>): string[] | null {
  const texts: string[] = [];
  for (const part of parts) {
    if ('says' in part) texts.push(part.says[0] ?? '');
    else if ('key' in part) {
      const text = fields.has(part.key) ? part.piece.print(fields.get(part.key)) : null;
      if (text === null) return null;
      texts.push(text);
    } else if (part.maybe.flatMap(keysOf).some((key) => fields.has(key))) {
      const inner = printParts(part.maybe, fields);
      if (inner === null) return null;
      texts.push(...inner);
    }
  }
  return texts;
}

/** Texts with a space between them, but none before what closes or separates, and none after what opens. */
const glue = (texts: readonly string[]): string =>
  texts.reduce(
    (line, text) =>
      /^[,:?)]/.test(text) || line.endsWith('(') || line === '' ? `${line}${text}` : `${line} ${text}`,
    '',
  );
