import questions from '../../../../data/lexicon/questions.json' with { type: 'json' };

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
