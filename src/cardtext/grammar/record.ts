import { anyOf, type Beginnings, beginningOf, followedBy } from './beginnings.ts';
import { addTo, type Ends, either, none, only } from './ends.ts';
import { type Grammar, type Input, pieceOf, type Rule, step } from './grammar.ts';
import { Literal } from './literal.ts';
import { Opening, Openings } from './openings.ts';

/** A part of a record: fixed text, a field with its piece, or a group that may be left out with its fields. */
export type Slot<R> =
  | string
  | { readonly [K in keyof R]-?: readonly [K, Grammar<NonNullable<R[K]>>] }[keyof R]
  | { readonly maybe: readonly Slot<R>[] };

/** A record: fixed fields, and parts in turn. A value with a field that no part says is not printed. */
export const record = <R extends object>(fixed: Partial<R>, ...slots: readonly Slot<R>[]): Grammar<R> =>
  pieceOf(new RecordPiece(fixed, partsOf(slots)));

class RecordPiece<R extends object> implements Rule<R> {
  private readonly fixed: Partial<R>;
  private readonly always: readonly (readonly [string, unknown])[];
  private readonly parts: readonly Part[];
  private readonly keys: ReadonlySet<string>;

  constructor(fixed: Partial<R>, parts: readonly Part[]) {
    this.fixed = fixed;
    this.always = Object.entries(fixed);
    this.parts = parts;
    this.keys = new Set([...Object.keys(fixed), ...parts.flatMap(keysOf)]);
  }

  begins(): Beginnings {
    return beginningsOf(this.parts);
  }

  find(input: Input, at: number): Ends {
    return endsOf(this.parts, input, at);
  }

  value(input: Input, at: number, end: number): R {
    const fields: Record<string, unknown> = { ...this.fixed };
    writeAll<R>(this.parts, input, at, end, fields);
    return fields;
  }

  print(value: unknown): string | null {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    for (const [key, each] of this.always) if (Reflect.get(value, key) !== each) return null;
    for (const key in value) if (!this.keys.has(key) && Reflect.get(value, key) !== undefined) return null;
    return printParts(this.parts, value);
  }
}

type Part =
  | { readonly is: 'text'; readonly text: Literal }
  | { readonly is: 'field'; readonly key: string; readonly piece: Grammar<unknown> }
  | Group;

/** What may be left out. */
interface Group {
  readonly is: 'maybe';
  readonly parts: readonly Part[];
  readonly keys: readonly string[];
  /** The groups in a row from this one on. */
  readonly ahead: Ahead;
}

function partsOf<R>(slots: readonly Slot<R>[]): readonly Part[] {
  const parts: readonly Part[] = slots.map((slot, at): Part => {
    if (typeof slot === 'string') return { is: 'text', text: new Literal(slot) };
    if (!('maybe' in slot)) return { is: 'field', key: String(slot[0]), piece: slot[1] };
    const inner = partsOf(slot.maybe);
    return { is: 'maybe', parts: inner, keys: inner.flatMap(keysOf), ahead: new Ahead(() => parts, at) };
  });
  return parts;
}

/** Of groups in a row that may be left out, most cannot begin where they are looked for: one look tells the next. */
class Ahead {
  private readonly parts: () => readonly Part[];
  private readonly from: number;
  private groups: Openings<number> | undefined;
  private after = 0;

  constructor(parts: () => readonly Part[], from: number) {
    this.parts = parts;
    this.from = from;
  }

  /** Which part is the next that can begin at a place, or must stand there. */
  next(input: Input, at: number): number {
    this.groups ??= this.groupsInARow();
    return this.groups.at(input, at)[0] ?? this.after;
  }

  /** Can the first of them begin there? */
  isHere(input: Input, at: number): boolean {
    return this.next(input, at) === this.from;
  }

  private groupsInARow(): Openings<number> {
    const parts = this.parts();
    const groups: (readonly [number, Opening])[] = [];
    for (let at = this.from; ; at += 1) {
      const part = parts[at];
      this.after = at;
      if (part?.is !== 'maybe') return new Openings(groups);
      groups.push([at, new Opening(() => beginningsOf(part.parts))]);
    }
  }
}

function keysOf(part: Part): readonly string[] {
  if (part.is === 'maybe') return part.keys;
  return part.is === 'field' ? [part.key] : [];
}

/** How a record can begin; null where it can begin with anything. */
function beginningsOf(parts: readonly Part[]): Beginnings {
  const all: Beginnings[] = [];
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    if (part.is === 'maybe') {
      all.push(beginningsOf(part.parts));
      continue;
    }
    if (part.is === 'field') all.push(part.piece.first);
    else if (next?.is === 'field') all.push(followedBy(part.text.text, next.piece.first));
    else all.push(new Set([beginningOf(part.text.text)]));
    return anyOf(all);
  }
  return null;
}

