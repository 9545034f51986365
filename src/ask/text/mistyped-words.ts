import type { Catalogue } from '../../cards/catalogue.ts';
import { lettersWrong } from '../../platform/edit-distance.ts';
import { stemsOf } from '../names/inflected.ts';
import { namesIn } from '../names/names-in.ts';
import { isOrdinary, isOtherWord, wordsOfQuestions } from '../names/word-kinds.ts';
import type { Token } from './tokens.ts';

/** A text with its mistyped words put right, and what was put right. */
export interface PutRight {
  readonly text: string;
  /** Each word once: as it was typed, and what it was read as. */
  readonly taken: readonly string[];
}

/** Shorter words are other words too often; of one of so many letters two can only have changed places. */
const FEWEST_LETTERS = 4;
/** From so many letters on another letter is a slip; and from so many on, two slips are in one word. */
const LETTERS_FOR_ANOTHER = 7;
const LETTERS_FOR_TWO = 10;
/** A text with more of them is not mistyped, but in another language. */
const MOST_PUT_RIGHT = 6;

/** A text with mistyped words of the game ("sumon") put right; undefined where none is, or one is not clear. */
export function withWordsPutRight(text: string, catalogue: Catalogue): PutRight | undefined {
  const { all, isNamed } = namesIn(text, catalogue);
  const meant = all.flatMap((token, at) => {
    const isOwn = isNamed(at) || all[at + 1]?.low.startsWith("'");
    const word = isOwn || !mayBeSlip(token, catalogue) ? undefined : wordMeant(token.low);
    return word === undefined ? [] : [{ token, word }];
  });
  if (meant.length === 0 || meant.length > MOST_PUT_RIGHT) return undefined;
  let [right, end] = ['', 0];
  for (const { token, word } of meant) {
    right += text.slice(end, token.from) + word;
    end = token.to;
  }
  const taken = meant.map(({ token, word }) => `"${token.text}" was read as "${word}"`);
  return { text: right + text.slice(end), taken: [...new Set(taken)] };
}

function mayBeSlip({ kind, low }: Token, { lookup }: Catalogue): boolean {
  if (kind !== 'word' || low.length < FEWEST_LETTERS || !/^[a-z]+$/.test(low)) return false;
  return ![low, ...stemsOf(low)].some((each) => isOrdinary(each) || lookup.isWord(each));
}

/** The one word of the game that was to be typed: the likeliest slip that leads to one. */
export function wordMeant(typed: string): string | undefined {
  if (isOtherWord.has(typed)) return undefined;
  const near = nearTo(typed).flatMap((word) => {
    const slip = slipOf(typed, word);
    return slip === undefined ? [] : [{ word, slip }];
  });
  const likeliest = Math.min(...near.map(({ slip }) => slip));
  const [best, other] = near.filter(({ slip }) => slip === likeliest);
  return other === undefined ? best?.word : undefined;
}

/** How unlikely the slip is by which a word was typed so: letters that changed places, were left out, are too many, are others. */
function slipOf(typed: string, word: string): number | undefined {
  const wrong = lettersWrong(typed, word, typed.length >= LETTERS_FOR_TWO ? 2 : 1);
  if (wrong === undefined || wrong === 0) return undefined;
  if (typed.length === FEWEST_LETTERS && sorted(typed) !== sorted(word)) return undefined;
  const more = 4 * (wrong - 1);
  if (typed.length < word.length) return more + 1;
  if (typed.length > word.length) return more + 2;
  if (sorted(typed) === sorted(word)) return more;
  return typed.length < LETTERS_FOR_ANOTHER ? undefined : more + 3;
}

const sorted = (word: string): string => [...word].toSorted().join('');

let byLetter: ReadonlyMap<string, readonly string[]> | undefined;

/** The words with the same first letter: a slip seldom takes that one. */
function nearTo(typed: string): readonly string[] {
  byLetter ??= Map.groupBy(
    [...wordsOfQuestions()].filter(({ length }) => length >= FEWEST_LETTERS),
    (word) => word.slice(0, 1),
  );
  return byLetter.get(typed.slice(0, 1)) ?? [];
}
