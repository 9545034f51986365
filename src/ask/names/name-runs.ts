import type { Token } from '../text/tokens.ts';
import { stemsOf } from './inflected.ts';
import { isWholeName, standsAsName } from './name-places.ts';
import type { TypedText } from './typed-text.ts';
import { hasCapital, isCommon, isSmall } from './word-kinds.ts';

/** The longest part of a name that is looked for, in tokens. */
const MOST_TOKENS = 9;

/** Words that may be all or a part of a name: how many tokens, and the words as names are compared. */
export interface NameRun {
  readonly start: number;
  readonly count: number;
  readonly words: string;
  /** The same with the last word as what it may be a form of. */
  readonly stems: readonly string[];
}

/** The runs of words that may be a name from a token on, the longest first: a capital at both ends, and no mark that parts words. */
export function runsAt(typed: TypedText, start: number): readonly NameRun[] {
  const { all } = typed;
  if (!hasCapital(all[start]) || typed.isTaken(start)) return [];
  const found: NameRun[] = [];
  for (let count = 1; count <= MOST_TOKENS; count += 1) {
    const at = start + count - 1;
    if (all[at] === undefined || typed.isTaken(at) || !continues(all, at)) break;
    if (!endsName(all, at) || typed.isInCompound(start, count) || !stands(typed, start, count)) continue;
    const words = typed.words(start, count);
    if (words !== '') found.unshift({ start, count, words, stems: stemsIn(words, typed) });
  }
  return found;
}

/** "Neos" is no plural: a word that stands in names, or that players call a card by, is no form of another. */
function stemsIn(words: string, { catalogue }: TypedText): readonly string[] {
  const space = words.lastIndexOf(' ') + 1;
  const last = words.slice(space);
  if (catalogue.lookup.isWord(last) || catalogue.called(words).length > 0) return [];
  return stemsOf(last).map((stem) => words.slice(0, space) + stem);
}

/** May a name go on with this token? */
function continues(all: readonly Token[], at: number): boolean {
  const [token, next] = [all[at], all[at + 1]];
  if (token === undefined) return false;
  if (token.low === "'s" || token.text === '&') return hasCapital(next);
  if (token.kind === 'mark')
    return (
      /^[.:/-]$/.test(token.text) &&
      !token.spaced &&
      (next === undefined || !next.spaced || isInitial(all, at - 1))
    );
  return token.kind === 'number' || hasCapital(token) || isSmall(token.low) || !token.spaced;
}

/** "D.D.R.": letters that a full stop stands behind. */
const isInitial = (all: readonly Token[], at: number): boolean =>
  all[at]?.low.length === 1 && all[at]?.kind === 'word' && all[at - 1]?.text === '.';

function endsName(all: readonly Token[], at: number): boolean {
  const token = all[at];
  if (token?.text === '.') return isInitial(all, at - 1);
  return (
    token?.kind === 'number' ||
    (token?.kind === 'word' && (hasCapital(token) || (!token.spaced && !token.low.startsWith("'"))))
  );
}

/** May it be all of a name: it is no kind of Token, and not all of its words are common? */
function stands(typed: TypedText, start: number, count: number): boolean {
  const { all } = typed;
  const run = all.slice(start, start + count);
  const isSmallRest = (each: Token) => each.kind === 'mark' || isCommon(each) || isSmall(each.low);
  if (run.every((each) => isSmallRest(each) || (each.low.length === 1 && !isDotted(run)))) return false;
  if (/^tokens?$/.test(all[start + count]?.low ?? '')) return false;
  return run.at(-1)?.text === '.' || isWholeName(typed, start, count);
}

const isDotted = (run: readonly Token[]): boolean => run.length > 2 && run.some(({ text }) => text === '.');

/** May a single word be a name where it stands? More than one are. */
export const mayBeName = ({ all }: TypedText, { start, count }: NameRun): boolean =>
  count > 1 || standsAsName(all, start);
