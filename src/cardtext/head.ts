import { hiddenSpans, openPlace } from './delimiters.ts';
import { kindsOf } from './forms.ts';
import { type Span, type Words, wordsOf } from './span.ts';

/** What a piece of the words before a colon says. */
const headSorts = ['limit', 'quick-effect', 'not-in-damage-step', 'phase', 'timing', 'condition'] as const;
export type HeadSort = (typeof headSorts)[number];

export interface HeadPiece extends Words {
  readonly sort: HeadSort;
  /** What joins it to the piece before. */
  readonly lead: string;
}

const sorts = kindsOf('head-sorts', headSorts);

/** Reads the words before a colon as pieces. Printing them with what joins them gives the words back. */
export function readHead(head: Words): readonly HeadPiece[] {
  const pieces: HeadPiece[] = [];
  const hidden = hiddenSpans(head.text);
  let from = 0;
  for (const to of [...cuts(head.text, hidden), head.text.length]) {
    const own = wordsOf(head.text, from, to);
    const text = own.text.replace(/^,\s*/, '');
    if (text === '') continue;
    const start = own.span[1] - text.length;
    const last = pieces.at(-1);
    const end = last === undefined ? 0 : last.span[1] - head.span[0];
    const sort = sorts.find(([form]) => form.test(text))?.[1] ?? 'condition';
    pieces.push({
      sort,
      text,
      lead: head.text.slice(end, start),
      span: [head.span[0] + start, head.span[0] + own.span[1]],
    });
    from = to;
  }
  return pieces;
}

/** Prints the pieces of a head: the other direction of `readHead`. */
export const printHead = (pieces: readonly HeadPiece[]): string =>
  pieces.map(({ lead, text }) => lead + text).join('');

/** A piece ends at a comma before words that begin another, and around parentheses that say one thing of their own. */
function cuts(text: string, hidden: readonly Span[]): readonly number[] {
  const places: number[] = [];
  for (let at = openPlace(text, hidden, ','); at !== -1; at = openPlace(text, hidden, ',', at + 1))
    if (begins.test(text.slice(at))) places.push(at);
  for (const { index, 0: own } of text.matchAll(aside)) places.push(index, index + own.length);
  if (text.startsWith('Once per turn ') && !text.startsWith('Once per turn (')) places.push(13);
  return [...new Set(places)].toSorted((a, b) => a - b);
}

const begins =
  /^,\s*(?:if|when|each time|during|at the|while|once|twice|up to (?:once|twice|thrice)|before|after|by|and if|or if|but|in|you can [^:]*\bactivate (?:1|one) of)\b/i;
const aside =
  /\((?:Quick Effect|(?:also |but )?(?:except|not) (?:during|in) the Damage Step|even during the Damage Step)\)/gi;
