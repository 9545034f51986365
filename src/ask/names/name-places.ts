import type { Catalogue } from '../../cards/catalogue.ts';
import { setOf } from '../../platform/list-of.ts';
import type { Token } from '../text/tokens.ts';
import type { TypedText } from './typed-text.ts';
import {
  begins,
  didSomething,
  doesSomething,
  hasCapital,
  isCommon,
  isSortOf,
  isVerb,
  ofSeveral,
} from './word-kinds.ts';

const beforeCards: ReadonlySet<string> = setOf(
  'my their his her its our your opponents opp with by from using via and or of on under into',
  'against is vs',
);
/** The same where nobody writes capitals: behind these stands a name, where the word is none of everyday language. */
const beforeNamesInLower: ReadonlySet<string> = setOf('to for after before than like');
const articles: ReadonlySet<string> = new Set(['the', 'a', 'an']);
const asksOf: ReadonlySet<string> = setOf('does can will would is if when could did after');

/**
 * Does a card stand here rather than a word: behind "my", "with", "they chain", or before what it does? For words without
 * a capital, where the writer has capitals for others.
 * @param among `plain` where nobody has capitals, so that more is needed to say what is no card
 */
export function inPlaceOfCard({ all, writesCapitals }: TypedText, start: number, count: number): boolean {
  const [before, further, after] = [all[start - 1], all[start - 2], all[start + count]];
  if (after?.low === "'s") return true;
  if (before === undefined || before.kind === 'mark') return !writesCapitals && doesSomething(after);
  if (before.low === "'s") return further !== undefined && /^opp(?:onent)?$/.test(further.low);
  return (
    beforeCards.has(before.low) ||
    isVerb(before.low) ||
    (!writesCapitals && [articles, asksOf, beforeNamesInLower].some((words) => words.has(before.low))) ||
    (asksOf.has(before.low) && after !== undefined && isVerb(after.low))
  );
}

/** Does a noun of the game stand behind the words, also where they are quoted: "an Infernoid monster", `"Blue-Eyes" cards`? */
export function isBeforeNoun(typed: TypedText, start: number, count: number): boolean {
  const { all } = typed;
  const after = start + count;
  // "ash Monster Reborn": the noun begins a name of its own.
  if (typed.isTaken(after)) return false;
  // "Mobius' Spell": the mark behind a name that ends with "s" is no quotation mark.
  const [opens, closes] = [all[start - 1]?.text, all[after]?.text];
  const isQuoted = closes === '"' || (closes === "'" && opens === "'");
  return isSortOf(all[isQuoted ? after + 1 : after]);
}

/** Every sentence begins with a capital: a single word there is a name only where it is one in the sentence too. */
export function standsAsName(all: readonly Token[], at: number): boolean {
  const next = all[behindAside(all, at + 1)];
  if (!begins(all, at) || all[at + 1]?.low === "'s" || didSomething(next)) return true;
  return all.some((each, index) => each.text === all[at]?.text && !begins(all, index));
}

/** Where a sentence goes on behind what was put in between: "X (with 2 Counters) was", "X, Summoned last turn, lets". */
function behindAside(all: readonly Token[], at: number): number {
  const ends = all[at]?.text === '(' ? ')' : all[at]?.text === ',' ? ',' : undefined;
  if (ends === undefined) return at;
  const close = all.findIndex(({ text }, index) => index > at && (text === ends || /^[.?!;:]$/.test(text)));
  return all[close]?.text === ends ? close + 1 : at;
}

/** Is it all of a name: no other word with a capital stands beside it? */
export function isWholeName(typed: TypedText, start: number, count: number): boolean {
  const { all } = typed;
  const isFree = (at: number): boolean => {
    const each = all[at];
    return !hasCapital(each) || each === undefined || typed.isTaken(at) || isCommon(each);
  };
  return isFree(start + count) && (isFree(start - 1) || begins(all, start - 1));
}

/** Words that so many names have are those of a family of cards. */
const FAMILY = 5;
/** Is that the name of a family of cards? @param words as names are compared */
export const isFamily = (words: string, { lookup }: Catalogue): boolean =>
  lookup.having(words).length >= FAMILY;

/** "a Red-Eyes", "two Ice Barrier monsters", "non-Toon": one of a sort of cards, called by a part of a name. */
export function isSort(typed: TypedText, start: number, count: number): boolean {
  const { all, catalogue } = typed;
  const before = all[start - 1];
  if (isBeforeNoun(typed, start, count)) return true;
  if (before === undefined || !(ofSeveral.has(before.low) || isNumber(all, start - 1))) return false;
  return isFamily(typed.words(start, count), catalogue);
}

/** "two", "3", and not the Level of one monster. */
const isNumber = (all: TypedText['all'], at: number): boolean =>
  all[at]?.kind === 'number' && !/^(?:level|rank|link)$/.test(all[at - 1]?.low ?? '');
