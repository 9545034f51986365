/** The beginnings of a piece, `depth` characters each, null for any or none; one with `wordEnd` is a whole word. */
export type Beginnings = ReadonlySet<string> | null;

/** How many characters of a beginning are kept. */
export const depth = 12;
export const wordEnd = '\0';

const wordCharacter = /[\p{L}\p{N}]/u;
const plainWordCodes = Uint8Array.from({ length: 128 }, (_, code) =>
  wordCharacter.test(String.fromCharCode(code)) ? 1 : 0,
);

/** Is it the code of a letter or a digit? */
export const isWordCode = (code: number): boolean =>
  code < 128 ? plainWordCodes[code] === 1 : wordCharacter.test(String.fromCharCode(code));

/** Is there a letter or a digit at this place of a text? */
const isWordCharacter = (text: string, at: number): boolean =>
  at >= 0 && at < text.length && isWordCode(text.charCodeAt(at));

/** Does a text end with a word? Where it stands, no letter or digit may follow it then. */
export const endsWithWord = (text: string): boolean => isWordCharacter(text, text.length - 1);

/** How a text begins that must stand as it is, with whole words. */
export const beginningOf = (text: string): string =>
  text.length < depth && endsWithWord(text) ? text + wordEnd : text.slice(0, depth);

/** A text that must stand as it is to its end, with whole words. */
export const wholeWords = (text: string): string => (endsWithWord(text) ? text + wordEnd : text);

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
