import type { Duel, Player } from '../../engine/duel.ts';
import type { Teller } from './teller.ts';

/** What is said of the LP after something was done: it follows from what was done, or something was not told. */
export type LpCheck = { readonly player: Player; readonly lp: number } | 'equal';

/** "P1 is at 4000 LP": how many LP a player has; after something that may change LP, how many they have by then. */
export function tellLp(player: Player, lp: number, teller: Teller): void {
  const counts = teller.countsOf(player);
  if (teller.battle === undefined && teller.chain.mayChangeLp) teller.lpChecks.push({ player, lp });
  else if (counts.lp !== undefined && counts.lp !== lp) teller.missing.push('how many LP the players have');
  else counts.lp = lp;
}

/** What is said of the LP, and is not so after all that was told. */
export const failedChecks = (checks: readonly LpCheck[], { players }: Duel): readonly string[] =>
  checks.every((check) =>
    check === 'equal'
      ? players.P0.lp !== null && players.P0.lp === players.P1.lp
      : players[check.player].lp === check.lp,
  )
    ? []
    : ['how many LP the players have by then'];
