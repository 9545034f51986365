import words from '../../../data/lexicon/words.json' with { type: 'json' };
import { setOf } from '../../platform/list-of.ts';
import { monsterTypes } from '../../vocabulary/monster-types.ts';
import { ordinaryWords } from '../../vocabulary/ordinary-words.ts';
import { isOwnWord, numberWords, wordsOfTheReader } from '../text/lexicon.ts';
import { type Token, tokens } from '../text/tokens.ts';
import { verbForms } from '../text/verbs.ts';

/** Words of the game that are printed with a capital beside cards, and so name none by themselves. */
const ofTheGame: ReadonlySet<string> = new Set([
  ...monsterTypes.flatMap((type) => tokens(type).map(({ low }) => low)),
  ...words['of-the-game'].flatMap((line) => line.split(' ')),
]);

/** Words that only hold a sentence together, and name nothing. */
const functional: ReadonlySet<string> = new Set(words.functional.flatMap((line) => line.split(' ')));

/** Does the word, or what it is the plural of, say nothing of which card is meant? */
export const isCommon = ({ low, kind }: Token): boolean =>
  kind === 'number' ||
  [low, low.replace(/s$/, ''), low.replace(/ies$/, 'y')].some(
    (each) => isOwnWord(each) || numberWords.includes(each) || ofTheGame.has(each) || functional.has(each),
  );

/** Words of everyday language that are a slip away from one of the game, and denials without their ending. */
export const isOtherWord: ReadonlySet<string> = new Set(
  words['not-mistyped'].flatMap((line) => line.split(' ')),
);

/** Does it only hold a sentence together? */
export const isFunctional = (low: string): boolean => functional.has(low);

export const isOfTheGame = (low: string): boolean => ofTheGame.has(low);

/** Is it a word of everyday language, or of the reader's own, which in lower case names no card by itself? */
export const isOrdinary = (low: string): boolean =>
  isOwnWord(low) ||
  functional.has(low) ||
  ofTheGame.has(low) ||
  ordinaryWords.has(low) ||
  numberWords.includes(low);

/** The words that questions about the game are made of: what a mistyped word may be. */
export const wordsOfQuestions = (): ReadonlySet<string> =>
  new Set([...wordsOfTheReader(), ...ofTheGame, ...functional]);

export const hasCapital = (token: Token | undefined): boolean =>
  token?.kind === 'word' && !token.low.startsWith("'") && token.text[0] !== token.text[0]?.toLowerCase();

/** Words that stand inside names without a capital. */
const small: ReadonlySet<string> = setOf('the of a an in to from for with and at on by de la du da von no');
export const isSmall = (low: string): boolean => small.has(low);

/** Does a sentence begin here? */
export function begins(all: readonly Token[], at: number): boolean {
  const before = all[at - 1];
  return before === undefined || (before.kind === 'mark' && !/^[,"'[(/&-]$/.test(before.text));
}

const single = verbForms.filter(({ words }) => !words.includes(' '));
const ofThirdPerson = new Set(single.flatMap(({ words, form }) => (form === 's' ? [words] : [])));
const ofThePast = new Set(single.flatMap(({ words, form }) => (form === 'past' ? [words] : [])));
const ofAnyForm = new Set(single.map(({ words }) => words));

/** "Jinzo attacks", "Jinzo was": what one does, or did, who is named. */
export const doesSomething = (next: Token | undefined): boolean =>
  next !== undefined &&
  next.kind === 'word' &&
  (/^(?:is|was|has|had|can|cannot|will|would|does|did)$/.test(next.low) || ofThirdPerson.has(next.low));

/** The same, or what a subject may have done, or what a verb that is not known looks like: "Jinzo attacked", "Jinzo wipes". */
export const didSomething = (next: Token | undefined): boolean =>
  doesSomething(next) ||
  (next?.kind === 'word' &&
    (ofThePast.has(next.low) || /^(?:gave|met|kept|saw|[a-z]{2,}(?:[^su]s|ed))$/.test(next.text)));

export const isVerb = (low: string): boolean => ofAnyForm.has(low);

/** Nouns of the game behind a word that says which of them: "an Infernoid monster". */
export const isSortOf = (next: Token | undefined): boolean =>
  next !== undefined && /^(?:monsters?|cards?|spells?|traps?|decks?|tokens?|archetype)$/.test(next.low);

/** Words before one of several. */
export const ofSeveral: ReadonlySet<string> = setOf(
  'a an another any some no two three four five several both extra non additional face only other',
  'each every all',
);
