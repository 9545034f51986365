/** The ways to write a form, as words: `(a|b)` is one of two, `[a]` may be left out; neither inside the other. */
export function waysToWrite(form: string): readonly (readonly string[])[] {
  const pieces = form.match(/\([^)]*\)|\[[^\]]*\]|[^\s([]+/g) ?? [];
  return pieces.reduce<readonly (readonly string[])[]>(
    (ways, piece) => ways.flatMap((way) => choices(piece).map((words) => [...way, ...words])),
    [[]],
  );
}

function choices(piece: string): readonly (readonly string[])[] {
  const inner = piece.slice(1, -1).split('|').map(words);
  if (piece.startsWith('(')) return inner;
  if (piece.startsWith('[')) return [...inner, []];
  return [[piece]];
}

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');
