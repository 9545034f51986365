import type { DescribedCards } from '../../card-model/instruction.ts';
import { hasAbility } from '../state/ability.ts';
import type { Card } from '../state/duel.ts';
import { statWithin } from '../state/stat-line.ts';
import { mayBeTaken, type Pool } from './pool.ts';

/**
 * Of the cards that fit, those with the highest or lowest value. Where a value, or whether a card fits, is not known, each of
 * them may be the one; so it is where a card that it cannot be done to may have that value.
 */
export function extremeOf(pool: Pool, { extreme }: DescribedCards): Pool {
  if (extreme === undefined) return pool;
  const { stat, which } = extreme;
  // Link Monsters have no DEF.
  const has = (card: Card): boolean => stat === 'atk' || !hasAbility(card, 'Link');
  const sure = pool.sure.filter(has);
  const perhaps = pool.perhaps.filter(({ card }) => has(card));
  const barred = pool.barred.filter(({ card }) => has(card));
  const all = [...mayBeTaken({ sure, perhaps }), ...barred.map(({ card }) => card)];
  const values = all.map((card) => statWithin(card, stat).current);
  const known = values.every(({ least, most }) => least === most);
  const best = (which === 'highest' ? Math.max : Math.min)(...values.map(({ least }) => least));
  const isBest = (card: Card): boolean => statWithin(card, stat).current.least === best;
  if (known && perhaps.length === 0 && !barred.some(({ card }) => isBest(card)))
    return { ...pool, sure: sure.filter(isBest), perhaps: [] };
  const words = `that it has the ${which} ${stat.toUpperCase()}`;
  return { ...pool, sure: [], perhaps: [...sure.map((card) => ({ card, what: [words] })), ...perhaps] };
}
