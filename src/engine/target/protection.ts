import { isField } from '../../vocabulary/places.ts';
import { type Doer, keepsFrom, protectionsOn } from '../continuous/protections.ts';
import type { Card, Duel } from '../state/duel.ts';

/** A text by which a card cannot be targeted, or by which it may be that it cannot. */
export interface TargetProtection {
  readonly verdict: 'forbids' | 'unknown';
  readonly source: string;
  readonly words: string;
}

/**
 * Why the card cannot be targeted, or may not be (rule target/protection-comes-late): the first text that keeps such an
 * effect off, else the first that may; undefined where none speaks of it.
 */
export function protectionOf(duel: Duel, card: Card, by: Doer): TargetProtection | undefined {
  if (!isField(card.place)) return undefined;
  const found = protectionsOn(duel, card).flatMap((each): readonly TargetProtection[] => {
    const keeps = keepsFrom(each, 'target', by);
    if (keeps === 'no') return [];
    return [
      { verdict: keeps === 'yes' ? 'forbids' : 'unknown', source: each.by.model.name, words: each.words },
    ];
  });
  return found.find(({ verdict }) => verdict === 'forbids') ?? found[0];
}
