import { isSummonWay } from '../../vocabulary/events.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import type { Card, Duel, Player } from '../state/duel.ts';

/**
 * Has the player Special Summoned a monster of this name before, in one of these ways: in this turn, or in this Duel as
 * far as it was told? A Summon that was negated is told apart.
 */
export function summonsBefore(
  duel: Duel,
  { model: { name } }: Card,
  player: Player,
  per: 'turn' | 'duel',
  ways: readonly SummonWay[],
): { readonly made: boolean; readonly negated: boolean } {
  const since = per === 'turn' ? duel.timeline.slice(duel.turnBegan) : duel.timeline;
  const own = since.filter(({ card }) => card?.after.model.name === name);
  const made = own.some(
    ({ names, by, card }) =>
      names.some((each) => isSummonWay(each) && ways.includes(each)) &&
      (by?.player ?? card?.after.controller) === player,
  );
  return { made, negated: own.some(({ names }) => names.includes('summon-negated')) };
}
