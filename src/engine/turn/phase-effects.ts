import { activationPlaces, isMandatory } from '../../card-model/activated.ts';
import { phases } from '../../vocabulary/phases.ts';
import { isField } from '../../vocabulary/places.ts';
import type { Card, Duel, PendingTrigger } from '../state/duel.ts';
import type { Unknown } from '../state/missing.ts';
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

/**
 * The effects of this phase that must be activated if something holds that no form reads: whether they were, and what they
 * did, is missing.
 */
export const unreadPhaseEffects = (duel: Duel): readonly Unknown[] =>
  Object.values(duel.cards).flatMap((card) =>
    card.model.parts.flatMap((_, number): readonly Unknown[] => {
      const part = ofPhase(duel, card, number);
      if (part === undefined || !isMandatory(part) || phaseConditions(duel, card, part) !== undefined)
        return [];
      const words = `whether the effect of ${card.model.name} is activated in the ${phases.term(duel.phase)}`;
      const onlyItself = part.does.every(({ what }) => what === 'this');
      return [{ card: card.id, words, may: onlyItself ? [card.id] : Object.keys(duel.cards) }];
    }),
  );

/** The part, if it is an effect of the phase that it is, of a card that is where it activates. */
function ofPhase(duel: Duel, { model, place, faceUp }: Card, number: number) {
  const part = model.parts[number];
  if (part?.kind !== 'trigger' || !isOfPhase(part) || part.phase !== duel.phase) return undefined;
  const places = activationPlaces(part, model.facts);
  const there = (places === null || places.includes(place)) && (!isField(place) || faceUp);
  return there ? part : undefined;
}

function waitingFor(duel: Duel, card: Card, number: number): readonly PendingTrigger[] {
  const part = ofPhase(duel, card, number);
  const judged = part === undefined ? undefined : phaseConditions(duel, card, part);
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
