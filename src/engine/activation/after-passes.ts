import { bothPassed, passedBefore } from '../actions/pass.ts';
import { rule } from '../rule.ts';
import { type Duel, otherPlayer } from '../state/duel.ts';
import type { ActivationCase } from './activation-case.ts';

/** Who passed is not asked again before the other player was; and after two passes the Chain resolves. */
export const afterPasses = rule({
  id: 'timing/both-pass',
  reasons: {
    resolves: ['forbids', 'both players passed, so the Chain resolves'],
    waits: ['forbids', '{player} passed, and {other} gets the offer next'],
  },
  decide(duel: Duel, { player }: Pick<ActivationCase, 'player'>) {
    if (bothPassed(duel)) return duel.chain.length > 0 ? { code: 'resolves' } : null;
    if (passedBefore(duel) !== player) return null;
    return { code: 'waits', facts: { player, other: otherPlayer(player) } };
  },
});
