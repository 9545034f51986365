import { type Answer, valueByRules } from '../../findings.ts';
import type { Asked } from '../../question.ts';
import { type Rule, rule } from '../../rule.ts';
import type { Duel, Player } from '../../state/duel.ts';
import { unknownsOfLp } from '../relevance.ts';

interface LpCase {
  readonly players: readonly Player[];
}

const players: readonly Player[] = ['P0', 'P1'];

/** LP are what is left of those that were there at the start. */
export const lpLeft = rule({
  id: 'victory/starting-lp',
  reasons: {
    left: ['permits', '{left}, after everything that was told'],
    'not-played': ['unknown', 'what an effect did is open: {words}'],
    'not-said': ['unknown', 'it was not said how many LP {player} had, or how many were lost or gained'],
  },
  decide(duel: Duel, asked: LpCase) {
    // What of an effect is not played may have changed LP too.
    const [open] = unknownsOfLp(duel);
    if (open !== undefined) return { code: 'not-played', facts: { words: open.words } };
    const unknown = asked.players.find((player) => duel.players[player].lp === null);
    if (unknown !== undefined) return { code: 'not-said', facts: { player: unknown } };
    return {
      code: 'left',
      facts: { left: asked.players.map((each) => `${each} has ${duel.players[each].lp} LP`).join(' and ') },
    };
  },
});

export const lpRules: readonly Rule<LpCase>[] = [lpLeft];

/** How many LP a player has, or both have: "P0 8000, P1 4000". */
export function lifePoints(duel: Duel, { player }: Asked<'lp'>): Answer {
  const asked = player === undefined ? players : [player];
  const words = asked.map((each) => `${each} ${duel.players[each].lp}`).join(', ');
  const claims = { yes: `LP: ${words}`, no: words, open: 'how many LP are left is not settled' };
  return valueByRules(lpRules, duel, { players: asked }, words, claims);
}
