import { hiddenSpans, isOpen } from './delimiters.ts';
import { type Span, wordsOf } from './span.ts';

/** A sentence of a card's text. */
export interface Sentence {
  /** With its full stop, without the bullet sign. */
  readonly text: string;
  readonly span: Span;
  /** It stands in a line that begins with a bullet. */
  readonly bullet: boolean;
  /** It is the first of its line. */
  readonly first: boolean;
  /** Which line of the text it stands in, from 0. */
  readonly line: number;
}

const BULLET = '\u25cf';

/** Splits a normalised text into its lines, and each into its sentences: a full stop in the open ends one. */
export const sentencesOf = (text: string): readonly Sentence[] =>
  linesOf(text).flatMap(({ from, to, bullet }, line) =>
    sentenceEnds(text.slice(from, to)).map(([start, end], at) => {
      const { text: own, span } = wordsOf(text, from + start, from + end);
      return { text: own, span, bullet, first: at === 0, line };
    }),
  );

interface Line {
  readonly from: number;
  readonly to: number;
  readonly bullet: boolean;
}

/** A bullet begins a line of its own also where no line break stands before it. */
function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  const cuts = Array.from(text.matchAll(/[\n\u25cf]/g), ({ index }) => index);
  let from = 0;
  for (const to of [...cuts, text.length]) {
    const { text: own, span } = wordsOf(text, from, to);
    if (own !== '') {
      const bullet = own.startsWith(BULLET);
      const start = bullet ? span[0] + 1 : span[0];
      if (wordsOf(text, start, span[1]).text !== '') lines.push({ from: start, to: span[1], bullet });
    }
    from = to;
  }
  return lines;
}

/** Where the sentences of a line stand. A sentence within parentheses on its own belongs to the one before it. */
function sentenceEnds(line: string): readonly Span[] {
  const hidden = hiddenSpans(line);
  const spans: Span[] = [];
  let from = 0;
  for (const { index } of line.matchAll(fullStop)) {
    if (index < from || !isOpen(hidden, index)) continue;
    let end = index + 1;
    while (/^\s+\([A-Za-z][^()]*\.\)/.test(line.slice(end, end + 300))) {
      const aside = line.indexOf(')', end);
      if (aside === -1) break;
      end = aside + 1;
    }
    spans.push([from, end]);
    from = end;
  }
  if (line.slice(from).trim() !== '') spans.push([from, line.length]);
  return spans;
}

/** A full stop with white space and a capital, a number, a quotation mark or a parenthesis after it; or at the end. None ends "E.C.". */
const fullStop = /(?<!\b[A-Z]\.[A-Z])[.!?](?=\s{3}|\s{0,2}$|\s{1,2}[A-Z0-9"(\u00c0-\u00de])/g;
