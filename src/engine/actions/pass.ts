import { isTrigger } from '../../card-model/activated.ts';
import { cardOf, type Duel, type PendingTrigger, type Player } from '../state/duel.ts';
import { bothPassed, passedBefore, withoutPasses } from '../state/players.ts';
import { completeSummon } from '../summon.ts';
import { isOfPhase } from '../trigger/phase-condition.ts';

/**
 * A player passes (rule timing/both-pass): declines the Trigger Effects that may be declined, else the offer to use a
 * fast effect. A Summon that both players leave alone succeeds (rule summons-general/both-pass).
 */
export function pass(duel: Duel, player: Player): Duel {
  const declined = decline(duel, player);
  if (declined !== undefined) return declined;
  const now: Duel =
    passedBefore(duel) === player ? duel : { ...duel, passed: [...(duel.passed ?? []), player] };
  const summoned = bothPassed(now) && now.summoning !== undefined && now.chain.length === 0;
  return summoned ? completeSummon(withoutPasses(now), 'summons-general/both-pass') : now;
}

/**
 * The Duel in which the player has declined optional Trigger Effects; undefined where none of them waits. One that
 * activates during the phase as such may still be activated later in it (rule phase-order/order).
 */
function decline(duel: Duel, player: Player): Duel | undefined {
  if (duel.chain.length > 0 || duel.summoning !== undefined) return undefined;
  const isDeclined = ({ card, part, met, passed }: PendingTrigger): boolean => {
    const effect = cardOf(duel, card).model.parts[part];
    const optional = effect !== undefined && isTrigger(effect) && !effect.mandatory;
    return optional && !isOfPhase(effect) && passed === undefined && met.controller === player;
  };
  if (!duel.waiting.some(isDeclined)) return undefined;
  const passed = { by: 'pass', player } as const;
  return { ...duel, waiting: duel.waiting.map((each) => (isDeclined(each) ? { ...each, passed } : each)) };
}
