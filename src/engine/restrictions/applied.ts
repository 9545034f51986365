import type { Instruction } from '../../card-model/instruction.ts';
import { continuousOf, isNegated } from '../negation.ts';
import { type Card, type Duel, otherPlayer, type Player } from '../state/duel.ts';
import { anyHolds } from '../stats/count.ts';

/** An instruction of a Continuous Effect that applies now, with the players whom it binds. */
export interface Applied {
  readonly instruction: Instruction;
  readonly players: readonly Player[];
  /** Why it may not bind. */
  readonly open?: string;
}

const both: readonly Player[] = ['P0', 'P1'];

/** What the Continuous Effects of a card that works now bind players to, of the instructions that are asked for. */
export function appliedOf(
  duel: Duel,
  source: Card,
  asked: (instruction: Instruction) => boolean,
): readonly Applied[] {
  const { controller } = source;
  const said = continuousOf(source).flatMap(({ does, conditions }) =>
    does.filter(asked).map((instruction) => ({ instruction, conditions })),
  );
  if (said.length === 0 || isNegated(duel, source)) return [];
  return said.flatMap(({ instruction, conditions }): readonly Applied[] => {
    const { who, onlyIf, holds: needed } = instruction;
    const is = needed === undefined ? 'unknown' : anyHolds(duel, needed, source, controller);
    if (is === 'no') return [];
    const [open] = [...(is === 'yes' || onlyIf === undefined ? [] : [onlyIf]), ...conditions];
    return [
      {
        instruction,
        players: who === 'both' ? both : [who === 'opponent' ? otherPlayer(controller) : controller],
        ...(open === undefined ? {} : { open }),
      },
    ];
  });
}
