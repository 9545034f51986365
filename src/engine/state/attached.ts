import type { Card, Duel } from './duel.ts';

/** The Xyz Materials of a monster, as far as it was said to which monster they are attached. */
export const materialsOf = (duel: Duel, id: string): readonly Card[] =>
  Object.values(duel.cards).filter((card) => card.place === 'xyz-material' && card.attachedTo === id);

/** How many materials the monster has; undefined where nobody named one, said that it has none, or detached one. */
export function materialCount(duel: Duel, card: Card): number | undefined {
  const { length } = materialsOf(duel, card.id);
  const isTold =
    length > 0 ||
    card.noMaterials ||
    duel.timeline.some((each) => each.card?.before.attachedTo === card.id && each.names.includes('detached'));
  return isTold ? length : undefined;
}

/** The Equip Cards of a monster, as far as it was said what they are equipped to. */
export const equipsOf = (duel: Duel, id: string): readonly Card[] =>
  Object.values(duel.cards).filter((card) => card.equippedTo === id);
