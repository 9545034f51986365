import { rule } from '../rule.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';
import type { Change } from '../state/event.ts';
import { withLp } from '../state/players.ts';
import { ofSort, traitsOf } from './traits.ts';

/** What an attack declaration of a monster costs its player in LP; `holds` says whether the text surely applies. */
function costOf(
  duel: Duel,
  card: Card,
): { readonly lp: number; readonly words: string; readonly holds: Ternary } | undefined {
  const all = ofSort(traitsOf(duel, card), 'attack-cost');
  const [first] = all;
  if (first === undefined) return undefined;
  const lp = all.reduce((sum, { trait }) => sum + trait.lp, 0);
  return { lp, words: first.words, holds: all.every(({ holds }) => holds === 'yes') ? 'yes' : 'unknown' };
}

/** A cost of an attack declaration has to be paid whole. */
export const attackCost = rule({
  id: 'damage/paying-lp',
  reasons: {
    'too-few': ['forbids', '{player} has {has} LP, and an attack of {card} costs {lp}'],
    open: ['unknown', 'whether an attack of {card} costs LP is not settled: "{words}"'],
    enough: ['permits', '{player} has {has} LP, and an attack of {card} costs {lp}'],
  },
  decide(duel: Duel, { card }: { readonly card: Card }) {
    const cost = costOf(duel, card);
    const has = duel.players[card.controller].lp;
    if (cost === undefined || has === null) return null;
    const facts = { player: card.controller, has, lp: cost.lp, words: cost.words };
    if (has >= cost.lp) return { code: 'enough', facts };
    return { code: cost.holds === 'yes' ? 'too-few' : 'open', facts };
  },
});

/** The declaration is paid for: what is said of it, and what becomes of the LP. */
export function payForAttack(
  duel: Duel,
  card: Card,
): { readonly note: string; readonly change: Change } | undefined {
  const cost = costOf(duel, card);
  if (cost === undefined) return undefined;
  const player = card.controller;
  return {
    note: `for ${cost.lp} LP of ${player}`,
    change: (now) => {
      const { lp } = now.players[player];
      const left = lp === null || cost.holds !== 'yes' ? null : Math.max(0, lp - cost.lp);
      return withLp(now, player, left, { how: 'payment', amount: cost.holds === 'yes' ? cost.lp : null });
    },
  };
}
