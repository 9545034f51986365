import type { Mood } from '../../rulebook/holds.ts';
import type { ConceptId } from './vocabulary/concepts.ts';

/**
 * How a fact is said: that it did not happen, cannot, can or must, or that something is chained *to* it; without a sign
 * it is so, or happened.
 */
export type Sign = 'not' | 'cannot' | 'can' | 'must' | 'to';

/** One fact that a question tells, or asks about. */
export interface Fact {
  readonly concept: ConceptId;
  readonly sign?: Sign;
  readonly opponents: boolean;
  /** The numbers said with it: of "Level 8", 8. */
  readonly numbers: readonly number[];
  /** As it was typed. */
  readonly text: string;
  /** Nobody said it: it follows from how the question is put. */
  readonly inferred?: true;
  /** It is a kind that a named card is by its printed facts. */
  readonly ofCard?: true;
}

/** A general question as it was understood: what is told, and what is asked of it. */
export interface Proposition {
  readonly mood: Mood;
  /** What may be what is asked; a question for a value leaves open which of its words that is. */
  readonly asked: readonly Fact[];
  /** It is asked whether it is *not* so: "Is it true that it cannot ...?" */
  readonly denied: boolean;
  readonly facts: readonly Fact[];
  /** Nobody speaks of himself: all that is the opponent's is of the player that the question is about. */
  readonly aboutOpponent: boolean;
  /** Words that are not known, as they were typed. */
  readonly unread: readonly string[];
}

export const isYesNo = (mood: Mood): boolean => mood === 'may' || mood === 'fact' || mood === 'must';
