import type { Instruction } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import type { ChainLink, Player } from './duel.ts';
import type { End } from './endings.ts';

/** A part of an effect that is done in a later phase, without a new activation. Rule delayed/effects. */
export interface Scheduled {
  /** It is done in this phase. */
  readonly at: End;
  readonly link: ChainLink;
  readonly chain: number;
  readonly targets: readonly Target[];
  /** What is done; or the return of a card that was banished for a time. */
  readonly does:
    | Instruction
    | { readonly return: { readonly controller: Player; readonly position: 'attack' | 'defense' } };
  /** "Those": the cards that the effect dealt with before, each with its count of moves then. */
  readonly those: readonly { readonly id: string; readonly moves: number }[] | 'open';
  /** Cards that the effect itself moved, with their count of moves. */
  readonly moved: Readonly<Record<string, number>>;
}
