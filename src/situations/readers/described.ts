import { bareModel, type CardModel } from '../../card-model/card-model.ts';
import type { Filter } from '../../card-model/filter.ts';
import type { Target } from '../../card-model/part.ts';
import { defined } from '../../platform/defined.ts';
import type { Place } from '../../vocabulary/places.ts';

/** A Normal Spell Card of which nothing but its part in the situation is known. */
export const someSpell = (name: string): CardModel =>
  bareModel(name, { cardType: 'spell', property: 'Normal' });

/** An Effect Monster of which no more is known. */
export const someMonster = (name: string, level: number): CardModel =>
  bareModel(name, { cardType: 'monster', abilities: ['Effect'], level });

/** A Normal Trap Card of which no more is known. */
export const someTrap = (name: string): CardModel =>
  bareModel(name, { cardType: 'trap', property: 'Normal' });

/** A card such as a filter asks for: what the filter does not say is left ordinary. */
export function someCardThatFits(asked: Filter): CardModel {
  // Of several kinds it is of the first.
  const { anyOf, ...all } = asked;
  const filter: Filter = { ...all, ...anyOf?.[0] };
  const name =
    filter.names?.[0] ??
    (filter.archetype === undefined ? 'the fitting card' : `a "${filter.archetype}" card`);
  if (filter.cardType === 'spell' || filter.cardType === 'spell-trap')
    return bareModel(name, { cardType: 'spell', property: filter.property ?? 'Normal' });
  if (filter.cardType === 'trap')
    return bareModel(name, { cardType: 'trap', property: filter.property ?? 'Normal' });
  const level = filter.levels?.[0] ?? filter.levelAtLeast ?? filter.levelAtMost ?? 4;
  const atk = filter.atkAtLeast ?? filter.atkAtMost;
  return bareModel(name, {
    cardType: 'monster',
    abilities: filter.abilities ?? ['Effect'],
    level,
    ...defined({ attribute: filter.attribute, type: filter.type, atk }),
  });
}

/** Where a card such as a target has to be lies: the first place that its text names, and no Monster Zone for a Spell or Trap. */
export const placeThatFits = ({
  from,
  filter: { cardType },
}: Pick<Target, 'from' | 'filter'>): Place | undefined =>
  from?.find((each) => each !== 'monster-zone' || cardType === undefined || cardType === 'monster');
