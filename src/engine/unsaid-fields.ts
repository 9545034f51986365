import type { Filter } from '../card-model/filter.ts';
import { factsNow } from './state/card-changes.ts';
import type { Card } from './state/duel.ts';
import { type Stat, statWithin } from './state/stat-line.ts';

/** The fields of a filter of which a card's description does not say whether they hold. */
export function unsaidOf(card: Card, filter: Filter): readonly (keyof Filter)[] {
  const facts = factsNow(card);
  const unsaid: (keyof Filter)[] = [];
  if (facts === undefined) return unsaid;
  if (facts.type === undefined) unsaid.push('type');
  if (facts.attribute === undefined) unsaid.push('attribute');
  const levels = !facts.abilities.some((ability) => ability === 'Xyz' || ability === 'Link');
  if (levels && facts.level === undefined) unsaid.push('levelAtMost', 'levelAtLeast', 'levels', 'hasLevel');
  if (facts.abilities.includes('Xyz') && facts.rank === undefined)
    unsaid.push('rankAtMost', 'rankAtLeast', 'ranks');
  if (facts.abilities.includes('Link') && facts.link === undefined)
    unsaid.push('linkAtMost', 'linkAtLeast', 'links');
  if (!facts.abilities.includes('Link')) unsaid.push(...unsaidStat(card, 'def', filter));
  unsaid.push(...unsaidStat(card, 'atk', filter));
  if (card.place === 'monster-zone' && card.summoned === undefined) unsaid.push('summoned');
  return unsaid;
}

const exclusive: readonly string[] = ['Fusion', 'Synchro', 'Xyz', 'Link', 'Ritual'];

/** What a filter asks of a card of which a player told the kind alone: its name, and what else it may be. */
export function unknownOf({ model: { ofKind } }: Card, filter: Filter): readonly (keyof Filter)[] {
  if (ofKind === undefined) return [];
  const may = (ability: string): boolean =>
    ability !== ofKind &&
    !(exclusive.includes(ability) && exclusive.includes(ofKind)) &&
    !(ofKind === 'Normal' && ability === 'Effect');
  const asked = (['names', 'archetype', 'normalSummonable'] as const).filter(
    (field) => filter[field] !== undefined,
  );
  return [
    ...asked,
    ...(filter.abilities?.some(may) === true &&
    !filter.abilities.some((each) => each !== ofKind && !may(each))
      ? (['abilities'] as const)
      : []),
    ...(filter.notAbilities?.some(may) === true && !filter.notAbilities.some((each) => each === ofKind)
      ? (['notAbilities'] as const)
      : []),
  ];
}

/** What a filter asks of a value that is not known, and that may be so. */
function unsaidStat(card: Card, stat: Stat, filter: Filter): readonly (keyof Filter)[] {
  const { least, most } = statWithin(card, stat).current;
  if (least === most) return [];
  const isBelow = least <= (filter[`${stat}AtMost`] ?? least);
  const isAbove = most === null || most >= (filter[`${stat}AtLeast`] ?? most);
  return [...(isBelow ? [`${stat}AtMost` as const] : []), ...(isAbove ? [`${stat}AtLeast` as const] : [])];
}
