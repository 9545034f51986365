import type { Instruction } from '../../effects/instruction.ts';

import type { Duel } from '../duel.ts';

/** Something of an effect that was not said, or that the engine does not play. */
export interface Missing {
  /** The card whose effect it is. */
  readonly card: string;
  /** What it is, as a reply says it: "which monster is destroyed was not said". */
  readonly words: string;
  /** Cards that were named and that it may have dealt with. */
  readonly may: readonly string[];
  /** It says what players or cards cannot do from now on: whatever is done next may be forbidden by it. */
  readonly binds?: true;
  /** It had to be activated in response, and nobody told that it was: whatever resolved after that may not have. */
  readonly forced?: true;
  /** What it says of battles was read, and is applied. */
  readonly battleRead?: true;
  /** What it is that was not played, where it is one thing. */
  readonly verb?: Instruction['do'];
}

export const withMissing = (duel: Duel, missing: readonly Missing[]): Duel =>
  missing.length === 0 ? duel : { ...duel, missing: [...duel.missing, ...missing] };

export const withAssumed = (duel: Duel, assumed: readonly string[]): Duel =>
  assumed.length === 0 ? duel : { ...duel, assumed: [...new Set([...duel.assumed, ...assumed])] };
