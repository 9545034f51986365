import type { Place } from '../vocabulary/places.ts';
import { type Facts, fieldPlaceOf } from './facts.ts';
import type { ActivatedEffect, Part, TriggerEffect } from './part.ts';

/** Does this part of a card start a Chain Link? */
export const isActivated = (part: Part): part is ActivatedEffect =>
  part.kind === 'ignition' ||
  part.kind === 'quick' ||
  part.kind === 'trigger' ||
  part.kind === 'flip' ||
  part.kind === 'activation';

/** Is this part a Trigger Effect (Flip Effects are Trigger Effects)? */
export const isTrigger = (part: Part): part is TriggerEffect =>
  part.kind === 'trigger' || part.kind === 'flip';

/** Must the effect be activated when its time comes? */
export const isMandatory = (part: ActivatedEffect): boolean =>
  (part.kind === 'trigger' || part.kind === 'flip' || part.kind === 'quick') && part.mandatory === true;

/** The Spell Speed of an activated effect: rule effect-kinds, by the kind of effect and the kind of card. */
export function spellSpeed(part: ActivatedEffect, facts: Facts): 1 | 2 | 3 {
  if (facts.cardType === 'trap') {
    if (part.kind === 'activation') return facts.property === 'Counter' ? 3 : 2;
    return part.kind === 'quick' ? 2 : 1;
  }
  if (part.kind === 'quick') return 2;
  return part.kind === 'activation' && facts.cardType === 'spell' && facts.property === 'Quick-Play' ? 2 : 1;
}

/** Can the effect miss its timing? Null where the question is empty: it is no Trigger Effect, or answers no event. */
export function canMissTiming(part: ActivatedEffect): boolean | null {
  if (part.kind !== 'trigger' || part.mandatory || part.on.length === 0) return null;
  return part.word === 'when';
}

/**
 * Where the effect is activated. Null for a Trigger Effect about its own card's move: it activates in the place
 * where the move left the card.
 */
export function activationPlaces(part: ActivatedEffect, facts: Facts): readonly Place[] | null {
  if (part.activatesIn !== undefined) return part.activatesIn;
  if (part.kind === 'activation')
    return facts.cardType === 'trap' ? [fieldPlaceOf(facts)] : ['hand', fieldPlaceOf(facts)];
  if (part.kind === 'trigger' && part.on.length > 0 && part.on.every((event) => event.of === 'this'))
    return null;
  return [fieldPlaceOf(facts)];
}
