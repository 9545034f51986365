import type { Instruction } from '../../effects/instruction.ts';
import { type Card, cardOf, type Duel, type Player } from '../duel.ts';
import type { Stat } from '../state/stat-line.ts';
import type { Change } from './change.ts';
import { countOf } from './count.ts';
import type { ModifierKind } from './tables.ts';

export const isStatVerb = ({ do: verb }: Instruction): boolean =>
  verb === 'change-atk' || verb === 'change-def';

export const statOfVerb = ({ do: verb }: Instruction): Stat => (verb === 'change-def' ? 'def' : 'atk');

/** What an instruction makes of ATK or DEF, and of which value. */
export interface Setting {
  readonly change: Change;
  readonly original: boolean;
}

/** From where an amount is worked out: the card whose text it is, its player, and what an effect knows besides. */
export interface Reckoning {
  readonly source: Card;
  readonly player: Player;
  /** What the monster before it lost. */
  readonly lost?: number | null;
  /** The value of the card that was paid with. */
  readonly paid?: number | null;
}

/** What an instruction does with ATK or DEF; null where nobody can say how much. Switching is no change of one value. */
export function settingOf(duel: Duel, instruction: Instruction, from: Reckoning): Setting | null {
  const { amount, becomes, times, reads, value } = instruction;
  if (value === undefined) {
    if (reads !== undefined) return null;
    if (times !== undefined)
      return { change: { op: times === 'half' ? 'halve' : 'double', of: 'current' }, original: false };
    if (amount === undefined) return null;
    return { change: becomes ? { op: 'become', amount } : signed(amount), original: false };
  }
  const original = value.original === true;
  switch (value.how) {
    case 'becomes':
      return value.amount === undefined ? null : { change: { op: 'become', amount: value.amount }, original };
    case 'halved':
    case 'doubled': {
      const of = original ? 'original' : (value.of ?? 'current');
      return { change: { op: value.how === 'halved' ? 'halve' : 'double', of }, original };
    }
    case 'gains':
    case 'loses': {
      const much = amountOf(duel, value, from);
      if (much === null) return null;
      return { change: { op: value.how === 'gains' ? 'plus' : 'minus', amount: much }, original };
    }
    case 'switched':
      return null;
  }
}

const signed = (amount: number): Change =>
  amount < 0 ? { op: 'minus', amount: -amount } : { op: 'plus', amount };

function amountOf(duel: Duel, value: NonNullable<Instruction['value']>, from: Reckoning): number | null {
  if (value.asLost) return from.lost ?? null;
  if (value.asPaid !== undefined) return from.paid ?? null;
  if (value.amount === undefined || value.each === undefined) return value.amount ?? null;
  const { least, most } = countOf(duel, value.each, cardOf(duel, from.source.id), from.player);
  return least === most ? value.amount * least : null;
}

/** Which of the six kinds of modifier (rule stats/modifiers) a setting is. */
export const kindOf = (
  { change: { op }, original }: Setting,
  how: 'lingering' | 'continuous',
): ModifierKind => {
  if (original) return `${how}-original`;
  return op === 'plus' || op === 'minus' ? `${how}-change` : `${how}-current`;
};
