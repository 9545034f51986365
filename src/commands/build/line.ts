import { LONGEST_LINE } from '../line/line.ts';
import { printLine } from '../line/print-line.ts';
import { lineWith } from '../line/situation-line.ts';

/** What the command is called. */
export const BUILD = 'duel build';

/** Where in the flow a line stands, beside the situation so far. */
export interface At {
  /** The step: a word of `steps.ts`; left out: what was told so far, and what can be done next. */
  readonly step?: string;
  /** The card that a step is about, or names of cards to add. */
  readonly card?: string;
  readonly page?: number;
}

/** A word with a colon right before something: it could be taken for an option. */
const likeAnOption = /\s(?:(?:text|step|card|page):|[a-z][a-z0-9-]*:\S)/i;

/** The line that goes on with a situation from a step. */
export function buildLine(text: string, { step, card, page }: At = {}): string {
  const before = { step, card, page };
  if (text === '') return printLine(BUILD, before);
  return likeAnOption.test(text.replaceAll('\n', '; '))
    ? printLine(BUILD, { ...before, text })
    : lineWith(BUILD, 'text', text, before);
}

/** Is the line one that can be read? */
export const isReadable = (line: string): boolean => line.length <= LONGEST_LINE;
