import { type Amount, amountAt, type End } from './amount.ts';

/** What a modifier does with a value. */
export type Change = Changing<Amount>;
/** The same where every amount is known. */
export type KnownChange = Changing<number>;

type Changing<A> =
  | { readonly op: 'plus' | 'minus' | 'become'; readonly amount: A }
  | { readonly op: 'halve' | 'double'; readonly of: 'current' | 'original' };

/** The values of a monster that a change may start from. */
export interface Values {
  readonly original: number;
  readonly current: number;
}

/** The value after a change. A half is rounded to the nearest whole number, one half upward (rule stats/fractions). */
export function changed(change: KnownChange, values: Values): number {
  switch (change.op) {
    case 'plus':
      return values.current + change.amount;
    case 'minus':
      return values.current - change.amount;
    case 'become':
      return change.amount;
    case 'halve':
      return Math.round(Math.max(0, values[change.of]) / 2);
    case 'double':
      return Math.max(0, values[change.of]) * 2;
  }
}

/** The change that leads to the low or the high end of the value: what is lost is most where the value is least. */
export function changeAt(change: Change, end: End): KnownChange {
  if ('of' in change) return change;
  const { op, amount } = change;
  return { op, amount: amountAt(amount, op === 'minus' ? (end === 'low' ? 'high' : 'low') : end) };
}
