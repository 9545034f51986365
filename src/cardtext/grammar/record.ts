import { canBegin, type Found, type Grammar, type Input, onePerEnd } from './grammar.ts';

/** A part of a record: fixed text, a field with its piece, or a group that may be left out with its fields. */
export type Slot<R> =
  | string
  | { readonly [K in keyof R]-?: readonly [K, Grammar<NonNullable<R[K]>>] }[keyof R]
  | { readonly maybe: readonly Slot<R>[] };

interface Partly {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly end: number;
}

/**
 * A record: fixed fields, and parts one after the other. A value is printed only if it has the fixed fields as they
 * are and no field that no part says, so that nothing is lost in silence.
 */
export function record<R extends object>(fixed: Partial<R>, ...slots: readonly Slot<R>[]): Grammar<R> {
  const parts: readonly Part[] = slots.map(partOf);
  const keys = new Set([...Object.keys(fixed), ...parts.flatMap(keysOf)]);
  let known: { readonly first: ReadonlySet<string> | null } | undefined;
  return {
    get first() {
      if (known === undefined) known = { first: firstOf(parts) };
      return known.first;
    },
    read(input, at) {
      const none: Partly = { fields: {}, end: at };
      return readParts(parts, input, none).map(({ fields, end }): Found<R> => {
        const sources: readonly object[] = [fixed, fields];
        const value: R = Object.assign({}, ...sources);
        return { value, end };
      });
    },
    print(value) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
      const fields = new Map<string, unknown>(Object.entries(value).filter(([, each]) => each !== undefined));
      if ([...fields.keys()].some((key) => !keys.has(key))) return null;
      if (Object.entries(fixed).some(([key, each]) => fields.get(key) !== each)) return null;
      return printParts(parts, fields);
    },
  };
}

type Part =
  | { readonly text: string }
  | { readonly key: string; readonly piece: Grammar<unknown> }
  | { readonly maybe: readonly Part[] };

function partOf<R>(slot: Slot<R>): Part {
  if (typeof slot === 'string') return { text: slot };
  if ('maybe' in slot) return { maybe: slot.maybe.map(partOf) };
  return { key: String(slot[0]), piece: slot[1] };
}

const keysOf = (part: Part): readonly string[] =>
  'maybe' in part ? part.maybe.flatMap(keysOf) : 'key' in part ? [part.key] : [];

/** The characters that a record can begin with; null where it can begin with all. */
function firstOf(parts: readonly Part[]): ReadonlySet<string> | null {
  const all = new Set<string>();
  for (const part of parts) {
    const own =
      'text' in part
        ? new Set(part.text.charAt(0))
        : 'maybe' in part
          ? firstOf(part.maybe)
          : part.piece.first;
    if (own === null) return null;
    for (const each of own) all.add(each);
    if (!('maybe' in part)) return all;
  }
  return null;
}

const letter = /[\p{L}\p{N}]/u;

/** Does fixed text stand here, and does its last word end where it ends? */
function stands(text: string, { text: whole }: Input, at: number): boolean {
  if (!whole.startsWith(text, at)) return false;
  return !letter.test(text.charAt(text.length - 1)) || !letter.test(whole.charAt(at + text.length));
}

function readParts(parts: readonly Part[], input: Input, from: Partly): readonly Partly[] {
  let now: readonly Partly[] = [from];
  for (const part of parts) {
    const next: Partly[] = [];
    for (const before of now) readPart(part, input, before, next);
    if (next.length === 0) return next;
    now = onePerEnd(next);
  }
  return now;
}

function readPart(part: Part, input: Input, before: Partly, next: Partly[]): void {
  const { fields, end: at } = before;
  if ('text' in part) {
    if (stands(part.text, input, at)) next.push({ fields, end: at + part.text.length });
  } else if ('maybe' in part) {
    next.push(...readParts(part.maybe, input, before), before);
  } else if (canBegin(part.piece, input, at)) {
    for (const { value, end } of part.piece.read(input, at)) {
      next.push({ fields: { ...fields, [part.key]: value }, end });
    }
  }
}

function printParts(parts: readonly Part[], fields: ReadonlyMap<string, unknown>): string | null {
  let text = '';
  for (const part of parts) {
    if ('text' in part) text += part.text;
    else if ('key' in part) {
      const piece = fields.has(part.key) ? part.piece.print(fields.get(part.key)) : null;
      if (piece === null) return null;
      text += piece;
    } else if (part.maybe.flatMap(keysOf).some((key) => fields.has(key))) {
      const piece = printParts(part.maybe, fields);
      if (piece === null) return null;
      text += piece;
    }
  }
  return text;
}
