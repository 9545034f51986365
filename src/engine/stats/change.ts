import { z } from 'zod';
import { modifierKinds } from './tables.ts';

/** What a modifier does with a value. */
export type Change =
  | { readonly op: 'plus' | 'minus' | 'become'; readonly amount: number }
  | { readonly op: 'halve' | 'double'; readonly of: 'current' | 'original' };

/** The values of a monster that a change may start from. */
export interface Values {
  readonly original: number;
  readonly current: number;
}

/** The value after a change. A half is rounded to the nearest whole number, one half upward (rule stats/fractions). */
export function changed(change: Change, values: Values): number {
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

const cellForms: Readonly<Record<string, Change>> = {
  'half-current': { op: 'halve', of: 'current' },
  'half-original': { op: 'halve', of: 'original' },
  'double-current': { op: 'double', of: 'current' },
  'double-original': { op: 'double', of: 'original' },
};
const signs = { '+': 'plus', '-': 'minus', '=': 'become' } as const;

/** Reads a change as a table writes it: `+700`, `-600`, `=100`, `half-current`, `double-original`; else null. */
export function readChange(cell: string): Change | null {
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
