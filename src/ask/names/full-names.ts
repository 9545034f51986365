import { compactName, nameWords } from '../../cards/names/fold-name.ts';
import type { NameLookup, NameRange } from '../../cards/names/name-lookup.ts';
import { isOwnWord, senseAt } from '../text/lexicon.ts';
import { type Token, tokens } from '../text/tokens.ts';
import { stemsOf } from './inflected.ts';
import { fellowsOf } from './meant-card.ts';
import type { CardMention } from './mention.ts';
import { inPlaceOfCard, isWholeName, standsAsName } from './name-places.ts';
import type { TypedText } from './typed-text.ts';
import {
  begins,
  hasCapital,
  isCommon,
  isFunctional,
  isOfTheGame,
  isOrdinary,
  isSmall,
  isSortOf,
  isVerb,
  ofSeveral,
} from './word-kinds.ts';

/** More tokens than the longest name has, marks and all. */
const MOST_TOKENS = 24;
/** Names that are typed with other spaces than theirs are no chance from so many letters on. */
const FEWEST_LETTERS = 6;

interface Match {
  readonly name: string;
  readonly count: number;
  readonly inflected: boolean;
}

/**
 * Takes the cards that stand in a text by their full names: the longest name wherever one begins, names of several words
 * first. A single word that is a name, and a word of a longer one that was named before, may be either.
 */
export function takeFullNames(typed: TypedText): void {
  const single: { readonly at: number; readonly match: Match }[] = [];
  for (let at = 0; at < typed.all.length; at += 1) {
    if (typed.isTaken(at)) continue;
    const match = matchesAt(typed, at).find((each) => meansCard(typed, at, each));
    if (match === undefined) continue;
    const longer = goesOnAs(typed, at, match);
    if (longer !== undefined) {
      typed.take(longer);
      at += longer.count - 1;
      continue;
    }
    if (nameWords(match.name).includes(' ')) typed.take(fullMention(typed, at, match));
    else single.push({ at, match });
    at += match.count - 1;
  }
  for (const { at, match } of single) {
    const having = (words: string) =>
      typed.mentions.filter(({ name, start }) => start < at && ` ${nameWords(name)} `.includes(` ${words} `));
    const goesOn = typed.all[at + match.count]?.kind === 'word';
    if (goesOn && having(typed.words(at, match.count + 1)).length > 0) continue;
    const longer = having(nameWords(match.name)).map(({ name }) => name);
    const called = typed.catalogue.called(nameWords(match.name));
    const names = [...new Set([match.name, ...longer, ...called, ...fellows(typed, match.name)])];
    if (names.length === 1 || typed.isQuoted(at, match.count)) typed.take(fullMention(typed, at, match));
    else typed.ask({ typed: typed.typed(at, match.count), names, start: at, count: match.count });
  }
}

/** "Chaos End Ruler": a name with one word of a longer one behind it, that only one card has so, is a part of that one. */
function goesOnAs(typed: TypedText, start: number, { count, inflected }: Match): CardMention | undefined {
  const next = typed.all[start + count];
  const goesOn = !inflected && hasCapital(next) && !isOfTheGame(next?.low ?? '') && next?.spaced === true;
  if (!goesOn || typed.isQuoted(start, count)) return undefined;
  const { lookup } = typed.catalogue;
  const having = lookup.having(typed.words(start, count + 1));
  const names = [...new Set(having.map((card) => lookup.nameOf(card)))];
  const [name, other] = names;
  if (name === undefined || other !== undefined) return undefined;
  return { name, start, count: count + 1, by: 'part', takenFrom: typed.typed(start, count + 1) };
}

/** As many of a family may be meant by a word of theirs that is a card's whole name, too. */
const MOST_FELLOWS = 2;

