import { changed, type KnownChange, type Values } from './change.ts';
import { type ModifierKind, modifierOf, outcomeOf, type StatTables } from './tables.ts';

/** A modifier that is there. `set` is the value that a lingering one worked out when it was applied. */
export interface Applied {
  readonly id: string;
  /** `applied-last`: a special case that is always applied last (rule stats/applied-last). */
  readonly kind: ModifierKind | 'applied-last';
  readonly change: KnownChange;
  readonly set?: number;
}
type Sorted = Applied & { readonly kind: ModifierKind };

/** How the points are read that no source settles: an answer is given only where all readings come to the same. */
export interface Reading {
  /** What a (4) that starts from the current value starts from: with what it makes wait or hides, or without. */
  readonly continuousCurrent: 'with' | 'without';
  /** What a (6) that starts from the original value starts from, while a (5) waits for it: with the (5), or without. */
  readonly continuousOriginal: 'with' | 'without';
  /** Does a modifier wait for one that waits itself? */
  readonly waitsForWaiting: 'waits' | 'applies';
  /** Does a new (3) start from the value that an effect applied last shows, or from the one underneath? */
  readonly underLast: 'shown' | 'underneath';
  /** The order of several effects applied last. */
  readonly severalLast: 'as-applied' | 'reversed';
}

/** What a value is worked out from: the printed one, the tables, and one reading of the open points. */
export interface ValueCase {
  readonly printed: number;
  readonly tables: StatTables;
  readonly reading: Reading;
}

const isSorted = (each: Applied): each is Sorted => each.kind !== 'applied-last';

/** Does the newer modifier keep the older one from applying, by the table? */
const holdsBack = (tables: StatTables, older: Sorted, newer: Sorted): boolean => {
  const outcome = outcomeOf(tables, older.kind, newer.kind);
  return outcome === 'waits' || outcome === 'overwrites';
};

/** Is the modifier kept from applying by one that came later? */
export function isHeldBack(of: ValueCase, applied: readonly Applied[], id: string): boolean {
  const sorted = applied.filter(isSorted);
  const at = sorted.findIndex((each) => each.id === id);
  const older = sorted[at];
  if (older === undefined) return false;
  return sorted
    .slice(at + 1)
    .some(
      (newer) =>
        holdsBack(of.tables, older, newer) &&
        (of.reading.waitsForWaiting === 'waits' || !isHeldBack(of, sorted, newer.id)),
    );
}

const does = (tables: StatTables, what: string) => (each: Sorted) =>
  modifierOf(tables, each.kind).what === what;

/** The original value: printed, or as the last (5) or (6) that applies sets it (rule stats/original-value). */
function originalOf(of: ValueCase, sorted: readonly Sorted[]): number {
  const { printed, tables, reading } = of;
  const setters = sorted.filter(does(tables, 'sets-original'));
  const last = setters.findLast((each) => !isHeldBack(of, setters, each.id));
  if (last === undefined) return printed;
  if (last.set !== undefined) return last.set;
  const earlier = setters
    .slice(0, setters.indexOf(last))
    .filter(
      (each) => reading.continuousOriginal === 'with' || outcomeOf(tables, each.kind, last.kind) !== 'waits',
    );
  const original = originalOf(of, earlier);
  return changed(last.change, { original, current: original });
}

/** The current value before what is applied last; may be less than 0, as what was lost still counts. */
function sum(of: ValueCase, sorted: readonly Sorted[]): Values {
  const original = originalOf(of, sorted);
  const applies = sorted.filter((each) => !isHeldBack(of, sorted, each.id));
  const setter = applies.findLast(does(of.tables, 'sets-current'));
  const start = setter === undefined ? original : valueSet(of, sorted, setter);
  const current = applies
    .filter(does(of.tables, 'plus-minus'))
    .reduce((value, { change }) => changed(change, { original, current: value }), start);
  return { original, current };
}

/** The value that a (3) or (4) sets. What raises or lowers and is added to it again does not count twice. */
function valueSet(of: ValueCase, sorted: readonly Sorted[], setter: Sorted): number {
  const { tables, reading } = of;
  if (setter.set !== undefined) return setter.set;
  const before = sorted.slice(0, sorted.indexOf(setter)).filter((each) => {
    if (holdsBack(tables, each, setter)) return reading.continuousCurrent === 'with';
    return !does(tables, 'plus-minus')(each);
  });
  const { current } = sum(of, before);
  return changed(setter.change, { original: originalOf(of, sorted), current });
}

/** The original and the current value with these modifiers, in their order, not less than 0 (rule stats/below-zero). */
export function valuesWith(of: ValueCase, applied: readonly Applied[]): Values {
  const { original, current } = sum(of, applied.filter(isSorted));
  const last = applied.filter((each) => !isSorted(each));
  const inOrder = of.reading.severalLast === 'as-applied' ? last : last.toReversed();
  const shown = inOrder.reduce((value, { change }) => changed(change, { original, current: value }), current);
  return { original, current: Math.max(0, shown) };
}

/** The values that a new lingering modifier starts from. */
export const valuesBefore = (of: ValueCase, applied: readonly Applied[]): Values =>
  valuesWith(of, of.reading.underLast === 'shown' ? applied : applied.filter(isSorted));
