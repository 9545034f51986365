import type { Found } from './grammar.ts';

/** Pieces found one after the other: the last of them, and those before it. */
export interface Chain<T> {
  readonly before: Chain<T> | null;
  readonly last: Found<T>;
  readonly end: number;
}

/** A chain of one, or one that goes on. */
export const chained = <T>(before: Chain<T> | null, last: Found<T>): Chain<T> => ({
  before,
  last,
  end: last.end,
});

/** The values of a chain in the order of the text. */
export function valuesOf<T>(chain: Chain<T>): readonly T[] {
  const values: T[] = [];
  for (let link: Chain<T> | null = chain; link !== null; link = link.before) values.push(link.last.value);
  return values.reverse();
}

/**
 * Something found whose value is worked out when it is asked for: most of what is found is no part of the reading that
 * is taken in the end.
 */
export class Later<T> implements Found<T> {
  readonly end: number;
  private readonly make: () => T;

  constructor(end: number, make: () => T) {
    this.end = end;
    this.make = make;
  }

  get value(): T {
    return this.make();
  }
}
