import type { Decision } from '../state/values/ladder.ts';

const outcomeWords: Readonly<Record<Decision['outcome'], string>> = {
  applies: 'is added to it',
  'after-original': 'goes on top of the original value that it set',
  removes: 'ends it for good',
  waits: 'makes it wait',
  reapplied: 'is set first, and it is applied again on top',
  overwrites: 'hides it',
  returns: 'ends, so it applies again',
  'already-gone': 'was gone already',
  'applied-last': 'stays below it',
  'amount-settled': 'keeps its amount',
};

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
