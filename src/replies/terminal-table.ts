import type { TableSection } from './reply.ts';
import { cleanLine, columns as columnsOf, wrap } from './terminal-text.ts';

const margin = '  ';
const between = '  ';
/** A column of running text that is narrower cannot be read. */
const narrowest = 16;

/**
 * A table for the terminal: in columns under their names, long cells broken between words; where the columns would
 * be too narrow for that, each row as a paragraph in which every cell stands after the name of its column.
 */
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

/**
 * How wide each column is: as wide as its widest cell where that is no more than its share of the room, else its
 * share of what is left. Nothing where a share would be too narrow.
 */
function sharedWidths(byColumn: readonly (readonly string[])[], room: number): readonly number[] | undefined {
  const whole = byColumn.map((cells) => Math.max(...cells.map(columnsOf)));
  const words = byColumn.map((cells) => Math.max(...cells.flatMap((cell) => cell.split(' ')).map(columnsOf)));
  const widths = new Map<number, number>();
  const narrowFirst = [...whole.keys()].toSorted((a, b) => (whole[a] ?? 0) - (whole[b] ?? 0));
  let left = room;
  for (const [place, at] of narrowFirst.entries()) {
    const share = Math.floor(left / (narrowFirst.length - place));
    const taken = Math.min(whole[at] ?? 0, share);
    if (taken < (whole[at] ?? 0) && taken < Math.max(narrowest, words[at] ?? 0)) return undefined;
    widths.set(at, taken);
    left -= taken;
  }
  return whole.map((_, at) => widths.get(at) ?? 0);
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

function paragraph(names: readonly string[], row: readonly string[], width: number): readonly string[] {
  const cells = row.flatMap((cell, at) => {
    const name = names[at] ?? '';
    return cell === '' ? [] : [name === '' ? cell : `${name}: ${cell}`];
  });
  return wrap(cells.join(' · '), width, `${margin}- `, `${margin}  `);
}
