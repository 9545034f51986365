import type { Pausing } from '../../platform/cooperative.ts';
import { nameWords, typedWords } from './fold-name.ts';
import type { NameIndex } from './name-index.ts';
import type { NameTable } from './name-table.ts';
import type { CalledSo } from './nicknames.ts';
import { entriesNamed, rankNames } from './rank.ts';

/** A card that a search found: its number, and how well it fits. */
export interface Hit {
  readonly card: number;
  readonly score: number;
}

/** What a search works with. */
export interface Names {
  readonly index: NameIndex;
  readonly nicknames: CalledSo;
}

/** The cards that are named so, and by what. */
export interface Named {
  readonly by: 'name' | 'number' | 'nickname' | 'other-name' | 'set-number';
  readonly cards: readonly number[];
}

const scores = { name: 1, number: 1, nickname: 0.99, 'set-number': 0.99, 'other-name': 0.98 } as const;
/** Where no English name fits better, names in other languages are searched, too: 0.6 left one German typo in 20 unseen. */
const FITS = 0.7;
/** A name in another language that is merely close counts less than an English one in the letters of both. */
const FOREIGN = 0.85;
const hasForeignLetters = (words: string): boolean => /[^a-z0-9 ]/.test(words);

/** The cards that have this very name, number or nickname: the first of these that any card has. */
export function namedSo({ index, nicknames }: Names, typed: string): Named | undefined {
  const words = typedWords(typed);
  if (words === '') return undefined;
  const english = named(index, typed);
  if (english.length > 0) return { by: 'name', cards: english };
  const number = withNumber(index, typed);
  if (number !== undefined) return { by: 'number', cards: [number] };
  const called = calledSo({ index, nicknames }, words);
  if (called.length > 0) return { by: 'nickname', cards: called };
  const code = index.withSetNumber(typed);
  if (code !== undefined) return { by: 'set-number', cards: [code] };
  const foreign = namedElsewhere(index.otherNames(), typed);
  return foreign.length === 0 ? undefined : { by: 'other-name', cards: foreign };
}

/** The cards with this name in another language: where the words of one are those typed, the others do not count. */
function namedElsewhere(others: NameTable, typed: string): readonly number[] {
  const spellings = spellingsOf(typed);
  const entries = spellings.flatMap((words) => entriesNamed(others, words));
  const sameWords = entries.filter((entry) => spellings.includes(others.words.at(entry)));
  const meant = sameWords.length > 0 ? sameWords : entries;
  return [...new Set(meant.map((entry) => others.cardOf[entry] ?? 0))];
}

/** The words of a name as they stand, and as typed: a name may have "No." itself, where it is not English. */
const spellingsOf = (typed: string): readonly string[] => [...new Set([nameWords(typed), typedWords(typed)])];

/** The cards that may be meant, best first. Whoever types is not to hold up others: the search rests between its parts. */
export function* searchNames(names: Names, typed: string, limit: number): Pausing<readonly Hit[]> {
  const { index } = names;
  const words = typedWords(typed);
  if (words === '') return [];
  const best = new Map<number, number>();
  const offer = (card: number, score: number): void => {
    if (score > (best.get(card) ?? 0)) best.set(card, score);
  };
  const sure = namedSo(names, typed);
  for (const card of sure?.cards ?? []) offer(card, scores[sure?.by ?? 'name']);
  // A nickname may be the name of another card: that one comes first, and this one next.
  for (const card of calledSo(names, words)) offer(card, scores.nickname);
  const english = yield* rankNames(index.english, words);
  for (const { entry, score } of english) offer(entry, score);
  if (sure === undefined && ((english[0]?.score ?? 0) < FITS || hasForeignLetters(words))) {
    const others = index.otherNames();
    yield;
    for (const { entry, score } of yield* rankNames(others, words))
      offer(others.cardOf[entry] ?? 0, FOREIGN * score);
  }
  return [...best]
    .map(([card, score]) => ({ card, score }))
    .sort((a, b) => b.score - a.score || a.card - b.card)
    .slice(0, limit);
}

/** The cards that players call so, by the words of what they type. */
export function calledSo({ index, nicknames }: Names, words: string): readonly number[] {
  const cards = nicknames.get(words) ?? [];
  return cards.flatMap((name) => entriesNamed(index.english, nameWords(name)).slice(0, 1));
}

/** The cards with this English name: by its punctuation or words where two differ in that alone, the better known first. */
function named({ english, refAt }: NameIndex, typed: string): readonly number[] {
  const spellings = spellingsOf(typed);
  const cards = [...new Set(spellings.flatMap((words) => entriesNamed(english, words)))];
  if (cards.length < 2) return cards;
  const same = cards.filter((card) => refAt(card).name.toLowerCase() === typed.trim().toLowerCase());
  if (same.length > 0) return same;
  const sameWords = cards.filter((card) => spellings.includes(english.words.at(card)));
  return sameWords.length > 0 ? sameWords : cards;
}

/** The card with this passcode, leading zeros or not; "k" and a number is that of the official database. */
function withNumber({ passwords, konamiIds }: NameIndex, typed: string): number | undefined {
  const [, konami, digits] = /^\s*(k?)0*([1-9]\d{0,9})\s*$/i.exec(typed) ?? [];
  if (digits === undefined) return undefined;
  const at = (konami === '' ? passwords : konamiIds).indexOf(Number(digits));
  return at === -1 ? undefined : at;
}
