import { fieldPlaces } from '../../../vocabulary/places.ts';
import { withChange } from '../../state/card-changes.ts';
import { cardOf, withCard } from '../../state/duel.ts';
import { perCard } from '../per-card.ts';
import type { Executor } from '../played.ts';
import { changeId } from './properties.ts';

/** From now on the card is banished when it leaves the field, wherever it would go (see src/engine/events/moves.ts). */
export const banishedWhenLeaving: Executor = (playing, { reads: _, ...instruction }) =>
  perCard(playing, instruction, { places: fieldPlaces }, (card) => {
    const id = changeId(playing, card);
    return {
      changes: [
        (duel) =>
          withCard(duel, card.id, withChange(cardOf(duel, card.id), { is: 'banished-when-leaving', id })),
      ],
    };
  });
