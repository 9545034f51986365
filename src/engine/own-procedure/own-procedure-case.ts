import type { Instruction } from '../../card-model/instruction.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import type { Procedure } from '../../card-model/procedure.ts';
import { usedUpReach } from '../activation/cost.ts';
import type { EffectContext } from '../instructions/played.ts';
import { poolOf } from '../instructions/pool.ts';
import type { Card, ChainLink, Duel, Player } from '../state/duel.ts';

/** The question that the rules of this folder answer: may this player Special Summon the monster now, in this way of its own? */
export interface ProcedureCase {
  readonly card: Card;
  readonly player: Player;
  readonly procedure: Procedure;
  /** The cards that are to be used up for it; undefined: it was not said which. */
  readonly used?: readonly Card[];
  /** There may be cards beside those that were named. */
  readonly granted?: true;
}

/** The cases of a monster: one for each way of its own that its text gives. */
export const procedureCases = (asked: Omit<ProcedureCase, 'procedure'>): readonly ProcedureCase[] =>
  (asked.card.model.summoning.procedures ?? []).map((procedure) => ({ ...asked, procedure }));

/** What a procedure is carried out from: it is no Chain Link, but reads its text as its player does. */
export const linkOf = (duel: Duel, { id, place, moves }: Card, player: Player): ChainLink => ({
  number: 0,
  card: id,
  player,
  event: duel.timeline.length,
  turn: duel.turn,
  phase: duel.phase,
  place,
  moves,
  activatedAt: moves,
  targets: [],
});

/** Cards for one thing that a procedure asks for: how many, those that are it for sure, those that may be, and whether there may be others. */
export interface Need {
  readonly instruction: Instruction;
  readonly count: number;
  readonly sure: readonly Card[];
  readonly perhaps: readonly Card[];
  readonly complete: boolean;
}

/** Does the text ask for more than what can be told of a card that lies face-down? */
const isHidden = ({ faceUp, place }: Card): boolean => !faceUp && place !== 'hand' && place !== 'deck';

/** What the procedure asks for, each with the cards that there are. The monster itself is none of them. */
export function needsOf(duel: Duel, { card, player, procedure }: ProcedureCase): readonly Need[] {
  const pending: Duel = { ...duel, summoning: { card: card.id, way: 'summoned-by-own-procedure', player } };
  const playing: EffectContext = {
    duel: pending,
    link: linkOf(duel, card, player),
    chain: duel.chains,
    targets: [],
    told: [],
    previousCards: [],
    moved: {},
    paying: true,
  };
  return procedure.uses.flatMap((instruction): readonly Need[] => {
    const { what } = instruction;
    if (!isDescribed(what) || typeof what.count !== 'number') return [];
    const { sure, perhaps, complete } = poolOf(playing, what, usedUpReach(instruction, player));
    const known = sure.filter((each) => !isHidden(each) || instruction.do === 'tribute');
    return [
      {
        instruction,
        count: what.count,
        sure: known,
        perhaps: [...perhaps.map((each) => each.card), ...sure.filter((each) => !known.includes(each))],
        complete,
      },
    ];
  });
}
