import type { CardModel } from '../../../effects/card-model.ts';
import type { Filter } from '../../../effects/filter.ts';
import { type Instruction, isDescribed } from '../../../effects/instruction.ts';
import type { Place } from '../../../vocabulary/places.ts';
import type { Attempt } from './attempt.ts';
import type { GroupTold } from './groups-told.ts';

/** Cards that something takes, or asks for, in the GY or on the field. */
interface Need {
  readonly place: GroupTold['place'];
  readonly filter: Filter;
}

const needOf = (from: readonly Place[] | undefined, filter: Filter): readonly Need[] =>
  (['gy', 'monster-zone'] as const).flatMap((place) => (from?.includes(place) ? [{ place, filter }] : []));

const needOfDeed = ({ what, from }: Instruction): readonly Need[] =>
  isDescribed(what) ? needOf(what.from ?? from, what.filter) : [];

/** What the attempt needs of what lies in a GY or is controlled. */
export function needsOf(way: Attempt['ways'][number], { summoning }: CardModel): readonly Need[] {
  if (way.is === 'activation') {
    const { cost, targets, does } = way.part;
    return [
      ...targets.flatMap(({ from, filter }) => needOf(from, filter)),
      ...[...cost, ...does].flatMap(needOfDeed),
    ];
  }
  return (summoning.procedures ?? []).flatMap(({ uses, onlyIf }) => [
    ...uses.flatMap(needOfDeed),
    ...onlyIf.flatMap(({ holds = [] }) =>
      holds.flat().flatMap((each) => ('cards' in each ? needOf(each.cards.from, each.cards.filter) : [])),
    ),
  ]);
}

const readFields: ReadonlySet<string> = new Set([
  'cardType',
  'attribute',
  'type',
  'owner',
  'controller',
  'faceUp',
  'other',
]);

/** Was it told how many cards there are for this need? */
export function isTold({ place, filter }: Need, groups: readonly GroupTold[]): boolean {
  if (Object.keys(filter).some((field) => !readFields.has(field))) return false;
  const whose = filter.owner ?? filter.controller;
  const sides =
    whose === undefined
      ? (['me', 'opponent'] as const)
      : [whose === 'you' ? ('me' as const) : ('opponent' as const)];
  return sides.every((side) =>
    groups.some((group) => {
      if (group.side !== side || group.place !== place) return false;
      if (group.kind === 'card') return group.count === 0;
      const isMonster =
        filter.cardType === 'monster' || filter.attribute !== undefined || filter.type !== undefined;
      if (group.kind !== 'monster') return filter.cardType === group.kind;
      if (!isMonster) return false;
      const same = group.attribute === filter.attribute && group.type === filter.type;
      return same || (group.count === 0 && group.attribute === undefined && group.type === undefined);
    }),
  );
}