/** Where the parts, one after the other, can end. */
function endsOf(parts: readonly Part[], input: Input, at: number): Ends {
  // As long as there is one place to go on from.
  let place = at;
  for (let index = 0; index < parts.length; index += 1) {
    const group = parts[index];
    if (group?.is === 'maybe') index = group.ahead.next(input, place);
    const part = parts[index];
    if (part === undefined) break;
    if (!step(input)) return none;
    if (part.is === 'text') {
      if (!part.text.stands(input, place)) return none;
      place += part.text.length;
      continue;
    }
    const ends =
      part.is === 'field'
        ? part.piece.ends(input, place)
        : orLeftOut(endsOf(part.parts, input, place), place);
    if (ends.length > 1) return endsFrom(parts, index + 1, input, ends);
    const [end] = ends;
    if (end === undefined) return none;
    place = end;
  }
  return only(place);
}

/** Where the parts from one on can end that begins at several places. */
function endsFrom(parts: readonly Part[], first: number, input: Input, places: Ends): Ends {
  let now = places;
  for (let index = first; index < parts.length && now.length > 0; index += 1) {
    const group = parts[index];
    if (group?.is === 'maybe' && now.length === 1) index = group.ahead.next(input, now[0] ?? 0);
    const part = parts[index];
    if (part !== undefined) now = endsFromEach(part, input, now);
  }
  return now;
}

/** A group found, or left out. */
const orLeftOut = (found: Ends, at: number): Ends =>
  found.length === 0 ? only(at) : either(found, only(at));

/** Where a part can end that begins at one of several places. */
function endsFromEach(part: Part, input: Input, places: Ends): Ends {
  const next: number[] = [];
  for (const place of places) if (step(input)) addTo(next, endsOfPart(part, input, place));
  return next;
}

function endsOfPart(part: Part, input: Input, at: number): Ends {
  if (part.is === 'field') return part.piece.ends(input, at);
  if (part.is === 'text') return part.text.stands(input, at) ? only(at + part.text.length) : none;
  return part.ahead.isHere(input, at) ? orLeftOut(endsOf(part.parts, input, at), at) : only(at);
}

/** Writes all fields of a record that it has not from the start. */
function writeAll<R extends object>(
  parts: readonly Part[],
  input: Input,
  at: number,
  end: number,
  into: Record<string, unknown>,
): asserts into is Record<string, unknown> & R {
  write(parts, input, at, end, into);
}

/** Writes the fields of the preferred way through the parts, in the order of the text. */
function write(
  parts: readonly Part[],
  input: Input,
  at: number,
  end: number,
  into: Record<string, unknown>,
): void {
  const places = placesBetween(parts, input, at, end);
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    const [from, to] = [places[index], places[index + 1]];
    if (part === undefined || from === undefined || to === undefined) return;
    if (part.is === 'field') into[part.key] = part.piece.value(input, from, to);
    else if (part.is === 'maybe' && from < to) write(part.parts, input, from, to, into);
  }
}

/** A place that parts were read to, and the one where the last of them begins. */
interface Way {
  readonly place: number;
  readonly before: Way | null;
}

/** Where each of the parts begins, and where the last one ends; empty where the steps ran out. */
function placesBetween(parts: readonly Part[], input: Input, at: number, end: number): readonly number[] {
  const places = [at];
  let place = at;
  for (const part of parts) {
    place = endsOfPart(part, input, place)[0] ?? -1;
    if (place === -1) break;
    places.push(place);
  }
  // The way on which each part ends where it is preferred is the preferred one, if it leads there.
  return place === end ? places : choosePlaces(parts, input, at, end);
}

/** The same where some part must end at another place than the one that is preferred. */
function choosePlaces(parts: readonly Part[], input: Input, at: number, end: number): readonly number[] {
  let ways: readonly Way[] = [{ place: at, before: null }];
  for (const part of parts) {
    const next: Way[] = [];
    for (const before of ways)
      for (const place of endsOfPart(part, input, before.place))
        if (!leadsTo(next, place)) next.push({ place, before });
    ways = next;
  }
  const places: number[] = [];
  const last = ways.find(({ place }) => place === end);
  for (let way: Way | null = last ?? null; way !== null; way = way.before) places.push(way.place);
  return places.reverse();
}

function leadsTo(ways: readonly Way[], place: number): boolean {
  for (const way of ways) if (way.place === place) return true;
  return false;
}

function printParts(parts: readonly Part[], value: object): string | null {
  let text = '';
  for (const part of parts) {
    if (part.is === 'text') text += part.text.text;
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
