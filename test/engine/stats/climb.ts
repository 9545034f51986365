import type { Change, KnownChange } from '../../../src/engine/state/values/change.ts';
import { type LadderStep, ladder, type Rung } from '../../../src/engine/state/values/ladder.ts';
import {
  type ModifierKind,
  modifierKinds,
  type StatTables,
} from '../../../src/engine/state/values/tables.ts';
import { ruleTables } from '../../support/rule-tables.ts';

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

/** A change as a table writes it. */
export function change(cell: string): Change {
  const read = readChange(cell);
  if (read === null) throw new Error(`no change: ${cell}`);
  return read;
}

/** The kind with a number, 1 to 6; 7 is a special case that is applied last. */
export const kind = (number: number): ModifierKind | 'applied-last' =>
  modifierKinds[number - 1] ?? 'applied-last';

/**
 * Steps in short: `a 3 half-current` applies a (3) called a, `end a` ends it, `recount a +300` changes what it counts.
 */
export const steps = (lines: string): readonly LadderStep[] =>
  lines.split(', ').map((line) => {
    const [first = '', second = '', third = ''] = line.split(' ');
    if (first === 'end') return { do: 'end', id: second };
    if (first === 'recount') return { do: 'recount', id: second, change: change(third) };
    return { do: 'apply', id: first, kind: kind(Number(second)), change: change(third) };
  });

/** The rungs of a ladder that must be right. */
export function climb(
  printed: number,
  lines: string,
  tables: StatTables = ruleTables.stats,
): readonly Rung[] {
  const result = ladder(printed, steps(lines), tables);
  if (!result.ok) throw new Error(result.problem.found);
  return result.value;
}

/** The current value after each step. */
export const values = (printed: number, lines: string, tables?: StatTables): readonly (number | null)[] =>
  climb(printed, lines, tables).map(({ current }) => current);
