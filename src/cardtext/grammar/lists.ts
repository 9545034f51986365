import { type Chain, chained, Later, valuesOf } from './chain.ts';
import {
  canBegin,
  type Found,
  type Grammar,
  type Input,
  longestFirst,
  nothing,
  onePerEnd,
  step,
} from './grammar.ts';
import { lookupOf } from './lookup.ts';

/** Things in a row: "A", "A or B", "A, B, and C". `join` is what stands before the last, as printed. */
export interface Row<T, J extends string> {
  readonly items: readonly T[];
  readonly join?: J;
}

/**
 * A row of one to `most` things. Two are joined by one of `joins` (" or ", ", and "); from three on commas stand
 * between the others.
 */
export function row<T, const J extends string>(
  piece: Grammar<T>,
  joins: readonly J[],
  most = 8,
): Grammar<Row<T, J>> {
  const separators = lookupOf([...joins, ', '].map((each) => [each, new Set([each])]));
  return {
    get first() {
      return piece.first;
    },
    read(input, at) {
      const found = piece.read(input, at);
      if (found.length === 0) return nothing;
      let open: readonly Chain<T>[] = found.map((each) => chained(null, each));
      const whole: Found<Row<T, J>>[] = open.map(
        (one) => new Later(one.end, () => ({ items: valuesOf(one) })),
      );
      for (let count = 1; count < most && open.length > 0; count += 1) {
        const going = open.filter(({ end }) => separators(input.text, end).length > 0);
        if (going.length === 0) break;
        for (const join of joins)
          for (const last of after(going, piece, join, input))
            whole.push(new Later(last.end, () => ({ items: valuesOf(last), join })));
        open = onePerEnd(after(going, piece, ', ', input));
      }
      return longestFirst(whole);
    },
    print(value) {
      if (typeof value !== 'object' || value === null || !('items' in value)) return null;
      const { items } = value;
      const join = 'join' in value ? value.join : undefined;
      if (!Array.isArray(items) || items.length === 0 || items.length > most) return null;
      if (items.length > 1 !== joins.some((each) => each === join)) return null;
      const printed = items.map((each) => piece.print(each));
      if (printed.includes(null)) return null;
      const last = printed.at(-1) ?? '';
      return items.length === 1 ? last : `${printed.slice(0, -1).join(', ')}${String(join)}${last}`;
    },
  };
}

/** The chains that go on with a piece after a separator. */
export function after<T>(
  open: readonly Chain<T>[],
  piece: Grammar<T>,
  separator: string,
  input: Input,
): readonly Chain<T>[] {
  const longer: Chain<T>[] = [];
  for (const before of open) {
    const from = before.end + separator.length;
    if (!input.text.startsWith(separator, before.end) || !canBegin(piece, input, from)) continue;
    for (const last of piece.read(input, from)) if (step(input)) longer.push(chained(before, last));
  }
  return longer;
}
