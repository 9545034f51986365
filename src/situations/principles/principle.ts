import type { CardModel } from '../../effects/card-model.ts';
import type { Part } from '../../effects/part.ts';
import type { Sketch } from './sketch.ts';

/** What a principle says of a question: the answer, the rules that it rests on (the first decides), and the words read. */
export interface Ruled {
  readonly answer: string;
  /** Ids of data/rules. */
  readonly rules: readonly [string, ...string[]];
  /** Why, as part of a sentence. */
  readonly because: string;
  /** The effects that were read for it. */
  readonly reads: readonly { readonly model: CardModel; readonly part: Part }[];
}

/**
 * One principle of the rules, as a reader of questions that it settles. It answers only where the question is of its kind
 * and all that it needs was told; undefined otherwise.
 */
export type Principle = (sketch: Sketch) => Ruled | undefined;
