import type { Player } from '../../engine/state/duel.ts';
import type { Situation } from '../../situations/situation.ts';
import { playerOf } from './deeds/tell-counts.ts';
import type { Teller } from './teller.ts';

/** How many LP each player begins with (rule victory/starting-lp). */
const STARTING_LP = 8000;

/** What was said of the players besides their cards, and what was taken for granted of it. */
export interface PlayersTold {
  readonly players: NonNullable<Situation['players']>;
  readonly assumed: readonly string[];
  readonly missing: readonly string[];
}

/** The LP and the numbers of cards of the players; where it is asked how many LP they have, they began with 8000. */
export function playersTold(teller: Teller): PlayersTold {
  const both: readonly Player[] = ['P0', 'P1'];
  const said = both.map((player) => playerOf(teller.countsOf(player), player, teller.cards.all));
  const [P0, P1] = said;
  if (P0 === undefined || P1 === undefined || P0 === null || P1 === null)
    return { players: {}, assumed: [], missing: ['how many cards the players have'] };
  const speaksOfLp = teller.asksLp || P0.lp !== undefined || P1.lp !== undefined;
  const missing = teller.lpTold && speaksOfLp ? ['how many LP the players have by then'] : [];
  if (!teller.asksLp) return { players: { ...named('P0', P0), ...named('P1', P1) }, assumed: [], missing };
  const unsaid = both.filter((player) => (player === 'P0' ? P0 : P1).lp === undefined);
  const whose = unsaid.length === 2 ? 'both players' : unsaid.join();
  return {
    players: { P0: { lp: STARTING_LP, ...P0 }, P1: { lp: STARTING_LP, ...P1 } },
    assumed: unsaid.length === 0 ? [] : [`${whose} had ${STARTING_LP} LP before`],
    missing,
  };
}

const named = (player: Player, said: object) => (Object.keys(said).length === 0 ? {} : { [player]: said });
