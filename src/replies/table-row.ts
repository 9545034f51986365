import type { Words } from './broken-line.ts';
import type { TableSection } from './reply.ts';

/** A cell as it stands in a line: the names of its columns, and what it says. */
export interface NamedCell {
  readonly name: string;
  readonly text: string;
}

/** A row of a table as a line: neighbours that say the same are one cell, and what all columns say needs no name. */
export function rowCells(columns: readonly string[], row: readonly string[]): readonly NamedCell[] {
  const [label = '', ...rest] = row;
  const [first = '', ...names] = columns;
  const grouped: { names: string[]; text: string }[] = [];
  for (const [at, text] of rest.entries()) {
    const last = grouped.at(-1);
    const name = names[at] ?? '';
    if (last !== undefined && last.text === text) last.names.push(name);
    else grouped.push({ names: [name], text });
  }
  const isSame = rest.length > 1 && grouped.length === 1;
  const cells = grouped.map(({ names: own, text }) => ({
    name: isSame ? '' : own.filter((name) => name !== '').join(', '),
    text,
  }));
  const needsName = rest.length === 1 && names[0] !== '';
  return [{ name: needsName ? first : '', text: label }, ...cells].filter(({ text }) => text !== '');
}

/** `Level: 5 or 6` */
export const cellText = ({ name, text }: NamedCell): string => (name === '' ? text : `${name}: ${text}`);

/** A row of a table as words; one that stands above others says what they share. */
export interface RowWords extends Words {
  readonly heads?: true;
}

/** The rows of a table as lines, the first cell strong; of three columns, rows with the same first cell stand below it. */
export const tableWords = ({ columns, rows }: TableSection): readonly RowWords[] =>
  runsOf(rows, ([first]) => first).flatMap((run) =>
    run.length > 1 && columns.length === 3 && run[0]?.[0]?.trim() !== ''
      ? [
          { ...strongFirst([run[0]?.[0] ?? '']), heads: true },
          ...runsOf(run, ([, second]) => second).map(secondLine),
        ]
      : run.map((row) => strongFirst(rowCells(columns, row).map(cellText))),
  );

const secondLine = (run: readonly (readonly string[])[]): Words => {
  const third = run.map(([, , cell]) => cell).filter((cell) => cell !== undefined && cell.trim() !== '');
  return { text: cellText({ name: run[0]?.[1] ?? '', text: third.join('; ') }) };
};

const strongFirst = (cells: readonly string[]): Words => {
  const [first = '', ...rest] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return { text: [first, ...rest].join(' · '), strong: first === '' ? [] : [[0, first.length]] };
};

/** Rows split wherever what they share changes. */
function runsOf(
  rows: readonly (readonly string[])[],
  shared: (row: readonly string[]) => string | undefined,
): readonly (readonly (readonly string[])[])[] {
  const runs: (readonly string[])[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && shared(last[0]) === shared(row)) last.push(row);
    else runs.push([row]);
  }
  return runs;
}
