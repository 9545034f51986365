import type { CardModel } from '../effects/card-model.ts';
import type { Result } from '../problem.ts';

/** One card found by name. `score` is 1 for an exact name, lower for what is merely close. */
export interface Found {
  readonly card: CardModel;
  readonly score: number;
}

/** The cards that the bot knows. */
export interface Catalogue {
  readonly size: number;
  readonly cards: readonly CardModel[];
  /** The card with this name or passcode; case, accents and punctuation do not count. */
  exact(name: string): CardModel | undefined;
  /** Cards whose names are like what was typed, best first. */
  search(typed: string, limit: number): readonly Found[];
  /**
   * The one card meant: exact, or so close that nothing else can be meant; otherwise a problem. Its choices have the
   * card's name as label and line: a command puts them into lines of its own.
   */
  pick(name: string): Result<Picked>;
}

export interface Picked {
  readonly card: CardModel;
  /** Set where the name was not exact: what was typed. */
  readonly takenFrom?: string;
}
