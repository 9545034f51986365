import { z } from 'zod';
import { type Amount, amountAt, type End } from './amount.ts';
import { modifierKinds } from './tables.ts';

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

const cellForms: Readonly<Record<string, KnownChange>> = {
  'half-current': { op: 'halve', of: 'current' },
  'half-original': { op: 'halve', of: 'original' },
  'double-current': { op: 'double', of: 'current' },
  'double-original': { op: 'double', of: 'original' },
};
const signs = { '+': 'plus', '-': 'minus', '=': 'become' } as const;

/** Reads a change as a table writes it: `+700`, `-600`, `=100`, `half-current`, `double-original`; else null. */
export function readChange(cell: string): KnownChange | null {
  const match = /^([+=-])(\d{1,5})$/.exec(cell);
  if (match === null) return cellForms[cell] ?? null;
  const [, sign, amount] = match;
  if (sign !== '+' && sign !== '-' && sign !== '=') return null;
  return { op: signs[sign], amount: Number(amount) };
}

const change = z.string().transform((cell, context) => {
  const read = readChange(cell);
  if (read !== null) return read;
  context.addIssue({ code: 'custom', message: 'must be a change: +700, -600, =100, half-current ...' });
  return z.NEVER;
});
const figure = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number')
  .transform(Number);
const figureOrNone = z.union([z.literal('').transform(() => null), figure]);

/** A row of the table of rule stats/examples: a case with its figures; an empty cell is not given by the source. */
export const exampleRowSchema = z.strictObject({
  original: figure,
  previous: z.enum(modifierKinds),
  first: change,
  new: z.enum(modifierKinds),
  second: change,
  applies: figure,
  'new-stops': figureOrNone,
  'both-stop': figureOrNone,
});
export type ExampleRow = z.infer<typeof exampleRowSchema>;
