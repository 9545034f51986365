import type { Card, Duel } from './duel.ts';

/** The Xyz Materials of a monster, as far as it was said to which monster they are attached. */
export const materialsOf = (duel: Duel, id: string): readonly Card[] =>
  Object.values(duel.cards).filter((card) => card.place === 'xyz-material' && card.attachedTo === id);

/** The Equip Cards of a monster, as far as it was said what they are equipped to. */
export const equipsOf = (duel: Duel, id: string): readonly Card[] =>
  Object.values(duel.cards).filter((card) => card.equippedTo === id);
