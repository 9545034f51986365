import type { Catalogue } from '../../cards/catalogue.ts';

/** What stands between names that follow one another in a line. */
const between = '; ';

/**
 * The names that were typed, in their order: one a line, with semicolons or with commas between them. A comma that
 * belongs to a name stays in it.
 */
export const typedNames = (typed: string, catalogue: Catalogue): readonly string[] =>
  typed
    .split(/[\n;]/)
    .map((each) => each.trim().replace(/^["“](.*)["”]$/, '$1'))
    .filter((each) => each !== '')
    .flatMap((each) => withoutCommas(each, catalogue));

/** Names as one text, to be read again. */
export const joinedNames = (names: readonly string[]): string => names.join(between);

/** A text as the one name that it is, or as those between its commas. */
function withoutCommas(text: string, catalogue: Catalogue): readonly string[] {
  const pieces = text.split(',').map((each) => each.trim());
  if (pieces.length === 1 || catalogue.exact(text) !== undefined) return [text];
  const names: string[] = [];
  for (let from = 0; from < pieces.length; ) {
    const longest = longestName(pieces, from, catalogue);
    names.push(pieces.slice(from, longest).join(', '));
    from = longest;
  }
  const found = names.filter((name) => name !== '');
  const [, other] = found;
  // "ryko, lightswrn hunter" is one name, of which no piece is known; "dandylion, jinso" are two.
  const apart = other === undefined || found.every((name) => catalogue.pick(name).ok);
  return !apart && catalogue.pick(text).ok ? [text] : found;
}

/** Up to which piece the longest name goes that begins with this one. */
function longestName(pieces: readonly string[], from: number, catalogue: Catalogue): number {
  for (let to = pieces.length; to > from + 1; to -= 1)
    if (catalogue.exact(pieces.slice(from, to).join(', ')) !== undefined) return to;
  return from + 1;
}
