import type { Materials } from '../../card-model/materials.ts';
import { isInSeries } from '../fits.ts';
import { namesOf } from '../names.ts';
import { isNegated } from '../negation.ts';
import type { Card, Duel, Player, Ternary } from '../state/duel.ts';
import { allOf, oneOf } from '../state/values/ternary.ts';
import { fitsList } from './material-summon-rules.ts';

/** May this material stand in for one that the Fusion Monster names? */
function mayStandIn(duel: Duel, summoned: Card, material: Card): Ternary | 'not-read' {
  const { standsIn } = material.model.summoning;
  if (standsIn === undefined || standsIn === 'not-read') return standsIn ?? 'no';
  const { series, from } = standsIn;
  if (series !== undefined && !isInSeries(series, namesOf(duel, summoned), summoned.model)) return 'no';
  if (!from.includes(material.place)) return material.place === 'deck' ? 'unknown' : 'no';
  const onField = material.place === 'monster-zone';
  return onField && (!material.faceUp || isNegated(duel, material)) ? 'unknown' : 'yes';
}

/** Do the materials fit where one stands in for one that the list names (rule fusion-summon/how)? */
export function fitsWithStandIn(
  duel: Duel,
  summoned: Card,
  list: Materials,
  materials: readonly Card[],
  player: Player,
): Ternary {
  if (summoned.model.summoning.onlyListedMaterials) return 'no';
  const all = materials.map((material): Ternary => {
    const may = mayStandIn(duel, summoned, material);
    if (may === 'no') return 'no';
    // For what it stands in such words do not tell.
    if (may === 'not-read') return 'unknown';
    const others = materials.filter(({ id }) => id !== material.id);
    const fits = oneOf(withoutOneNamed(list).map((rest) => fitsList(duel, rest, others, player)));
    return allOf([fits, may]);
  });
  return oneOf(all);
}

/** The lists that are left when one material that is named is left out. */
const withoutOneNamed = (list: Materials): readonly Materials[] =>
  list.groups.flatMap(({ filter }, at) => {
    if (filter.names === undefined) return [];
    const groups = list.groups.flatMap((each, index) => {
      if (index !== at) return [each];
      return each.count > 1 ? [{ ...each, count: each.count - 1 }] : [];
    });
    return [{ ...list, groups }];
  });
