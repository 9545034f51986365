import { isTrigger } from '../../card-model/activated.ts';
import { phases } from '../../vocabulary/phases.ts';
import { rule } from '../rule.ts';
import { type ChainLink, cardOf, type Duel, otherPlayer, type Player, partOfLink } from '../state/duel.ts';
import { bothPassed } from '../state/players.ts';
import { isOfPhase } from './phase-condition.ts';
import type { Group, Placed } from './simultaneous-order.ts';
import type { TriggerCase } from './trigger-case.ts';

/** Effects of the phase, as they come where nobody passes: the turn player's, then the opponent's (rule phase-order/order). */
export const oneByOne = ({ turnPlayer }: Duel, ofPhase: readonly Placed[]): readonly Group[] =>
  [turnPlayer, otherPlayer(turnPlayer)]
    .map((player) => ({ player, placed: ofPhase.filter((each) => each.player === player) }))
    .filter(({ placed }) => placed.length > 0);

/** What has to be done in the phase before it can end, and by whom. */
export interface Forced {
  readonly player: Player;
  readonly placed: readonly Placed[];
}

/** Both have passed, and something mandatory is left: the turn player's first, else the opponent's after another pass. */
export function forcedNow(duel: Duel, ofPhase: readonly Placed[]): Forced | undefined {
  const { turnPlayer, passed = [] } = duel;
  if (passed.length < 2 || duel.chain.length > 0 || duel.summoning !== undefined) return undefined;
  const must = oneByOne(
    duel,
    ofPhase.filter(({ mandatory }) => mandatory),
  );
  const own = must.find(({ player }) => player === turnPlayer);
  if (own !== undefined) return own;
  return bothPassed(duel) ? undefined : must.find(({ player }) => player !== turnPlayer);
}

/** While a Chain is under way no effect of the phase is put on it; after one the next may come. */
export const phaseOneByOne = rule({
  id: 'trigger/phase-one-by-one',
  reasons: {
    chain: [
      'forbids',
      'effects of the {phase} are activated one at a time, so it waits until the Chain under way has resolved',
    ],
    next: [
      'permits',
      'effects of the {phase} are activated one at a time, and the Chain of {other} has resolved',
    ],
  },
  decide(duel: Duel, { effect, card }: Pick<TriggerCase, 'effect' | 'card'>) {
    if (!isOfPhase(effect) || effect.phase !== duel.phase) return null;
    const facts = { phase: phases.term(duel.phase) };
    if (duel.chain.length > 0) return { code: 'chain', facts };
    const before = duel.resolved.findLast(({ link }) => isOfThisPhase(duel, link) && link.card !== card.id);
    if (before === undefined) return null;
    return { code: 'next', facts: { ...facts, other: cardOf(duel, before.link.card).model.name } };
  },
});

/** Once a hand is brought down to 6 cards nothing of the End Phase can be activated any more. */
export const afterHandSize = rule({
  id: 'phase-order/hand-size',
  reasons: {
    late: [
      'forbids',
      'cards were discarded down to the hand size: the End Phase does not go back to an open game state',
    ],
  },
  decide(duel: Duel, { effect }: Pick<TriggerCase, 'effect'>) {
    if (duel.phase !== 'end' || !isOfPhase(effect)) return null;
    const over = duel.timeline
      .slice(duel.turnBegan)
      .findLast(
        ({ names, cause, causeUnsaid, stage }) =>
          names.includes('discarded') && cause === 'rule' && causeUnsaid !== true && stage.in === 'open',
      );
    return over === undefined ? null : { code: 'late', event: over.index };
  },
});

/** Was this an effect of the phase that it is now? */
function isOfThisPhase(duel: Duel, link: ChainLink): boolean {
  const effect = partOfLink(duel, link);
  const now = link.turn === duel.turn && link.phase === duel.phase;
  return now && effect !== undefined && isTrigger(effect) && isOfPhase(effect);
}
