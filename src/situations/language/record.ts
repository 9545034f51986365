import {
  expect,
  type Found,
  type Line,
  onePerEnd,
  type Piece,
  type Written,
  wordsEnd,
  wordsOf,
} from './piece.ts';

/** A part of a record: fixed words (the first are printed), a field with its piece, or parts that may be left out. */
export type Slot<R> =
  | string
  | readonly [readonly string[]]
  | { readonly [K in keyof R]-?: readonly [K, Piece<NonNullable<R[K]>>] }[keyof R]
  | { readonly maybe: readonly Slot<R>[] };

export type Part =
  | { readonly says: readonly string[] }
  | { readonly key: string; readonly piece: Piece<unknown> }
  | { readonly maybe: readonly Part[] };

interface Partly {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly end: number;
  readonly unknown: readonly Written[];
}

/** Fixed words that may be said in several ways. */
export const says = (...ways: readonly [string, ...string[]]): readonly [readonly string[]] => [ways];

/** A record: fixed fields, and parts in turn. A value with a field that no part says is not printed. */
export const record = <R extends object>(fixed: Partial<R>, ...slots: readonly Slot<R>[]): Piece<R> =>
  recordOf<R>(fixed, slots.map(partOf));

/** The same of parts that are made already. */
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

function partOf<R>(slot: Slot<R>): Part {
  if (typeof slot === 'string') return { says: [slot] };
  if ('maybe' in slot) return { maybe: slot.maybe.map(partOf) };
  if (slot.length === 1) return { says: slot[0] };
  return { key: String(slot[0]), piece: slot[1] };
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
  const ends = part.says.flatMap((phrase) => wordsEnd(line, before.end, wordsOf(phrase)) ?? []);
  if (ends.length === 0) {
    const [phrase = ''] = part.says;
    expect(line, before.end, { label: `"${phrase.replace(/^, /, '')}"`, words: part.says });
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
