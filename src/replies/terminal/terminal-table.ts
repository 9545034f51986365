import type { TableSection } from '../reply.ts';
import { cellText, rowCells } from '../table-row.ts';
import { cleanLine, columns as columnsOf, wrap } from './terminal-text.ts';

const margin = '  ';
const between = '  ';
/** A cell that would take more lines than this cannot be read in a column. */
const mostLines = 5;

/** A table for the terminal: in columns, or where these would be too narrow each row as a paragraph. */
export function tableLines({ columns, rows }: TableSection, width: number): readonly string[] {
  const names = columns.map(cleanLine);
  const cells = rows.map((row) => names.map((_, at) => cleanLine(row[at] ?? '')));
  const byColumn = names.map((name, at) => [name, ...cells.map((row) => row[at] ?? '')]);
  const widths = sharedWidths(byColumn, width - margin.length - between.length * (names.length - 1));
  if (widths === undefined) return cells.flatMap((row) => paragraph(names, row, width));
  const head = rowLines(names, widths);
  const rules = rowLines(
    widths.map((each) => '-'.repeat(each)),
    widths,
  );
  return [...head, ...rules, ...cells.flatMap((row) => rowLines(row, widths))];
}

/** How wide each column is, by its longest word and then its lines; nothing where the words do not fit. */
function sharedWidths(byColumn: readonly (readonly string[])[], room: number): readonly number[] | undefined {
  const whole = byColumn.map((cells) => Math.max(...cells.map(columnsOf)));
  const widths = byColumn.map((cells) =>
    Math.max(...cells.flatMap((cell) => cell.split(' ')).map(columnsOf)),
  );
  const linesOf = (at: number): number => (whole[at] ?? 0) / Math.max(1, widths[at] ?? 0);
  for (let left = room - widths.reduce((sum, each) => sum + each, 0); left !== 0; left -= 1) {
    if (left < 0) return undefined;
    const tallest = widths.reduce((most, _, at) => (linesOf(at) > linesOf(most) ? at : most), 0);
    if (linesOf(tallest) <= 1) break;
    widths[tallest] = (widths[tallest] ?? 0) + 1;
  }
  return widths.every((_, at) => linesOf(at) <= mostLines) ? widths : undefined;
}

/** A row in columns, as many lines as its longest cell takes. */
function rowLines(row: readonly string[], widths: readonly number[]): readonly string[] {
  const cells = row.map((cell, at) => wrap(cell, widths[at] ?? 0));
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    `${margin}${cells.map((lines, at) => padded(lines[line] ?? '', widths[at] ?? 0)).join(between)}`.trimEnd(),
  );
}

const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - columnsOf(text)));

const paragraph = (names: readonly string[], row: readonly string[], width: number): readonly string[] =>
  wrap(rowCells(names, row).map(cellText).join(' · '), width, `${margin}- `, `${margin}  `);
