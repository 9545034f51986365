import type { Choice } from '../platform/problem.ts';

/** One page of a longer list. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Which page it is, from 1. */
  readonly number: number;
  /** How many pages there are; an empty list has one. */
  readonly count: number;
  /** How many items come before the first one of this page. */
  readonly before: number;
  /** For the footer, where there is more than one page: `page 2 of 5`. */
  readonly footer?: string;
  /** The pages before and after, as far as there are any. */
  readonly choices: readonly Choice[];
}

/** A page of `size` items of a list (the last one where more is asked); `lineOf` is the line that shows a page. */
export function pageOf<T>(
  items: readonly T[],
  asked: number,
  size: number,
  lineOf: (number: number) => string,
): Page<T> {
  const count = Math.max(1, Math.ceil(items.length / size));
  const number = Math.min(Math.max(1, Math.trunc(asked)), count);
  const before = (number - 1) * size;
  const turn = (label: string, to: number): readonly Choice[] =>
    to < 1 || to > count ? [] : [{ label, line: lineOf(to), turns: true }];
  return {
    items: items.slice(before, before + size),
    number,
    count,
    before,
    ...(count === 1 ? {} : { footer: `page ${number} of ${count}` }),
    choices: [...turn('◀ Previous', number - 1), ...turn('Next ▶', number + 1)],
  };
}
