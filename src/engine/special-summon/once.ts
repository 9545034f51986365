import { isSpecialSummon, summonWays } from '../../vocabulary/summons.ts';
import { summonsBefore } from '../own-procedure/limit.ts';
import { rule } from '../rule.ts';
import type { Duel } from '../state/duel.ts';
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
    const facts = { card: card.model.name, per };
    if (made) return { code: 'used', facts };
    return negated ? { code: 'negated', facts } : null;
  },
});
