import type { Instruction } from '../../card-model/instruction.ts';
import { plainNumber } from './amounts.ts';
import type { Deed } from './deed-syntax.ts';
import type { Whose } from './syntax.ts';

type Of<K extends Deed['is']> = Extract<Deed, { is: K }>;

/** Whose LP they are; null: those of a player whom only the text around can tell. */
function playerOf(whose: Whose): Pick<Instruction, 'who'> | null {
  const word = 'word' in whose ? whose.word : '';
  return word === 'your' ? {} : word === "your opponent's" ? { who: 'opponent' } : null;
}

/** "halve your LP", "increase your LP by 1000". */
export function lifePoints({
  verb,
  whose,
  tails,
  to,
  quantity,
}: Of<'stat-change'>): readonly Instruction[] | null {
  const who = playerOf(whose);
  if (tails !== undefined || who === null) return null;
  const amount = plainNumber(quantity);
  if (amount !== undefined && to === ' by ' && /^(?:increase|decrease|reduce)$/.test(verb))
    return [{ do: verb === 'increase' ? 'gain-lp' : 'lose-lp', amount, ...who }];
  if ((verb !== 'halve' && verb !== 'double') || quantity !== undefined) return null;
  return [{ do: 'set-lp', times: verb === 'halve' ? 'half' : 'double', ...who }];
}

/** "make your opponent's LP 3000". */
export function lifePointsBecome({
  make,
  whose,
  verb,
  quantity,
  tails,
}: Of<'stat-becomes'>): readonly Instruction[] | null {
  const amount = plainNumber(quantity);
  const named = verb === (make === undefined ? ' becomes ' : ' ') || verb === ' become ';
  const who = playerOf(whose);
  if (who === null || amount === undefined || !named || tails !== undefined) return null;
  return [{ do: 'set-lp', amount, ...who }];
}
