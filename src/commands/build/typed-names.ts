import type { Catalogue } from '../../cards/catalogue.ts';
import { LONGEST_NAME } from '../../cards/names/fold-name.ts';

/** What stands between names that follow one another in a line. */
const between = '; ';

/** Names as one text, to be read again. */
export const joinedNames = (names: readonly string[]): string => names.join(between);

/** How many names there are at most, where every comma parts two. */
export const mostNames = (typed: string): number =>
  typed.split(/[\n;,]/).filter((each) => each.trim() !== '').length;

/**
 * The names that were typed, in their order: one a line, with semicolons or with commas between them. A comma that
 * belongs to a name stays in it. The first is one name; what follows is read when its turn comes, and may be several with
 * commas between, so that a long text takes no longer than a short one.
 */
export function typedNames(typed: string, catalogue: Catalogue): readonly string[] {
  const [first, ...others] = typed
    .split(/[\n;]/)
    .map((each) => each.trim().replace(/^["“](.*)["”]$/, '$1'))
    .filter((each) => /[^,\s]/.test(each));
  return first === undefined ? [] : [...withoutCommas(first, catalogue), ...others];
}

/** A text as the one name that it is, or the first name in it and what follows. */
function withoutCommas(text: string, catalogue: Catalogue): readonly string[] {
  const pieces = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const to = longestName(pieces, catalogue);
  const parted = [pieces.slice(0, to), pieces.slice(to)].map((each) => each.join(', '));
  const [first = '', rest = ''] = parted;
  if (rest === '') return [first];
  // "ryko, lightswrn hunter" is one name, of which no piece is known; "dandylion, jinso" are two.
  const isOne =
    text.length <= LONGEST_NAME &&
    catalogue.pick(text).ok &&
    !pieces.every((each) => catalogue.pick(each).ok);
  return isOne ? [text] : parted;
}

/** Up to which piece the longest name goes that begins with the first. */
function longestName(pieces: readonly string[], catalogue: Catalogue): number {
  // A name has no room for more of them.
  for (let to = Math.min(pieces.length, LONGEST_NAME / 2); to > 1; to -= 1) {
    const name = pieces.slice(0, to).join(', ');
    if (name.length <= LONGEST_NAME && catalogue.exact(name) !== undefined) return to;
  }
  return 1;
}
