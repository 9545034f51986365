import { isPlaceOpen, unknownsOfLp } from '../../engine/answer/relevance.ts';
import type { Duel } from '../../engine/state/duel.ts';
import { places } from '../../vocabulary/places.ts';
import type { After } from '../verdict.ts';

/** The state at the end of a played situation: LP, and where each card is; null where an effect that was not played may have changed that. */
export function stateAfter(duel: Duel): After {
  const lpOpen = unknownsOfLp(duel).length > 0;
  const { P0, P1 } = duel.players;
  return {
    lp: { P0: lpOpen ? null : P0.lp, P1: lpOpen ? null : P1.lp },
    cards: Object.values(duel.cards).map((card) => ({
      id: card.id,
      card: card.model.name,
      place: card.gone || isPlaceOpen(duel, card.id) ? null : places.term(card.place),
      controller: card.controller,
      ...(card.place === 'monster-zone'
        ? {
            position: `${card.faceUp ? 'face-up' : 'face-down'} ${card.position === 'attack' ? 'Attack' : 'Defense'} Position`,
          }
        : {}),
    })),
  };
}
