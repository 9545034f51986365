import type { CardModel } from '../../card-model/card-model.ts';
import { summonWays } from '../../vocabulary/summons.ts';
import { properWays } from '../proper-summon.ts';

/** The proper ways to Summon a monster as a reply says them, with the cards that may do it where its text names them. */
export function waysInWords(model: CardModel): string {
  const { byCards, bySeries } = model.summoning;
  const by =
    bySeries === undefined ? byCards?.map((name) => `"${name}"`).join(' or ') : `a "${bySeries}" card`;
  return properWays(model)
    .map((way) =>
      way === 'special-summoned' && by !== undefined ? `Special Summoned by ${by}` : summonWays.term(way),
    )
    .join(' or ');
}
