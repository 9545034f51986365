import { destroyedWith } from '../../card-model/lasting/destroyed-with.ts';
import { isField } from '../../vocabulary/places.ts';
import { isNegated, isWorking } from '../negation.ts';
import type { Duel } from '../state/duel.ts';
import type { DuelEvent, Happens } from '../state/event.ts';

/**
 * What destroys itself because a card of a name was destroyed on the field, right after that and without a Chain Link
 * (rule effect/continuous-starts): Toon monsters with their Toon World. A card that is merely gone is not destroyed.
 */
export function destroyedAfter(duel: Duel, events: readonly DuelEvent[]): readonly Happens[] {
  const names = events.flatMap(({ names: what, card, cardNames = [] }) =>
    what.includes('destroyed') && card !== undefined && isField(card.before.place) && card.before.faceUp
      ? cardNames
      : [],
  );
  if (names.length === 0) return [];
  return Object.values(duel.cards).flatMap((card): readonly Happens[] => {
    const asks = card.model.parts.flatMap(destroyedWith);
    if (!asks.some((name) => names.includes(name))) return [];
    const applies = isField(card.place) && isWorking(duel, card) && !isNegated(duel, card);
    return applies
      ? [
          {
            event: 'destroyed',
            rule: 'effect/continuous-starts',
            card: card.id,
            cause: 'effect',
            by: card.id,
          },
        ]
      : [];
  });
}
