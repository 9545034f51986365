import { canBegin, type Found, type Grammar, longestFirst, onePerEnd } from './grammar.ts';

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
  return {
    get first() {
      return piece.first;
    },
    read(input, at) {
      const whole: Found<Row<T, J>>[] = [];
      let open: readonly Found<readonly T[]>[] = piece
        .read(input, at)
        .map(({ value, end }) => ({ value: [value], end }));
      for (const { value, end } of open) whole.push({ value: { items: value }, end });
      for (let count = 1; count < most && open.length > 0; count += 1) {
        const next = (separator: string): readonly Found<readonly T[]>[] =>
          open.flatMap((before) => {
            const from = before.end + separator.length;
            if (!input.text.startsWith(separator, before.end) || !canBegin(piece, input, from)) return [];
            return piece
              .read(input, from)
              .map(({ value, end }) => ({ value: [...before.value, value], end }));
          });
        for (const join of joins)
          for (const { value, end } of next(join)) whole.push({ value: { items: value, join }, end });
        open = onePerEnd(next(', '));
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
