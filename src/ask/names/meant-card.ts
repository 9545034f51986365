import type { Catalogue } from '../../cards/catalogue.ts';
import { nameWords } from '../../cards/names/fold-name.ts';
import { fitsWay, type ToldWay } from './told-way.ts';
import { isOrdinary } from './word-kinds.ts';

/** Words that more cards have are those of a large family of cards. */
const MOST_CARDS = 200;
/** Of more cards than these only another card that is named tells which is meant. */
const MOST_LIKELY = 12;
/** Shorter words are those of too many families. */
const SHORTEST_FAMILY = 3;
/** As many are offered to be chosen from. */
const MOST_OFFERED = 4;

/** Which card is meant by a part of a name, or which ones may be. */
export interface Meant {
  readonly name?: string;
  readonly by?: 'part' | 'nickname' | 'kind';
  readonly unclear?: readonly string[];
}

/** What a text says beside a name. */
export interface Beside {
  /** The cards that it names besides. */
  readonly named: readonly string[];
  readonly way?: ToldWay | undefined;
}

/**
 * The card that is meant by words that are not the whole of a name: the only one that has them or that players call so; of
 * several the one that can be Summoned as told, the one that shares a word with another named card, or the one whose whole
 * name the others only add to. How well known a card is decides nothing but by the table of nicknames.
 * @param words as names are compared
 */
export function meantBy(words: string, catalogue: Catalogue, beside: Beside): Meant {
  const { lookup } = catalogue;
  const { way } = beside;
  const fits = (name: string): boolean => way === undefined || fitsWay(catalogue.exact(name), way);
  const called = catalogue.called(words).filter(fits);
  const numbers = lookup.having(words);
  if (numbers.length > MOST_CARDS) return oneOf(called);
  const having = [...new Set(numbers.map((card) => lookup.nameOf(card)))];
  const fitting = having.filter(fits);
  const [only] = fitting;
  if (fitting.length <= 1) {
    if (called.length > 0) return oneOf(called);
    return only === undefined || isInside(only, words) ? {} : { name: only, by: 'part' };
  }
  const related = fellowsOf(fitting, words, beside.named);
  const [fellow] = related;
  const [nick] = called;
  if (related.length === 1 && fellow !== undefined) {
    if (nick === undefined || nick === fellow) return { name: fellow, by: 'part' };
    return { unclear: [fellow, ...called] };
  }
  if (nick !== undefined) return oneOf(called);
  if (fitting.length > MOST_LIKELY) return {};
  const base = baseOf(fitting) ?? calledByLess(words, fitting, catalogue);
  if (base !== undefined) return { name: base, by: 'part' };
  const likely = fitting.filter((name) => isCalledSo(name, words));
  if (likely.length === 0) return {};
  const offered = likely.length === 1 ? fitting : likely;
  return offered.length > MOST_OFFERED ? {} : { unclear: offered };
}

/** Of cards that have the same words in their names, those whose names share another with a named card, which no other word is. */
export function fellowsOf(
  names: readonly string[],
  words: string,
  named: readonly string[],
): readonly string[] {
  const known = new Set(named.flatMap((name) => nameWords(name).split(' ')));
  const shares = (word: string): boolean =>
    word.length >= SHORTEST_FAMILY &&
    known.has(word) &&
    !isOrdinary(word) &&
    !words.split(' ').includes(word);
  return names.filter((name) => nameWords(name).split(' ').some(shares));
}

/** Of several cards the one that players call by some of these words: "Decisive Armor" for who says "Decisive". */
function calledByLess(words: string, names: readonly string[], catalogue: Catalogue): string | undefined {
  const called = words.split(' ').flatMap((word) => catalogue.called(word));
  const found = names.filter((name) => called.includes(name));
  return found.length === 1 ? found[0] : undefined;
}

/** A single word in the middle of a name, where nobody calls the card by it. */
function isInside(name: string, words: string): boolean {
  if (words.includes(' ')) return false;
  return !name.split(/, | - |: | (?:the|of|from|with|in|&|and) /i).some((each) => {
    const folded = ` ${nameWords(each)} `;
    return folded.startsWith(` ${words} `) || folded.endsWith(` ${words} `);
  });
}

/** "Demise" of "Demise, King of Armageddon" and of "Card of Demise": may the card be called so? */
const isCalledSo = (name: string, words: string): boolean =>
  name
    .split(/, | - |: | (?:the|of|from|with|in) /i)
    .some((each) => ` ${nameWords(each)}`.endsWith(` ${words}`));

function oneOf(called: readonly string[]): Meant {
  const [name, other] = called;
  if (name === undefined) return {};
  return other === undefined ? { name, by: 'nickname' } : { unclear: called.slice(0, MOST_OFFERED) };
}

/** The name that all the others only add words to: who means one of them says such a word. */
export function baseOf(names: readonly string[]): string | undefined {
  const all = names.map((name) => ({ name, words: nameWords(name).split(' ') }));
  const found = all.filter(({ words }) => all.every((other) => standsIn(words, other.words)));
  return found.length === 1 ? found[0]?.name : undefined;
}

/** Do these words stand in a name in their order? */
function standsIn(words: readonly string[], name: readonly string[]): boolean {
  let at = 0;
  for (const word of name) if (word === words[at]) at += 1;
  return at === words.length;
}
