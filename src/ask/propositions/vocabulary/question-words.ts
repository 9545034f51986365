import questions from '../../../../data/lexicon/questions.json' with { type: 'json' };
import type { Mood } from '../../../rulebook/holds.ts';
import { entriesOf } from '../../text/senses.ts';
import type { Word } from './lexicon.ts';
import { waysToWrite } from './pattern.ts';

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
