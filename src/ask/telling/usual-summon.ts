import type { CardModel } from '../../card-model/card-model.ts';
import type { Facts } from '../../card-model/facts.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';

const ofExtraDeck = {
  Fusion: 'fusion-summoned',
  Synchro: 'synchro-summoned',
  Xyz: 'xyz-summoned',
  Link: 'link-summoned',
} as const;

/** How a monster of the Extra Deck is Summoned without an effect; undefined for other cards. */
export function extraDeckWay(facts: Facts): SummonWay | undefined {
  const abilities: readonly string[] = facts.cardType === 'monster' ? facts.abilities : [];
  return Object.entries(ofExtraDeck).find(([ability]) => abilities.includes(ability))?.[1];
}

/** How a monster is Summoned without an effect; undefined for one that only its own text Summons, and for other cards. */
export function waySummonedWithoutEffect({ facts, summoning }: CardModel): SummonWay | undefined {
  if (facts.cardType !== 'monster') return undefined;
  const way = extraDeckWay(facts);
  if (way !== undefined) return way;
  const barred = summoning.noNormalSummon ?? summoning.noNormalSummonSet;
  if (barred || summoning.special !== undefined || facts.abilities.includes('Ritual')) return undefined;
  return (facts.level ?? 0) > 4 ? 'tribute-summoned' : 'normal-summoned';
}
