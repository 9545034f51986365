import { withoutMarks } from '../../vocabulary/terms.ts';
import { senses } from './senses.ts';

/** A piece of what was typed: a word, a number, or a mark. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  /** As it was typed, with quotes and dashes of one kind. */
  readonly text: string;
  /** In lower case, without accents. */
  readonly low: string;
  /** Where it stands in the text: [from, to) in characters. */
  readonly from: number;
  readonly to: number;
  /** Is there a space before it? */
  readonly spaced: boolean;
}

/** Marks that are typed in several ways, and how they are read. */
const sameMark: ReadonlyMap<string, string> = new Map(
  Object.entries(senses.marks).flatMap(([mark, typed]) => typed.map((each) => [each, mark] as const)),
);

const piece = /(\d[\d,]*\d|\d)(?![\p{L}\p{N}])|[\p{L}\p{N}]+|[^\s]/gu;
const contraction = /^(s|t|d|m|re|ve|ll)$/;

/**
 * Cuts a text into words, numbers and marks; spaces, invisible characters and hyphens inside words are left out. The
 * endings of "opponent's" and "don't" are words of their own ("'s", "'t"). Never throws; linear in the text.
 */
export function tokens(text: string): readonly Token[] {
  const found: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(piece)) {
    const [raw] = match;
    const from = match.index;
    const typed = sameMark.get(raw) ?? raw;
    const spaced = from > end;
    const before = found.at(-1);
    const to = from + raw.length;
    end = to;
    if (/^\p{M}|^\p{C}/u.test(raw)) continue;
    const low = plain(typed);
    if (before?.text === "'" && !spaced && contraction.test(low) && found.at(-2)?.to === before.from) {
      const { from } = before;
      found[found.length - 1] = { kind: 'word', text: `'${typed}`, low: `'${low}`, from, to, spaced: false };
      continue;
    }
    found.push({ kind: kindOf(match[1], typed), text: typed, low, from, to, spaced });
  }
  return found.filter((each, at) => !isHyphen(each, found[at + 1]));
}

function kindOf(number: string | undefined, typed: string): Token['kind'] {
  if (number !== undefined) return 'number';
  return /[\p{L}\p{N}]/u.test(typed) ? 'word' : 'mark';
}

/** A hyphen inside "face-up" joins two words; one with spaces around it is a dash. */
const isHyphen = (token: Token, next: Token | undefined): boolean =>
  (token.text === '-' || token.text === '/') && !token.spaced && next !== undefined && !next.spaced;

/** Lower case without accents: how words are compared. */
export const plain = (word: string): string => withoutMarks(word).toLowerCase();

/** Does "Counter", or "Counters", stand here, and not for a Counter Trap? */
export const isCounter = (all: readonly Token[], at: number): boolean =>
  /^counters?$/.test(all[at]?.low ?? '') && !/^traps?$/.test(all[at + 1]?.low ?? '');
