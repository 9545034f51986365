import type { Player } from '../../../engine/state/duel.ts';
import { someMonster, someTrap } from '../../../situations/readers/described.ts';
import type { Teller } from '../teller.ts';
import type { ToldCard } from './told-cards.ts';

/** Cards that a player has on the field, and that nobody named: monsters, or cards that take up Spell & Trap Zones. */
export function addUnnamed(
  of: 'monsters' | 'spell-trap-zones',
  count: number,
  player: Player,
  teller: Teller,
): void {
  for (let added = 0; added < count; added += 1) {
    if (of === 'monsters') {
      const card = teller.cards.described(someMonster('a monster', 4), 'monster-zone', player);
      card.faceUp = true;
    } else {
      const card = teller.cards.described(someTrap('a Set card'), 'spell-trap-zone', player);
      card.setup.faceUp = false;
      card.faceUp = false;
    }
  }
  if (of === 'monsters' && count > 0)
    teller.cards.assumed.push(
      'the monsters that were not named are Main Deck monsters in Main Monster Zones',
    );
}

/** Xyz Materials that nobody named, attached to this monster. */
export function attachUnnamed(card: ToldCard, count: number, teller: Teller): void {
  const player = card.setup.controller ?? 'P0';
  for (let added = 0; added < count; added += 1) {
    const material = teller.cards.described(someMonster('a material', 4), 'xyz-material', player);
    material.setup.attachedTo = card.id;
  }
}
