import type { CardModel } from '../../effects/card-model.ts';
import type { Part } from '../../effects/part.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { Books } from '../rule-on.ts';
import type { Situation } from '../situation.ts';
import type { Sketch } from './reading/sketch.ts';

/** What a principle says of a question: the answer, the rules that it rests on (the first decides), and the words read. */
export interface Ruled {
  readonly answer: string;
  /** Ids of data/rules. */
  readonly rules: readonly [string, ...string[]];
  /** Why, as part of a sentence. */
  readonly because: string;
  /** The effects that were read for it. */
  readonly reads: readonly { readonly model: CardModel; readonly part: Part }[];
  readonly assumed?: readonly string[];
}

/** What a principle finds: a ruling, or a situation for the engine. */
export type Found = Ruled | { readonly situation: Situation };

/**
 * A principle that looks in a text for what it needs, and for words that it knows to speak against it. Undefined where
 * the question is not of its kind, or where something that it needs was not told.
 */
export type KeyWordPrinciple = (sketch: Sketch, books: Books, ruleset: Ruleset) => Found | undefined;

/** A principle that has a form for every sentence of a text; undefined where a sentence has none. */
export type EveryWordPrinciple = (sketch: Sketch, books: Books, ruleset: Ruleset) => Found | undefined;

/** A ruling by one rule. */
export const ruled = (
  answer: string,
  rule: string,
  because: string,
  reads: Ruled['reads'] = [],
  assumed: readonly string[] = [],
): Ruled => ({ answer, rules: [rule], because, reads, assumed });
