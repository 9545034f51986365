import { isMandatory } from '../../card-model/activated.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import { setOf } from '../../platform/list-of.ts';
import { determinedSays } from '../damage-step/destruction-pending.ts';
import type { DeterminedQuestion } from '../state/damage-step-tables.ts';
import { effectOfLink } from '../state/duel.ts';
import type { EffectContext } from './played.ts';
import { type Bar, forbids, leavesOpen, type Reach } from './pool.ts';

/** What each verb asks of the table of rule damage-step/determined-destroyed. */
const asked: Readonly<Partial<Record<Instruction['do'], DeterminedQuestion>>> = {
  'change-atk': 'change-stats',
  'change-def': 'change-stats',
  'change-position': 'change-position',
  'flip-face-down': 'change-position',
  'flip-face-up': 'change-position',
  'negate-effects': 'negate-effects',
  'return-to-hand': 'return-to-hand',
  'return-to-deck': 'return-to-hand',
  destroy: 'remove-by-effect',
  banish: 'remove-by-effect',
  'send-to-gy': 'remove-by-effect',
};

/** The verbs that a monster on the field pays a cost by. */
const pays: ReadonlySet<Instruction['do']> = setOf(
  'tribute banish send-to-gy return-to-hand return-to-deck change-position',
);

function questionFor(
  { duel, link, paying }: EffectContext,
  verb: Instruction['do'],
): DeterminedQuestion | undefined {
  if (!paying) return asked[verb];
  const part = effectOfLink(duel, link);
  const mandatory = part !== undefined && isMandatory(part);
  return pays.has(verb) ? (mandatory ? 'cost-of-mandatory' : 'cost-of-optional') : undefined;
}

/** The reach of an instruction without the monsters that the battle is determined to destroy, where the table says so. */
export function withoutDetermined(playing: EffectContext, { do: verb }: Instruction, reach: Reach): Reach {
  const question = playing.duel.battle === undefined ? undefined : questionFor(playing, verb);
  if (question === undefined) return reach;
  return barredAs(question, reach);
}

/** The reach of what asks this of the table, without the monsters that it says no of. */
export const barredAs = (question: DeterminedQuestion, reach: Reach): Reach => ({
  ...reach,
  bars: (duel, card): Bar | undefined => {
    const said = determinedSays(duel, card, question);
    if (said === undefined || said.can === 'yes' || said.can === 'not-determined-yet')
      return reach.bars?.(duel, card);
    const { rule, is } = said;
    return is === 'yes'
      ? forbids(rule, 'state: the battle is determined to destroy it')
      : leavesOpen(rule, `whether the battle destroys ${card.model.name} is not settled`);
  },
});
