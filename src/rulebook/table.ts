import type { z } from 'zod';
import { fail, ok, type Result } from '../platform/problem.ts';
import type { RuleEntry, Table } from './entry.ts';

/** A table as a reply prints it: every code in words. */
export interface PrintedTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The table in words. */
export function printedTable({ columns, rows, words }: Table): PrintedTable {
  const print = (cell: string) => words[cell] ?? cell;
  return { columns: columns.map(print), rows: rows.map((row) => row.map(print)) };
}

/** What is wrong with a table by itself: rows that are too short or too long, words for codes that it does not use. */
export function tableFaults({ columns, rows, words }: Table): readonly string[] {
  const used = new Set([...columns, ...rows.flat()]);
  return [
    ...rows.flatMap((row) =>
      row.length === columns.length
        ? []
        : [`the row "${row[0]}" has ${row.length} cells, not ${columns.length}`],
    ),
    ...Object.keys(words).flatMap((code) => (used.has(code) ? [] : [`no cell holds the code "${code}"`])),
  ];
}

/** Reads the table of a rule as records by column code; a problem names the rule and the cell. */
export function readTable<T>(
  rule: RuleEntry | undefined,
  id: string,
  schema: z.ZodType<T>,
): Result<readonly T[]> {
  const bad = (found: string, expected: string) =>
    fail({ code: 'bad-rulebook', found, expected, hint: 'See CONTRIBUTING.md, "A rule".' });
  const { table } = rule ?? {};
  if (table === undefined)
    return bad(`the rule ${id}`, 'must be there with a table, as the engine plays by it');
  const rows: T[] = [];
  for (const cells of table.rows) {
    const row = Object.fromEntries(table.columns.map((column, at) => [column, cells[at]]));
    const parsed = schema.safeParse(row);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return bad(
        `the table of ${id}, row "${cells[0]}", ${issue?.path.join('.')}`,
        issue?.message ?? 'must be right',
      );
    }
    rows.push(parsed.data);
  }
  return ok(rows);
}
