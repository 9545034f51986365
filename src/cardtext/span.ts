/** A stretch of a text, as [from, to) in characters. */
export type Span = readonly [from: number, to: number];

/** Words of a card with the place where they stand. */
export interface Words {
  readonly text: string;
  readonly span: Span;
}

/** The words of a text between two places, without white space at the ends. */
export function wordsOf(text: string, from: number, to: number): Words {
  let start = from;
  let end = to;
  while (start < end && isSpace(text.charCodeAt(start))) start += 1;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
  return { text: text.slice(start, end), span: [start, end] };
}

/** White space: the usual sorts at once, the rare ones by the pattern. */
const isSpace = (code: number): boolean =>
  code < 128 ? code === 0x20 || (code >= 0x09 && code <= 0x0d) : /\s/.test(String.fromCharCode(code));
