import { activationPlaces } from '../../effects/activated.ts';
import { isField } from '../../vocabulary/places.ts';
import type { Card, Duel, Waiting } from '../duel.ts';
import { isOfPhase, phaseConditions } from '../trigger/phase-condition.ts';

/**
 * The effects that activate during the phase that has just begun wait for it: those of which everything that their text
 * asks of the turn is read, and may hold. The event that they answer is the change of phase.
 */
export function withPhaseEffects(duel: Duel): Duel {
  const waiting = Object.values(duel.cards).flatMap((card) =>
    card.model.parts.flatMap((_, part) => waitingFor(duel, card, part)),
  );
  return waiting.length === 0 ? duel : { ...duel, waiting: [...duel.waiting, ...waiting] };
}

function waitingFor(duel: Duel, card: Card, number: number): readonly Waiting[] {
  const part = card.model.parts[number];
  if (part?.kind !== 'trigger' || !isOfPhase(part) || part.phase !== duel.phase) return [];
  const places = activationPlaces(part, card.model.facts);
  const there = (places === null || places.includes(card.place)) && (!isField(card.place) || card.faceUp);
  const judged = there ? phaseConditions(duel, card, part) : undefined;
  if (judged === undefined || judged.some(({ is }) => is === 'no')) return [];
  return [
    {
      card: card.id,
      part: number,
      event: duel.timeline.findLastIndex(({ names }) => names[0] === 'phase-changed'),
      met: card,
      phase: duel.phase,
      assumed: judged.flatMap(({ assumed }) => assumed ?? []),
      open: judged.flatMap(({ is, words }) => (is === 'unknown' ? [words] : [])),
      judged: true,
    },
  ];
}
