/** A cell as it stands in a line: the names of its columns, and what it says. */
export interface NamedCell {
  readonly name: string;
  readonly text: string;
}

/**
 * A row of a table as a line, for where columns side by side do not fit: neighbours that say the same are one cell with
 * all their names, and what every column says needs no name. The first cell says what the row is: of a wide table it
 * needs none either, nor where the other column has none. Empty cells are left out.
 */
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
