import type { Filter, PlainFilter } from '../../card-model/filter.ts';

/** Filters of which at least one holds. */
export type Alternatives = readonly PlainFilter[];

/** No condition at all. */
export const anything: Alternatives = [{}];

/** More alternatives than any card text means: what would have more is not read. */
const most = 24;

/** Both filters; null where they say different things of the same field. */
function combine(a: PlainFilter, b: PlainFilter): PlainFilter | null {
  const lists = {
    ...listOf('abilities', a, b),
    ...listOf('notAbilities', a, b),
    ...inBoth(a, b),
    ...(a.reads !== undefined && b.reads !== undefined ? { reads: `${a.reads}, ${b.reads}` } : {}),
  };
  const clash = Object.entries(a).some(
    ([key, value]) => key in b && !(key in lists) && !isSame(value, Reflect.get(b, key)),
  );
  return clash ? null : { ...a, ...b, ...lists };
}

/** "You control in the Extra Monster Zone": where both say that a card is, if there is such a place. */
function inBoth({ in: left }: PlainFilter, { in: right }: PlainFilter): Pick<PlainFilter, 'in'> {
  const shared = left?.filter((place) => right?.includes(place)) ?? [];
  return shared.length === 0 ? {} : { in: shared };
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function listOf(key: 'abilities' | 'notAbilities', a: PlainFilter, b: PlainFilter): PlainFilter {
  const [left = [], right = []] = [a[key], b[key]];
  return left.length + right.length === 0 ? {} : { [key]: [...new Set([...left, ...right])] };
}

/** One of the first and one of the second; null where no pair can hold together. */
export function both(a: Alternatives, b: Alternatives): Alternatives | null {
  if (a.length * b.length > most) return null;
  if (a === anything && b.length > 0) return b;
  if (b === anything && a.length > 0) return a;
  const all = a.flatMap((left) => b.map((right) => combine(left, right)));
  const made = all.flatMap((each) => (each === null ? [] : [each]));
  return made.length < all.length || made.length === 0 ? null : made;
}

/** All of several; null where two of them cannot hold together. */
export const allOf = (parts: readonly Alternatives[]): Alternatives | null =>
  parts.reduce<Alternatives | null>(
    (before, part) => (before === null ? null : both(before, part)),
    anything,
  );

/** Alternatives and exceptions as one filter: what all alternatives share stands outside. */
export function filterOf(alternatives: Alternatives, except: Alternatives): Filter {
  const exceptions = except.length === 0 ? {} : { except: [...except] };
  const [first = {}, ...rest] = alternatives;
  if (rest.length === 0) return { ...first, ...exceptions };
  const isShared = ([key, value]: readonly [string, unknown]) =>
    rest.every((each) => key in each && isSame(value, Reflect.get(each, key)));
  const shared: PlainFilter = Object.fromEntries(Object.entries(first).filter(isShared));
  const own = alternatives.map(
    (each): PlainFilter => Object.fromEntries(Object.entries(each).filter(([key]) => !(key in shared))),
  );
  const names = own.map((each) => (Object.keys(each).join() === 'names' ? each.names : undefined));
  if (names.every((each) => each !== undefined)) return { ...shared, names: names.flat(), ...exceptions };
  // An alternative that asks for nothing more makes the others idle.
  if (own.some((each) => Object.keys(each).length === 0)) return { ...shared, ...exceptions };
  return { ...shared, anyOf: own, ...exceptions };
}

/** "X" or 1 monster that mentions it": the card that is named right before. */
export function withMentioned(all: Alternatives): Alternatives {
  const [only, ...others] = all.flatMap(({ names }) => (names === undefined ? [] : [names]));
  if (only === undefined || others.length > 0) return all;
  return all.map(({ reads, ...each }) =>
    reads === undefined
      ? each
      : /^that mentions? (?:it|them)$/.test(reads)
        ? { ...each, mentions: only }
        : { ...each, reads },
  );
}
