import type { Replacement } from '../../card-model/lasting/replacement.ts';
import { isField } from '../../vocabulary/places.ts';
import { isInSeries, viewFrom } from '../fits.ts';
import { fitsNow, namesOf } from '../names.ts';
import { isApplying, isInForce, isOfBoxThere } from '../negation.ts';
import { equipsOf } from '../state/attached.ts';
import type { Card, Duel } from '../state/duel.ts';

/** A text by which something else may be done in place of what would be done to a card, and the card that it stands on. */
export interface Replacer {
  readonly by: Card;
  readonly words: string;
  readonly replaces: Replacement;
}

/**
 * The texts that may have something else done in place of what would be done to the card (rule destroy/substitution).
 * @param isOf whether the text replaces what would be done
 */
export const replacersOf = (
  duel: Duel,
  card: Card,
  isOf: (replaces: Replacement) => boolean,
): readonly Replacer[] =>
  Object.values(duel.cards).flatMap((by) =>
    by.model.parts.flatMap((part): readonly Replacer[] => {
      if ((part.kind !== 'unclassified' && part.kind !== 'unread') || part.replaces === undefined) return [];
      const { replaces, reads: words } = part;
      const applies = isOf(replaces) && isOfBoxThere(by, part) && isUsable(duel, by, replaces);
      return applies && speaksOf(duel, replaces, by, card) ? [{ by, words, replaces }] : [];
    }),
  );

/** Is the card where its text is used: on the field, or where it is itself taken from for that? */
function isUsable(duel: Duel, by: Card, { of, does, fromGy, takesEquipped }: Replacement): boolean {
  if (fromGy) return by.place === 'gy';
  if (takesEquipped && equipsOf(duel, by.id).length === 0) return false;
  if (does?.do === 'discard' && does.what === 'this') return by.place === 'hand';
  if (isField(by.place)) return of === 'equipped' ? isInForce(duel, by) : isApplying(duel, by);
  // Words on what is done that were not read may take it from where it lies.
  const lies = by.place === 'hand' || by.place === 'gy' || by.place === 'banished';
  return lies && (does === undefined || (does.what === 'this' && does.from?.includes(by.place) === true));
}

/** May the text mean this card? */
function speaksOf(duel: Duel, { of, other, named, cards }: Replacement, by: Card, card: Card): boolean {
  if (of === 'this') return by.id === card.id;
  if (of === 'equipped') return by.equippedTo === card.id;
  if (of === 'yours' && by.controller !== card.controller) return false;
  if (other && by.id === card.id) return false;
  const is = ({ from, filter }: NonNullable<Replacement['cards']>[number]): boolean =>
    from.includes(card.place) && fitsNow(duel, filter, card, viewFrom(by)) !== 'no';
  if (cards !== undefined && (card.faceUp || !isField(card.place))) return cards.some(is);
  const names = namesOf(duel, card);
  return named === undefined || named.some((kind) => isInSeries(kind, names, card.model));
}
