import type { NotUnderstood } from './grammar/clause.ts';

/** So much of a clause is quoted behind a word that was not understood; in characters. */
const LONGEST = 45;

/**
 * The words of a text that were not understood, each stretch of them once, with what stands behind it in its clause, so
 * that whoever wrote it finds it again: "in its column".
 */
export function notReadIn(text: string, all: readonly NotUnderstood[]): readonly string[] {
  const placed = all.filter(({ to }) => to > 0).toSorted((a, b) => a.from - b.from);
  // What was spoken of and got no verb follows from the words that were not understood, where there are some.
  if (placed.length === 0) return [...new Set(all.map(({ text: said }) => said))];
  const quotes: { from: number; to: number }[] = [];
  for (const { from, to } of placed) {
    const last = quotes.at(-1);
    if (last !== undefined && from <= last.to) continue;
    quotes.push({ from, to: Math.max(to, clauseEnd(text, to)) });
  }
  return [...new Set(quotes.map(({ from, to }) => shortened(text.slice(from, to).trim())))];
}

function clauseEnd(text: string, from: number): number {
  const end = text.slice(from).search(/[.,;:?!)]/);
  return end < 0 ? text.length : from + end;
}

const shortened = (words: string): string =>
  words.length <= LONGEST ? words : `${words.slice(0, words.lastIndexOf(' ', LONGEST))} …`;

/** The line for words that were not understood, as it is shown and as the reply counts them. */
export const notReadLine = (words: string): string => `I did not understand: "${words}"`;
