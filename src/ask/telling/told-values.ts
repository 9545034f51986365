import type { Duel } from '../../engine/state/duel.ts';
import type { ToldValue } from './telling.ts';

/** Is what is said of LP so after all that was told? */
export const isSo = (value: ToldValue, { players: { P0, P1 } }: Duel): boolean =>
  value === 'equal-lp'
    ? P0.lp !== null && P0.lp === P1.lp
    : (value.player === 'P0' ? P0 : P1).lp === value.lp;
