import type { Duel, Player } from '../../engine/state/duel.ts';
import { statWithin } from '../../engine/state/stat-line.ts';
import type { ToldCard } from './cards/told-cards.ts';
import type { Teller } from './teller.ts';

/**
 * A value that is said of a player or a card after something was done: it follows from what was done, or something was
 * not told.
 */
export type ToldValue =
  | { readonly player: Player; readonly lp: number }
  | 'equal-lp'
  | { readonly card: string; readonly name: string; readonly stat: number };

/** "P1 is at 4000 LP": how many LP a player has; after something that may change LP, how many they have by then. */
export function tellLp(player: Player, lp: number, teller: Teller): void {
  const counts = teller.countsOf(player);
  if (teller.battle === undefined && teller.chain.mayChangeLp) teller.toldValues.push({ player, lp });
  else if (counts.lp !== undefined && counts.lp !== lp) teller.missing.push('how many LP the players have');
  else counts.lp = lp;
}

/** "its effect makes it 1700 ATK": what the ATK or DEF of a card comes to. */
export const tellStat = ({ id, model: { name } }: ToldCard, stat: number, teller: Teller): void => {
  teller.toldValues.push({ card: id, name, stat });
};

/** What is said of values, and is not so after all that was told. */
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
