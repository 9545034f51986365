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
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  return { text: text.slice(start, end), span: [start, end] };
}
