import { z } from 'zod';
import { forms, pattern } from './forms.ts';
import type { Span } from './span.ts';

/** A text in today's wording, with the way back to where each stretch stood in the text that was given. */
export interface Normalised {
  readonly original: string;
  readonly text: string;
  /** Where a stretch of the normalised text stands in the original. */
  readonly toOriginal: (span: Span) => Span;
}

/** What is rewritten, and what is written for it: `$^1` is the first stretch with a capital. */
type Rewrite = readonly [old: RegExp, today: string];

/** Typographic signs, each with what is written for it today. The order counts, as it does below. */
const signs: readonly Rewrite[] = [
  [/\r\n?/g, '\n'],
  [/[\u00a0\u2002-\u200a\u202f]/g, ' '],
  [/[\u201c\u201d\u201e\u201f\uff02]/g, '"'],
  [/[\u2018\u2019\u201a\u2032]/g, "'"],
  [/''/g, '"'],
  [/[\u2022\u30fb\u25cb]/g, '\u25cf'],
];
/** One of them can only stand in a text with such a sign. */
const anySign = /[\r\u00a0-\uffff]|''/;

/** Old wordings, each with what is written for it today; before that, words that it cannot stand without. */
const wordings = z.array(z.tuple([z.string(), pattern, z.string()])).parse(forms.wordings);

/** Longer texts than this, and longer sentences, are not looked at: the longest of any card is far below. */
export const longestText = 4_000;
export const longestSentence = 1_500;

/** Puts a text into today's wording; one that is too long to be looked at stays as it is. */
export function normalise(original: string): Normalised {
  let text = original;
  let map: readonly number[] | null = null;
  const apply = ([old, today]: Rewrite): void => {
    if (text.search(old) !== -1) [text, map] = rewrite(text, map, old, today);
  };
  const looked = original.length <= longestText;
  if (looked && anySign.test(text)) signs.forEach(apply);
  for (const [within, ...wording] of looked ? wordings : []) if (text.includes(within)) apply(wording);
  const from = (at: number): number => map?.[at] ?? at;
  return { original, text, toOriginal: ([start, end]) => [from(start), from(end)] };
}

/** Rewrites one wording. Each new character points to the old one at its place, the last one to all that is left. */
function rewrite(
  text: string,
  before: readonly number[] | null,
  old: RegExp,
  today: string,
): readonly [string, readonly number[]] {
  const origin = (at: number): number => before?.[at] ?? at;
  const map: number[] = [];
  let out = '';
  let done = 0;
  for (const match of text.matchAll(old)) {
    for (let at = done; at < match.index; at += 1) map.push(origin(at));
    const written = today.replace(/\$(\^?)(\d)/g, (_, first: string, group: string) => {
      const stretch = match[Number(group)] ?? '';
      return first === '' ? stretch : stretch.charAt(0).toUpperCase() + stretch.slice(1);
    });
    out += text.slice(done, match.index) + written;
    for (let at = 0; at < written.length; at += 1)
      map.push(origin(match.index + Math.min(at, match[0].length - 1)));
    done = match.index + match[0].length;
  }
  for (let at = done; at <= text.length; at += 1) map.push(origin(at));
  return [out + text.slice(done), map];
}
