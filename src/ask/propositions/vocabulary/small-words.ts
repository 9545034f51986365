import questions from '../../../../data/lexicon/questions.json' with { type: 'json' };
import type { Mood } from '../../../rulebook/holds.ts';
import { entriesOf } from '../../text/senses.ts';
import type { Word } from './lexicon.ts';
import { waysToWrite } from './pattern.ts';

const wordsOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/** Words that are left out before anything is read: with or without them a question is the same. */
export const leftOut = wordsOf(questions['left-out']);

/** Of those, the words that say that something is the asker's own, not the opponent's. */
export const ownWords = wordsOf(questions.own);

/** Words that say nothing by themselves where no form takes them up. */
export const silent = wordsOf(questions.silent);

/** Helping verbs, with the mood of a question that one of them opens. */
export const helpers: ReadonlyMap<string, 'may' | 'fact' | 'must'> = new Map(
  (['may', 'must', 'fact'] as const).flatMap((mood) =>
    questions.helpers[mood].map((word) => [word, mood] as const),
  ),
);

/** Forms of "be", after which a verb is passive. */
export const beForms = wordsOf(questions.be);

/** Where a part of a sentence ends that a "not", a helping verb or a subject reaches. */
export const clauseWords = wordsOf(questions.clause);

/** Words after which nothing is so. */
export const negations = wordsOf(questions.negations);

/** What says no more than that a thing follows. */
export const articles = wordsOf(questions.articles);

const mapOf = (table: object): ReadonlyMap<string, string> => new Map(Object.entries(table));

/** How words are also spelled. */
export const spelled = mapOf(questions.spelled);

/** "isnt", "cant": helping verbs with their "not", typed in one; and what is left of them before "n't". */
export const joined = mapOf(questions.joined);
export const clipped = mapOf(questions.clipped);

/** "whats": typed without its apostrophe. */
export const contracted = mapOf(questions.contracted);

/** A word or two of a question that say how it is asked. */
export type Asking =
  | { readonly is: 'wh'; readonly mood: Mood; readonly count: number }
  | { readonly is: 'may-word' | 'must-word' | 'copula'; readonly count: number };

interface Known {
  readonly words: readonly string[];
  readonly asking: Asking;
}

type Openers = typeof questions.openers;
type Words = typeof questions.asking;

const known: readonly Known[] = [
  ...entriesOf<keyof Openers>(questions.openers).flatMap(([mood, forms]) =>
    forms
      .flatMap(waysToWrite)
      .map((words): Known => ({ words, asking: { is: 'wh', mood, count: words.length } })),
  ),
  ...entriesOf<keyof Words>(questions.asking).flatMap(([is, forms]) =>
    forms.flatMap(waysToWrite).map((words): Known => ({ words, asking: { is, count: words.length } })),
  ),
].toSorted((a, b) => b.words.length - a.words.length);

/** The longest words of this kind that begin here. */
export const askingAt = (words: readonly Word[], at: number): Asking | undefined =>
  known.find(({ words: form }) => form.every((word, offset) => words[at + offset]?.low === word))?.asking;
