import { lettersWrong } from '../../platform/edit-distance.ts';
import { Recent } from '../../platform/lru-cache.ts';
import { nameWords } from './fold-name.ts';
import type { NameTable } from './name-table.ts';
import { lowerBound, prefixRange } from './packed.ts';

/** Names that stand beside each other in the order of their letters: [from, to). */
export type NameRange = readonly [from: number, to: number];

/** The English names of a catalogue for finding them in a text, by first letters and by words; cards are numbers, the best known first. */
export interface NameLookup {
  /** The names that begin with these letters; undefined where none does. */
  beginning(letters: string, among?: NameRange): NameRange | undefined;
  /** The cards of such names that have these letters and no more. */
  named(letters: string, among: NameRange): readonly number[];
  /** The cards whose names have these words one after the other. */
  having(words: string): readonly number[];
  /** The same, each with the words of its name. */
  namesHaving(words: string): readonly { readonly card: number; readonly words: string }[];
  /** Words of names that begin with the same letter and differ from this one in at most so many letters. */
  wordsLike(word: string, wrong: number): readonly string[];
  /** Two words of names that are written together in this one, with a space between them. */
  wordsIn(word: string): readonly string[];
  /** Does any name have this word? */
  isWord(word: string): boolean;
  wordsOf(card: number): string;
  nameOf(card: number): string;
}

/** Where names begin is kept of so many words: a text is read in several ways, and texts have most words in common. */
const KEPT_FIRSTS = 1024;

/** Opens the names of a table for looking them up. */
export function nameLookup(table: NameTable, nameOf: (card: number) => string): NameLookup {
  const { compact, byCompact, vocabulary, wordEntries, words, cardOf } = table;
  const placeOf = (word: string): number | undefined => {
    const at = lowerBound(vocabulary, word);
    return at < vocabulary.length && vocabulary.at(at) === word ? at : undefined;
  };
  const firsts = new Recent<NameRange | null>(KEPT_FIRSTS);
  const rangeOf = (letters: string, among?: NameRange): NameRange | null => {
    const [from, to] = prefixRange(compact, letters, among);
    return from < to ? [from, to] : null;
  };
  const cardAt = (entry: number): number => cardOf[entry] ?? 0;
  const entriesHaving = (typed: string): readonly number[] => {
    const places = typed.split(' ').map(placeOf);
    const rarest = places.reduce((best, place) => {
      if (best === undefined || place === undefined) return undefined;
      const count = (key: number) => wordEntries.count([key, key + 1]);
      return count(place) < count(best) ? place : best;
    }, places[0]);
    if (rarest === undefined) return [];
    const part = ` ${typed} `;
    return [...wordEntries.of(rarest)].filter((entry) => ` ${words.at(entry)} `.includes(part));
  };
  return {
    beginning(letters, among) {
      const found = among === undefined ? firsts.of(letters, rangeOf) : rangeOf(letters, among);
      return found ?? undefined;
    },
    named(letters, [from, to]) {
      const found: number[] = [];
      for (let at = from; at < to && compact.at(at) === letters; at += 1)
        found.push(cardAt(byCompact[at] ?? 0));
      return found;
    },
    having: (typed) => entriesHaving(typed).map(cardAt),
    namesHaving: (typed) =>
      entriesHaving(typed).map((entry) => ({ card: cardAt(entry), words: words.at(entry) })),
    wordsLike(word, wrong) {
      const [from, to] = prefixRange(vocabulary, word.slice(0, 1));
      const found: string[] = [];
      for (let at = from; at < to; at += 1) {
        const each = vocabulary.at(at);
        const differs = lettersWrong(each, word, wrong) ?? 0;
        if (differs > 0) found.push(each);
      }
      return found;
    },
    wordsIn: (word) =>
      Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)] as const)
        .filter((both) => both.every((each) => each.length > 2 && placeOf(each) !== undefined))
        .map((both) => both.join(' ')),
    isWord: (word) => placeOf(word) !== undefined,
    wordsOf: (card) => nameWords(nameOf(card)),
    nameOf,
  };
}
