import words from '../../../data/lexicon/answer-rules.json' with { type: 'json' };
import type { Decision } from '../state/values/ladder.ts';

const outcomeWords: Readonly<Record<Decision['outcome'], string>> = words.outcomes;

/**
 * What a step did to a modifier that was there before it, as a sentence without its full stop.
 * @param nameOf what a modifier is called, by its id
 */
export const decisionWords = (
  { previous, outcome }: Decision,
  step: string,
  nameOf: (id: string) => string,
): string =>
  previous === step
    ? `${nameOf(previous)} ${outcomeWords[outcome]}`
    : `${nameOf(previous)}: ${nameOf(step)} ${outcomeWords[outcome]}`;
