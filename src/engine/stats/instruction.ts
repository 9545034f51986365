import type { Instruction } from '../../effects/instruction.ts';
import type { Stat } from '../state/stat-line.ts';
import type { Change } from './change.ts';
import type { ModifierKind } from './tables.ts';

export const isStatVerb = ({ do: verb }: Instruction): boolean =>
  verb === 'change-atk' || verb === 'change-def';

export const statOfVerb = ({ do: verb }: Instruction): Stat => (verb === 'change-def' ? 'def' : 'atk');

/** What an instruction does with ATK or DEF; null where no number says it. */
export function changeOf({ amount, becomes, times }: Instruction): Change | null {
  if (times !== undefined) return { op: times === 'half' ? 'halve' : 'double', of: 'current' };
  if (amount === undefined) return null;
  if (becomes) return { op: 'become', amount };
  return amount < 0 ? { op: 'minus', amount: -amount } : { op: 'plus', amount };
}

/** Which of the six kinds of modifier (rule stats/modifiers) a change of the current value is. */
export const kindOf = ({ op }: Change, how: 'lingering' | 'continuous'): ModifierKind =>
  op === 'plus' || op === 'minus' ? `${how}-change` : `${how}-current`;
