import { isSummonWay } from '../../vocabulary/events.ts';
import { isSpecialSummon, type SummonWay, summonWays } from '../../vocabulary/summons.ts';
import { rule } from '../rule.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import type { SpecialSummonCase } from './special-summon-case.ts';

const special = summonWays.ids.filter(isSpecialSummon);

/** "You can only Special Summon ... once per turn": in whatever way, by the name of the card. */
export const onceByName = rule({
  id: 'special-summon/once-per-turn',
  reasons: {
    used: ['forbids', '{card} was Special Summoned before, and its text allows that once per {per}'],
    negated: [
      'unknown',
      'a Special Summon of {card} was negated before, and no source here says whether that counts for its limit',
    ],
  },
  decide(duel: Duel, { card, by }: SpecialSummonCase) {
    const per = card.model.summoning.specialOncePer;
    if (per === undefined) return null;
    const player = (by.kind === 'effect' ? by.source?.player : undefined) ?? card.controller;
    const { made, negated } = summonsBefore(duel, card, player, per, special);
    const facts = { per };
    if (made) return { code: 'used', facts };
    return negated ? { code: 'negated', facts } : null;
  },
});

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
