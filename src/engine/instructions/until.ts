import type { Instruction } from '../../card-model/instruction.ts';
import { cardOf } from '../state/duel.ts';
import { type Ending, endOf } from '../state/endings.ts';
import type { Change } from '../state/event.ts';
import type { EffectContext } from './played.ts';

/** Notes the end of what an instruction does to a card, if its text names one (see `endOf` for what is not clear). */
export const untilEnds =
  ({ link }: EffectContext, { until }: Instruction, card: string, ends: Ending['ends']): Change =>
  (duel) => {
    if (until === undefined) return duel;
    const at = endOf(duel, until, link.player);
    if (at === null || at === 'never') return duel;
    return { ...duel, endings: [...duel.endings, { at, card, moves: cardOf(duel, card).moves, ends }] };
  };

/** Is the duration one of which it is clear when it ends? */
export const isClear = ({ duel, link }: EffectContext, { until }: Instruction): boolean =>
  until === undefined || endOf(duel, until, link.player) !== null;