/** "Frightfur Sheep ... Wolf": the cards with an everyday word in their names that belong with one named in full. */
function fellows({ mentions, catalogue }: TypedText, name: string): readonly string[] {
  const { lookup } = catalogue;
  const word = nameWords(name);
  if (!isOrdinary(word)) return [];
  const named = mentions.map((each) => each.name);
  const having = lookup.having(word).map((card) => lookup.nameOf(card));
  const others = having.filter((each) => each !== name && !named.includes(each));
  const found = fellowsOf(others, word, named);
  return found.length > MOST_FELLOWS ? [] : found;
}

const fullMention = (typed: TypedText, start: number, { name, count, inflected }: Match): CardMention =>
  inflected
    ? { name, start, count, by: 'inflected', takenFrom: typed.typed(start, count) }
    : { name, start, count, by: 'name' };

/** The names that begin here, the longest first. */
function matchesAt(typed: TypedText, start: number): readonly Match[] {
  const { all, catalogue } = typed;
  const first = all[start];
  if (
    first === undefined ||
    first.kind === 'mark' ||
    (!hasCapital(first) && isSmall(first.low) && typed.writesCapitals)
  )
    return [];
  const { lookup } = catalogue;
  const found: Match[] = [];
  const marks: string[] = [];
  let letters = '';
  let range: NameRange | undefined;
  for (let at = start; at < all.length && at - start < MOST_TOKENS; at += 1) {
    const next = lettersAt(all, at);
    if (next === '') {
      if (isLoose(all, at)) marks.push(all[at]?.text ?? '');
      continue;
    }
    const within = lookup.beginning(letters + next, range);
    const match = (typedLetters: string, among: NameRange, inflected: boolean): void => {
      const count = at - start + 1;
      const name = bestName(lookup, lookup.named(typedLetters, among), typed.words(start, count), marks);
      if (name === undefined || !isSpelledSo(typed, start, count, name, inflected)) return;
      if (all[at]?.low === "'s" && !/['\u2019]s?\W*$/.test(name)) return;
      found.unshift({ name, count: count + endsAfter(all, start + count, name), inflected });
    };
    if (within !== undefined) match(letters + next, within, false);
    if (within === undefined || found[0]?.count !== at - start + 1)
      for (const stem of hasCapital(first) || owns(all[at + 1]) || isOfSeveral(all[start - 1])
        ? stemsOf(all[at]?.low ?? '')
        : []) {
        const among = lookup.beginning(letters + stem, range);
        if (among !== undefined) match(letters + stem, among, true);
      }
    if (within === undefined) break;
    letters += next;
    range = within;
  }
  return found.toSorted((a, b) => b.count - a.count || Number(a.inflected) - Number(b.inflected));
}

const plainWord = /^[a-z0-9]+$/;

/** The letters of a token as names are compared; none of a mark. */
export function lettersAt(all: readonly Token[], at: number): string {
  const { low = '', text = '', kind } = all[at] ?? {};
  if (plainWord.test(low)) return isNumberSign(all, at) ? 'number' : low;
  if (kind === 'mark') return text === '&' ? 'and' : '';
  return compactName(nameWords(low));
}

/** "No. 39" is "Number 39". */
const isNumberSign = (all: readonly Token[], at: number): boolean => {
  if (!/^(?:no|nr|num)$/.test(all[at]?.low ?? '')) return false;
  const next = all[at + 1]?.text === '.' ? all[at + 2] : all[at + 1];
  return /^(?:[csf]|ic)?\d+$/.test(next?.low ?? '');
};

/** A mark with a space beside it parts words, and stands in a name only where it is printed there. */
const isLoose = (all: readonly Token[], at: number): boolean =>
  (all[at]?.spaced === true || all[at + 1]?.spaced !== false) && !isNumberSign(all, at - 1);

/** Of cards whose names have the same letters, the one that is typed in the same words; those with other marks are none. */
function bestName(
  { nameOf, wordsOf }: NameLookup,
  cards: readonly number[],
  words: string,
  marks: readonly string[],
): string | undefined {
  const fit = marks.length === 0 ? cards : cards.filter((card) => hasMarks(nameOf(card), marks));
  const best = fit.find((card) => wordsOf(card) === words) ?? fit[0];
  return best === undefined ? undefined : nameOf(best);
}

function hasMarks(name: string, marks: readonly string[]): boolean {
  const printed = new Set(tokens(name).map(({ text }) => text));
  return marks.every((mark) => printed.has(mark) || (mark === "'" && printed.has('"')));
}

/** Words that only together have the letters of a name ("terror top") are one where they begin with a capital, and are long. */
function isSpelledSo(
  typed: TypedText,
  start: number,
  count: number,
  name: string,
  inflected: boolean,
): boolean {
  const [words, printed] = [typed.words(start, count), nameWords(name)];
  if (inflected ? words.startsWith(printed.slice(0, printed.lastIndexOf(' ') + 1)) : words === printed)
    return true;
  // "mirrorforce": no word has the letters of a name but that name.
  if (count === 1 && !inflected && words.length >= FEWEST_LETTERS && !isOrdinary(words)) return true;
  // "Is Stardust on the field" names no card "Starduston".
  const joins = words.split(' ').slice(1).some(isSmall);
  return (
    hasCapital(typed.all[start]) &&
    words.length >= FEWEST_LETTERS &&
    !joins &&
    isWholeName(typed, start, count)
  );
}

/** The marks that a name ends with, where they were typed: "A Wild Monster Appears!". A full stop may end the sentence, too. */
function endsAfter(all: readonly Token[], after: number, name: string): number {
  const printed = tokens(name);
  const ends = printed.slice(printed.findLastIndex(({ kind }) => kind !== 'mark') + 1);
  let count = 0;
  for (const { text } of ends) {
    const mark = all[after + count];
    if (mark === undefined || mark.spaced || mark.text !== text) break;
    if (text === '.' && (all[after + count + 1] === undefined || endsSentence(all, after + count))) break;
    count += 1;
  }
  return count;
}

/** Does a sentence end with this full stop: is what follows written as at the start of one? */
export const endsSentence = (all: readonly Token[], at: number): boolean => {
  const next = all[at + 1];
  return next === undefined || (hasCapital(next) && !isOfTheGame(next.low) && next.low !== 'special');
};

/** Words of the game that are also a name ("Fine", "Set") are the card only between quotation marks or as printed. */
function meansCard(typed: TypedText, start: number, { name, count, inflected }: Match): boolean {
  const { all } = typed;
  const words = all.slice(start, start + count).filter(({ kind }) => kind !== 'mark');
  if (typed.isQuoted(start, count)) return true;
  // "De-Fusion" is made of words of the game, which nobody else joins so.
  if (name.includes('-') && typed.typed(start, count).includes('-')) return true;
  if (typed.isInCompound(start, count) || words.every(({ kind }) => kind === 'number')) return false;
  // "They special summon Storm Caller": the verb of a Summon is no "Summon Storm"; who Tributes a Summoned Skull names that.
  // "Can I chain Destruction Jammer": so is what somebody does no "Chain Destruction".
  const acts =
    isVerb(words[0]?.low ?? '') && /^(?:i|we|you|they|he|she|opponent)$/.test(all[start - 1]?.low ?? '');
  const mayBeVerb = acts || (/^summon/.test(words[0]?.low ?? '') && isWayOfSummon(all[start - 1]));
  if (mayBeVerb && matchesAt(typed, start + 1).some((each) => each.count >= count)) return false;
  const phrase = senseAt(all, start);
  if (phrase !== undefined && phrase.count >= count) return false;
  const [first] = words;
  if (first === undefined || isOneOfSort(typed, start, count)) return false;
  const capital = words.every((each) => each.kind === 'number' || hasCapital(each) || isSmall(each.low));
  if (words.length === 1 && isOfTheGame(first.low)) return false;
  if (capital && hasCapital(first))
    return words.length > 1 || !begins(all, start) || isNameAtStart(all, start);
  if (inflected)
    return (
      !typed.writesCapitals &&
      !words.every(isCommon) &&
      (owns(all[start + count]) || (words.length > 1 && isOfSeveral(all[start - 1])))
    );
  if (words.every(({ low, kind }) => kind === 'number' || isPlain(low, words.length)))
    return isPlayed(typed, start, count);
  // "does raigeki destroy Celtic Guardian": a word that is none of everyday language is the card's, however it is written.
  if (words.some(({ low }) => low.length >= FEWEST_LETTERS && !isOrdinary(low))) return true;
  return words.length > 2 || !typed.writesCapitals || inPlaceOfCard(typed, start, count);
}

const isWayOfSummon = (before: Token | undefined): boolean =>
  /^(?:special|normal|tribute|flip|fusion|ritual|synchro|xyz|link|pendulum)$/.test(before?.low ?? '');

/** "sangans effect": what a card has stands behind its name, and the name has lost its apostrophe. */
const owns = (next: Token | undefined): boolean =>
  /^(?:eff|effects?|atk|def|attack|search|controller|mill|draw|burn|coin|level|rank|scale|cost|summon|trigger|activation|ability|flip|gy|hand|first|second)$/.test(
    next?.low ?? '',
  );

/** "Two lightning storms". */
const isOfSeveral = (before: Token | undefined): boolean =>
  before?.kind === 'number' || /^(?:two|three|both|multiple|several)$/.test(before?.low ?? '');

/**
 * "can i ash bonfire", "chain it to bonfire", "does bonfire search": an everyday word that is a name, where only a card can be
 * and nobody has capitals.
 * @param fewest letters, where another card or what it does stands beside it
 */
export function isPlayed(
  { all, writesCapitals, catalogue }: TypedText,
  start: number,
  count: number,
  fewest = FEWEST_LETTERS,
): boolean {
  const [word, before, after] = [all[start]?.low ?? '', all[start - 1]?.low ?? '', all[start + count]];
  const low = after?.low ?? '';
  const ends = after === undefined || after.kind === 'mark' || endsPhrase.test(low);
  const byCard = !isOrdinary(before) && catalogue.called(before).length === 1;
  // "Can honest be activated": it is what does that.
  const acts = /^(?:can|does|did|will|is)$/.test(before) && actsBehind.test(low);
  const isUsed =
    /^(?:activates?|chains?|uses?|plays?|flips?|negate|affect|to|on|with|after|under|by|[2-3]|two|three|another)$/.test(
      before,
    );
  const most = (acts && count === 1) || (ends && byCard) ? fewest : FEWEST_LETTERS;
  const isWord = count === 1 && (isOwnWord(word) || word.length < most);
  if (writesCapitals || isWord || isFunctional(word)) return false;
  return (acts && count === 1) || (ends && (byCard || isUsed));
}

const endsPhrase =
  /^(?:if|when|while|this|in|on|to|from|with|against|during|after|as|and|or|under|targeting|attack|resolves?)$/;
const actsBehind =
  /^(?:be|work|activate|trigger|target|negate|stop|destroy|banish|draw|search|add|get|miss|hit|need|have|resolve|once|mandatory|optional|targeting|hopt|opt|protect|save|kill|return|count|stay|affect)$/;

/** May it be a word of the sentence rather than of a name of so many words? */
const isPlain = (low: string, words: number): boolean =>
  isSmall(low) || (words === 1 ? isOrdinary(low) : isOwnWord(low));

/** "Question: ...", "Next, ...": a word of everyday language at the start of a sentence is no name, but where it does something. */
const isNameAtStart = (all: readonly Token[], start: number): boolean =>
  standsAsName(all, start) || !isOrdinary(all[start]?.low ?? '');

/** "A Black Luster Soldier monster": a sort of cards, although a card has that name too. */
function isOneOfSort({ all }: TypedText, start: number, count: number): boolean {
  const [before, after] = [all[start - 1], all[start + count]];
  if (!isSortOf(after) || before === undefined) return false;
  return (
    before.kind === 'number' ||
    ofSeveral.has(before.low) ||
    /^(?:monsters|cards|deck)$/.test(after?.low ?? '')
  );
}
