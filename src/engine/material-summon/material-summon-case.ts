import type { Difference } from '../../card-model/filter.ts';
import type { MaterialGroup, Materials } from '../../card-model/materials.ts';
import { fitsNow, namesOf } from '../names.ts';
import { hasAbility } from '../state/ability.ts';
import { factsNow } from '../state/card-changes.ts';
import type { Card, Duel, Player } from '../state/duel.ts';

/** The Summons that use up monsters on the field as material, without a card effect. */
export const materialWays = ['synchro-summoned', 'xyz-summoned', 'link-summoned'] as const;
export type MaterialWay = (typeof materialWays)[number];

/** May the player Summon the monster now in this way, with these materials? */
export interface MaterialSummonCase {
  readonly card: Card;
  readonly way: MaterialWay;
  readonly player: Player;
  readonly materials: readonly Card[];
}

/** The Summon of its own kind that a monster of the Extra Deck has; undefined for Fusion Monsters and all others. */
export function ownMaterialWay(card: Card): MaterialWay | undefined {
  if (hasAbility(card, 'Synchro')) return 'synchro-summoned';
  if (hasAbility(card, 'Xyz')) return 'xyz-summoned';
  return hasAbility(card, 'Link') ? 'link-summoned' : undefined;
}

/** Is a material of this sort, as far as that was said? */
function isOf(duel: Duel, { filter }: MaterialGroup, material: Card, player: Player): 'yes' | 'no' | 'open' {
  const fits = fitsNow(duel, filter, material, { id: '', player });
  return fits === 'unknown' ? 'open' : fits;
}

/** Do the materials fit the list: each in one sort, every sort with as many as it asks for? */
export function fitsList(
  duel: Duel,
  { groups, including, different }: Materials,
  materials: readonly Card[],
  player: Player,
): 'yes' | 'no' | 'open' {
  if (different?.some((each) => agree(duel, materials, each)) === true) return 'no';
  const rest = groups.map(({ count }) => count);
  const sure = distribute(duel, groups, materials, player, rest, (is) => is === 'yes');
  const may = sure || distribute(duel, groups, materials, player, rest, (is) => is !== 'no');
  if (!may) return 'no';
  if (including === undefined) return sure ? 'yes' : 'open';
  const among = materials.map((each) => isOf(duel, including, each, player));
  const enough = (...wanted: readonly string[]) =>
    among.filter((each) => wanted.includes(each)).length >= including.count;
  if (!enough('yes', 'open')) return 'no';
  return sure && enough('yes') ? 'yes' : 'open';
}

/** Can the materials be shared out? `left` is how many each sort still asks for. */
function distribute(
  duel: Duel,
  groups: readonly MaterialGroup[],
  materials: readonly Card[],
  player: Player,
  left: readonly number[],
  counts: (is: 'yes' | 'no' | 'open') => boolean,
): boolean {
  const [first, ...others] = materials;
  if (first === undefined) return left.every((each) => each <= 0);
  return groups.some((group, at) => {
    const free = (left[at] ?? 0) > 0 || group.orMore === true;
    return (
      free &&
      counts(isOf(duel, group, first, player)) &&
      distribute(duel, groups, others, player, left.with(at, (left[at] ?? 0) - 1), counts)
    );
  });
}

/** Do two of the materials agree where the list asks for different ones? */
export function agree(duel: Duel, materials: readonly Card[], by: Difference): boolean {
  const values = materials.flatMap((each) => {
    if (by === 'names') return namesOf(duel, each);
    const facts = factsNow(each);
    const value = by === 'types' ? facts?.type : facts?.attribute;
    return value === undefined ? [] : [value];
  });
  return new Set(values).size < values.length;
}

/** How many cards there are at most of which no two agree. */
export function kinds(duel: Duel, cards: readonly Card[], by: Difference): number {
  const kept: Card[] = [];
  for (const each of cards) if (!kept.some((other) => agree(duel, [other, each], by))) kept.push(each);
  return kept.length;
}
