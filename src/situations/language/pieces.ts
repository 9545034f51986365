import { z } from 'zod';
import lines from '../../../data/lexicon/situation-lines.json' with { type: 'json' };
import { fold, type Vocabulary } from '../../vocabulary/terms.ts';
import {
  expect,
  type Found,
  isArticle,
  type Line,
  mapped,
  memo,
  noneOf,
  onePerEnd,
  type Piece,
  repeated,
  stands,
  written,
} from './piece.ts';
import { quote } from './tokens.ts';

/** A word of a closed list: how it is printed, and other ways in which it is read. */
export interface TermRow<T> {
  readonly value: T;
  readonly says: string;
  readonly also?: readonly string[];
}

/** One of a closed list; `noun` is for error lines, and `find` reads players' words that the rows do not have. */
export function oneOf<T extends string | number | boolean>(
  noun: string,
  rows: readonly TermRow<T>[],
  find: (word: string) => T | undefined = () => undefined,
): Piece<T> {
  const byForm = new Map(
    rows.flatMap(({ value, says, also = [] }) => [says, ...also].map((form) => [fold(form), value] as const)),
  );
  const words = rows.map(({ says }) => says);
  // Players may write a term with an article and another word or two.
  const longest = Math.max(...words.map((each) => each.split(' ').length)) + 3;
  return {
    read(line, at) {
      const found: Found<T>[] = [];
      for (let end = runEnd(line, at, longest); end > at; end -= 1) {
        const run = written(line, at, end).text;
        const bare = isArticle(line.tokens[at]) ? written(line, at + 1, end).text : run;
        const value = byForm.get(fold(run)) ?? byForm.get(fold(bare)) ?? find(run) ?? find(bare);
        if (value !== undefined && fold(run) !== '') found.push({ value, end, unknown: [] });
      }
      if (found.length === 0) expect(line, at, () => ({ label: `${noun} (${sample(words)})`, words }));
      return found;
    },
    print: (value) => rows.find((row) => row.value === value)?.says ?? null,
  };
}

const sample = (words: readonly string[]): string =>
  words.length <= 4 ? words.join(', ') : `${words.slice(0, 3).join(', ')} ...`;

