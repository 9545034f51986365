import { anyOf, type Beginnings, beginningOf, followedBy, wordEnds } from './beginnings.ts';
import { Later } from './chain.ts';
import { canBegin, type Found, type Grammar, type Input, nothing, onePerEnd, step } from './grammar.ts';

/** A part of a record: fixed text, a field with its piece, or a group that may be left out with its fields. */
export type Slot<R> =
  | string
  | { readonly [K in keyof R]-?: readonly [K, Grammar<NonNullable<R[K]>>] }[keyof R]
  | { readonly maybe: readonly Slot<R>[] };

/** A field that was found, and those before it. */
interface Fields {
  readonly before: Fields | null;
  readonly key: string;
  readonly found: Found<unknown>;
}

/** A record that was read up to a place. */
interface Partly {
  readonly fields: Fields | null;
  readonly end: number;
}

/**
 * A record: fixed fields, and parts one after the other. A value is printed only if it has the fixed fields as they
 * are and no field that no part says, so that nothing is lost in silence.
 */
export function record<R extends object>(fixed: Partial<R>, ...slots: readonly Slot<R>[]): Grammar<R> {
  const parts: readonly Part[] = slots.map(partOf);
  const keys = new Set([...Object.keys(fixed), ...parts.flatMap(keysOf)]);
  const always = Object.entries(fixed);
  let known: { readonly first: Beginnings } | undefined;
  return {
    get first() {
      if (known === undefined) known = { first: firstOf(parts) };
      return known.first;
    },
    read(input, at) {
      const [start] = parts;
      if (start !== undefined && start.is !== 'maybe' && !mayStand(start, input, at)) return nothing;
      const found = readParts(parts, input, { fields: null, end: at });
      return found.length === 0
        ? nothing
        : found.map(({ fields, end }) => new Later(end, () => recordOf(fixed, fields)));
    },
    print(value) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
      if (always.some(([key, each]) => Reflect.get(value, key) !== each)) return null;
      for (const [key, each] of Object.entries(value)) {
        if (each !== undefined && !keys.has(key)) return null;
      }
      return printParts(parts, value);
    },
  };
}

function recordOf<R extends object>(fixed: Partial<R>, last: Fields | null): R {
  const fields: Record<string, unknown> = { ...fixed };
  write(fields, last);
  const others: readonly object[] = [];
  const value: R = Object.assign(fields, ...others);
  return value;
}

/** Writes the fields in the order of the text. */
function write(into: Record<string, unknown>, last: Fields | null): void {
  if (last === null) return;
  write(into, last.before);
  into[last.key] = last.found.value;
}

type Part =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'field'; readonly key: string; readonly piece: Grammar<unknown> }
  | { readonly is: 'maybe'; readonly parts: readonly Part[]; readonly keys: readonly string[] };

function partOf<R>(slot: Slot<R>): Part {
  if (typeof slot === 'string') return { is: 'text', text: slot };
  if (!('maybe' in slot)) return { is: 'field', key: String(slot[0]), piece: slot[1] };
  const parts = slot.maybe.map(partOf);
  return { is: 'maybe', parts, keys: parts.flatMap(keysOf) };
}

function keysOf(part: Part): readonly string[] {
  if (part.is === 'maybe') return part.keys;
  return part.is === 'field' ? [part.key] : [];
}

/** How a record can begin; null where it can begin with anything. */
function firstOf(parts: readonly Part[]): Beginnings {
  const all: Beginnings[] = [];
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    if (part.is === 'maybe') {
      all.push(firstOf(part.parts));
      continue;
    }
    if (part.is === 'field') all.push(part.piece.first);
    else if (next?.is === 'field') all.push(followedBy(part.text, next.piece.first));
    else all.push(new Set([beginningOf(part.text)]));
    return anyOf(all);
  }
  return null;
}

/** Does fixed text stand here, and does its last word end where it ends? */
const stands = (text: string, { text: whole }: Input, at: number): boolean =>
  whole.startsWith(text, at) && wordEnds(text, whole, at + text.length);

function readParts(parts: readonly Part[], input: Input, from: Partly): readonly Partly[] {
  let now: readonly Partly[] = [from];
  for (const part of parts) {
    const [only] = now;
    if (part.is === 'maybe' && now.length === 1 && only !== undefined && !mayStand(part, input, only.end))
      continue;
    const next: Partly[] = [];
    for (const before of now) if (step(input)) readPart(part, input, before, next);
    if (next.length === 0) return nothing;
    now = onePerEnd(next);
  }
  return now;
}

/** Could the part begin here? */
function mayStand(part: Part, input: Input, at: number): boolean {
  if (part.is === 'text') return stands(part.text, input, at);
  if (part.is === 'field') return canBegin(part.piece, input, at);
  const [first] = part.parts;
  return first === undefined || first.is === 'maybe' || mayStand(first, input, at);
}

function readPart(part: Part, input: Input, before: Partly, next: Partly[]): void {
  const { fields, end: at } = before;
  if (part.is === 'text') {
    if (stands(part.text, input, at)) next.push({ fields, end: at + part.text.length });
  } else if (part.is === 'maybe') {
    if (mayStand(part, input, at)) for (const each of readParts(part.parts, input, before)) next.push(each);
    next.push(before);
  } else {
    const { key } = part;
    for (const found of part.piece.read(input, at)) {
      next.push({ fields: { before: fields, key, found }, end: found.end });
    }
  }
}

function printParts(parts: readonly Part[], value: object): string | null {
  let text = '';
  for (const part of parts) {
    if (part.is === 'text') text += part.text;
    else if (part.is === 'field') {
      const field: unknown = Reflect.get(value, part.key);
      const piece = field === undefined ? null : part.piece.print(field);
      if (piece === null) return null;
      text += piece;
    } else if (part.keys.some((key) => Reflect.get(value, key) !== undefined)) {
      const piece = printParts(part.parts, value);
      if (piece === null) return null;
      text += piece;
    }
  }
  return text;
}
