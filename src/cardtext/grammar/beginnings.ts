/**
 * The beginnings that a piece can have, as many characters as `depth` of each; null where it can begin with anything,
 * or be empty. A beginning that ends with `wordEnd` is a whole word: no letter or digit follows it.
 */
export type Beginnings = ReadonlySet<string> | null;

/** How many characters of a beginning are kept. */
export const depth = 4;
export const wordEnd = '\0';

const wordCharacter = /[\p{L}\p{N}]/u;
const plainWordCharacter = Array.from({ length: 128 }, (_, code) =>
  wordCharacter.test(String.fromCharCode(code)),
);

/** Is there a letter or a digit at this place of a text? */
export function isWordCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? plainWordCharacter[code] === true : wordCharacter.test(text.charAt(at));
}

/** Does a word that ends here end, or does it go on? Signs end anywhere. */
export const wordEnds = (word: string, text: string, end: number): boolean =>
  !isWordCharacter(word, word.length - 1) || !isWordCharacter(text, end);

/** How a text begins that must stand as it is, with whole words. */
export const beginningOf = (text: string): string =>
  text.length < depth && isWordCharacter(text, text.length - 1) ? text + wordEnd : text.slice(0, depth);

/** All of several; null where one of them can begin with anything. */
export function anyOf(all: readonly Beginnings[]): Beginnings {
  const [only, ...others] = all;
  if (only !== undefined && others.length === 0) return only;
  const union = new Set<string>();
  for (const each of all) {
    if (each === null) return null;
    for (const beginning of each) union.add(beginning);
  }
  return union.has('') ? null : union;
}

/** The beginnings of a text that another piece follows. */
export const followedBy = (text: string, next: Beginnings): Beginnings =>
  text.length >= depth || next === null
    ? new Set([text.slice(0, depth)])
    : new Set([...next].map((each) => (text + each).slice(0, depth)));
