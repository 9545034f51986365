import { isField } from '../vocabulary/places.ts';
import type { Card, Duel } from './duel.ts';
import { isNegated } from './negation.ts';

const words = /^if this (?:face-up )?card would leave the field, banish it instead\.?$/i;

/**
 * Is the monster banished wherever else it would go from the field, by its own text (rule move/banish-instead)? Face-down
 * the text does not apply, and neither does it while the monster's effects are negated.
 */
export const isBanishedWhenLeaving = (duel: Duel, card: Card): boolean =>
  isField(card.place) &&
  card.faceUp &&
  card.role === 'monster' &&
  card.model.parts.some((part) => part.kind === 'unclassified' && words.test(part.reads)) &&
  !isNegated(duel, card);
