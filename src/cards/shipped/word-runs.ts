/** So many words in a row are a stretch of a text; fewer are words of the game. */
export const RUN = 8;

/** The words of a text, in lower case; a name between quotation marks is one. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/"[^"]*"/g, ` ${NAME} `)
    .match(/[\p{L}\p{N}'-]+/gu) ?? [];

const NAME = 'name';

/** All stretches of so many words, each from one word on. */
export const runsOf = (words: readonly string[]): readonly string[] =>
  words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));

/** A string of a value, and the field that it is of or in a list of. */
export interface Leaf {
  readonly field: string;
  readonly text: string;
}

/** All strings of a value in their order; names of cards are one word each. */
export function leavesOf(value: unknown, field = ''): readonly Leaf[] {
  if (typeof value === 'string') return [{ field, text: ofNames.has(field) ? NAME : value }];
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, key));
}

const ofNames: ReadonlySet<string> = new Set(['name', 'names', 'byCards', 'archetype', 'mentions']);