/** A word of a vocabulary, printed as its term or as `says` has it. */
export const wordOf = <Id extends string>(
  { noun, ids, term, find }: Vocabulary<Id>,
  says: (id: Id) => string = term,
): Piece<Id> =>
  oneOf(
    `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
    ids.map((value) => ({ value, says: says(value) })),
    find,
  );

const wordTable = z.tuple([z.string()], z.tuple([z.string().or(z.boolean()), z.string()], z.string()));

/** One of a table of words in data/lexicon/situation-lines.json: a noun, and a row for each value with how it is said. */
export function wordPiece(name: keyof typeof lines.words): Piece<string | boolean> {
  const [noun, ...rows] = wordTable.parse(lines.words[name]);
  return oneOf(
    noun,
    rows.map(([value, says, ...also]) => ({ value, says, also })),
  );
}

/** Where a run of words that begins here ends at the latest. */
function runEnd({ tokens }: Line, at: number, longest: number): number {
  let end = at;
  while (end < tokens.length && end < at + longest && inRun(tokens[end])) end += 1;
  return end;
}

const inRun = (token: Line['tokens'][number] | undefined): boolean =>
  token?.kind === 'word' || (token?.kind === 'sign' && (token.text === '/' || token.text === ':'));

/** A text between quotes. */
export const text: Piece<string> = {
  read(line, at) {
    const token = line.tokens[at];
    if (token?.kind === 'text') return [{ value: token.text, end: at + 1, unknown: [] }];
    expect(line, at, () => ({ label: 'a text between quotes', words: [] }));
    return [];
  },
  print: (value) => (typeof value === 'string' ? quote(value) : null),
};

/** The rest of the line, or a text between quotes. */
export const remark: Piece<string> = {
  read(line, at) {
    const quoted = text.read(line, at);
    if (quoted.length > 0 || line.tokens[at] === undefined) return quoted;
    const end = line.tokens.length;
    return [{ value: written(line, at, end).text, end, unknown: [] }];
  },
  print: text.print,
};

/** A whole number from `least` on, in digits. */
export const number = (noun: string, least = 0): Piece<number> => ({
  read(line, at) {
    const digits = line.tokens[at]?.text ?? '';
    const value = /^\d{1,15}$/.test(digits) ? Number(digits) : -1;
    if (value >= least) return [{ value, end: at + 1, unknown: [] }];
    expect(line, at, () => ({ label: `${noun} (a number${least > 0 ? ` from ${least}` : ''})`, words: [] }));
    return [];
  },
  print: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least ? String(value) : null,
});

/** A number that is counted from 0 in the situation and from 1 in the text. */
export const ordinal = (noun: string): Piece<number> =>
  mapped(
    number(noun, 1),
    (shown) => shown - 1,
    (value) => (typeof value === 'number' ? value + 1 : null),
  );

/** How many words a name has at most where it stands without quotes. */
const LONGEST_NAME = 14;

/** A card of the situation, by its id or its name. The value is the id, or what was written where nobody knows it yet. */
export const reference: Piece<string> = memo({
  read(line, at) {
    const token = line.tokens[at];
    const known: Found<string>[] = [];
    const unknown: Found<string>[] = [];
    const take = (end: number, name: string): void => {
      const bare = isArticle(token) && end > at + 1 ? written(line, at + 1, end).text : name;
      const id = line.names.reference(name) ?? line.names.reference(bare);
      if (id !== undefined) known.push({ value: id, end, unknown: [] });
      else if (line.names.open)
        unknown.unshift({ value: name, end, unknown: [{ ...written(line, at, end), text: name }] });
    };
    if (token?.kind === 'text') take(at + 1, token.text);
    else
      for (let end = runEnd(line, at, LONGEST_NAME); end > at; end -= 1)
        take(end, written(line, at, end).text);
    if (known.length === 0)
      expect(line, at, () => ({ label: 'a card that the situation sets up', words: [] }));
    return onePerEnd([...known, ...unknown]);
  },
  print: text.print,
});

/** The name of a card, with or without quotes. The value is what was written. */
export const cardName: Piece<string> = {
  read(line, at) {
    const { tokens, names } = line;
    const token = tokens[at];
    if (token?.kind === 'text')
      return text.read(line, at).map((found) => ({ ...found, unknown: [written(line, at, at + 1)] }));
    const last = runEnd(line, at, LONGEST_NAME);
    const found: Found<string>[] = [];
    for (let end = last; end > at; end -= 1) {
      const name = written(line, at, end);
      if (names.isCard(name.text)) found.push({ value: name.text, end, unknown: [] });
      else if (names.open || end === last || stands(tokens[end], 'as'))
        found.push({ value: name.text, end, unknown: [name] });
    }
    if (found.length === 0) expect(line, at, () => ({ label: 'the name of a card', words: [] }));
    return found;
  },
  print: text.print,
};

/** One or more of a piece: "a", "a and b", "a, b and c". `none` is what an empty list says. */
export function list<T>(piece: Piece<T>, { none }: { readonly none?: string } = {}): Piece<T[]> {
  const some = repeated(piece, afterComma, (texts) => {
    const before = texts.slice(0, -1).join(', ');
    return before === '' ? texts.join() : `${before} and ${texts.at(-1)}`;
  });
  return none === undefined ? some : choice(noneOf<T>(none), some);
}

/** Behind a comma, "and", or both. */
function afterComma({ tokens }: Line, end: number): number | undefined {
  const comma = stands(tokens[end], ',') ? end + 1 : end;
  const next = stands(tokens[comma], 'and') ? comma + 1 : comma;
  return next === end ? undefined : next;
}

/** The first piece that can say a value; in reading, all of them in order of preference. */
export const choice = <T>(...pieces: readonly Piece<T>[]): Piece<T> => ({
  read: (line, at) => onePerEnd(pieces.flatMap((piece) => piece.read(line, at))),
  print(value) {
    for (const piece of pieces) {
      const printed = piece.print(value);
      if (printed !== null) return printed;
    }
    return null;
  },
});
