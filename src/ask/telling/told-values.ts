import type { Duel } from '../../engine/state/duel.ts';
import { statWithin } from '../../engine/state/stat-line.ts';
import type { ToldValue } from './telling.ts';

/** What is said of LP, ATK and DEF, and is not so after all that was told. */
export const failedValues = (values: readonly ToldValue[], duel: Duel): readonly string[] =>
  values.flatMap((each) => (isSo(each, duel) ? [] : [wordsOf(each)]));

function isSo(value: ToldValue, { players, cards }: Duel): boolean {
  if (value === 'equal-lp') return players.P0.lp !== null && players.P0.lp === players.P1.lp;
  if ('player' in value) return players[value.player].lp === value.lp;
  const card = cards[value.card];
  return (
    card !== undefined &&
    (['atk', 'def'] as const).some((stat) => {
      const { least, most } = statWithin(card, stat).current;
      return least === value.stat && most === value.stat;
    })
  );
}

const wordsOf = (value: ToldValue): string =>
  typeof value !== 'string' && 'card' in value
    ? `what else changes the ATK or DEF of ${value.name}`
    : 'how many LP the players have by then';
