import type { Instruction } from '../../card-model/instruction.ts';
import { type Card, cardOf, type Duel, type Player } from '../state/duel.ts';
import type { Stat } from '../state/stat-line.ts';
import type { Amount, Range } from '../state/values/amount.ts';
import type { Change } from '../state/values/change.ts';
import type { ModifierKind } from '../state/values/tables.ts';
import { countOf, shareOf } from './count.ts';

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
  /** The monster whose value changes, which "its Level" means; left out: the card whose text it is. */
  readonly on?: Card;
  /** What the monster before it lost. */
  readonly lost?: Range;
}

/** What an instruction does with ATK or DEF; null where nobody can say, or where it switches the two. */
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
    case 'becomes': {
      const amount = amountOf(duel, instruction, value, from);
      return amount === null ? null : { change: { op: 'become', amount }, original };
    }
    case 'halved':
    case 'doubled': {
      const of = original ? 'original' : (value.of ?? 'current');
      return { change: { op: value.how === 'halved' ? 'halve' : 'double', of }, original };
    }
    case 'gains':
    case 'loses': {
      const amount = amountOf(duel, instruction, value, from);
      if (amount === null) return null;
      return { change: { op: value.how === 'gains' ? 'plus' : 'minus', amount }, original };
    }
    case 'switched':
      return null;
  }
}

const signed = (amount: number): Change =>
  amount < 0 ? { op: 'minus', amount: -amount } : { op: 'plus', amount };

function amountOf(
  duel: Duel,
  { reads }: Instruction,
  value: NonNullable<Instruction['value']>,
  from: Reckoning,
): Amount | null {
  const said = reads ?? `how much it is by the effect of ${from.source.model.name}`;
  if (value.asLost) return between(from.lost ?? unknown, said);
  if (value.amount === undefined || value.each === undefined) return value.amount ?? null;
  const { amount } = value;
  const { least, most } = countOf(duel, value.each, cardOf(duel, from.source.id), from.player, from.on);
  const share = { by: amount, per: value.per, plus: value.plus };
  const range = { least: shareOf(least, share), most: most === null ? null : shareOf(most, share) };
  const of = `the effect of ${from.source.model.name}`;
  return between(range, `how many there are for ${of}, "${said}"`, amount);
}

const unknown: Range = { least: 0, most: null };

const between = ({ least, most }: Range, counts: string, each?: number): Amount =>
  least === most ? least : { least, most, counts, ...(each === undefined ? {} : { each }) };

/** Which of the six kinds of modifier (rule stats/modifiers) a setting is. */
export const kindOf = (
  { change: { op }, original }: Setting,
  how: 'lingering' | 'continuous',
): ModifierKind => {
  if (original) return `${how}-original`;
  return op === 'plus' || op === 'minus' ? `${how}-change` : `${how}-current`;
};
