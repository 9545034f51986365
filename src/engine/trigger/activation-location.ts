import { activationPlaces } from '../../card-model/activated.ts';
import type { TriggerEffect } from '../../card-model/part.ts';
import { isField, isPrivate, places } from '../../vocabulary/places.ts';
import { rule, ruleIf } from '../rule.ts';
import type { Card, Duel } from '../state/duel.ts';
import { worksInHand } from './collect.ts';
import { isOfPhase } from './condition-met.ts';
import { type TriggerCase, whereWords } from './trigger-case.ts';

const moved = (now: Card, then: Card): boolean => now.moves !== then.moves;
const lastMove = (duel: Duel, card: Card): number | undefined =>
  duel.timeline.findLast(
    (event) => event.card?.id === card.id && event.card.before.moves !== event.card.after.moves,
  )?.index;

const movedAt = (duel: Duel, card: Card): { readonly event?: number } => {
  const event = lastMove(duel, card);
  return event === undefined ? {} : { event };
};

const hidden = (card: Card): boolean => isPrivate(card.place, card.faceUp);

/** An effect that watches other cards from the hand: it does not matter when its card came there. */
const reachedHand = (card: Card, effect: TriggerEffect): boolean =>
  card.place === 'hand' && worksInHand(card, effect);

/** A card that went to another place before its effect could activate does not activate it. */
export const activationLocation = rule(
  'trigger/activation-location',
  (duel, { card, effect, met }: TriggerCase) => {
    if (met === undefined) return null;
    const then = met.waiting.met;
    if (reachedHand(card, effect) || flippedThenDestroyed(duel, card, met)) return null;
    if (!moved(card, then)) return { code: 'stayed', facts: { now: whereWords(card) } };
    const again =
      card.place === then.place ? `${whereWords(card)} again, after leaving it,` : whereWords(card);
    return { code: 'moved', facts: { was: whereWords(then), now: again }, ...movedAt(duel, card) };
  },
);

/** Flipped by an attack and then destroyed by that battle: the effect comes first, after damage calculation. */
export function flippedThenDestroyed(
  duel: Duel,
  card: Card,
  { event, waiting }: NonNullable<TriggerCase['met']>,
): boolean {
  if (event.stage.in !== 'battle' || !event.names.includes('flipped-face-up')) return false;
  const later = duel.timeline.filter(
    ({ index, card: about }) =>
      index > event.index && about?.id === card.id && about.before.moves !== about.after.moves,
  );
  return (
    later.length === 1 &&
    waiting.passed === undefined &&
    later.every(({ cause, names }) => cause === 'battle' && names.includes('destroyed'))
  );
}

export const flippedByAttack = ruleIf(
  'trigger/flip-timing',
  'before-destroyed',
  (duel, { card, met }: TriggerCase) =>
    met !== undefined && flippedThenDestroyed(duel, card, met) ? { event: met.event.index } : null,
);

/** A card that went to a private place meanwhile cannot show that its effect may activate. */
export const privateLocation = ruleIf(
  'trigger/private-location',
  'private',
  (duel, { card, effect, met }: TriggerCase) => {
    if (met === undefined || reachedHand(card, effect)) return null;
    if (!hidden(card) || !moved(card, met.waiting.met)) return null;
    return { facts: { now: whereWords(card) }, ...movedAt(duel, card) };
  },
);

/** An effect about its own card's move activates where the move left the card, unless its text names other places. */
export const newPlace = rule('trigger/activates-from-new-place', (_, { card, effect, met }: TriggerCase) => {
  // Of a phase it is asked where its card lies also where the rest of its condition was not read.
  const asked = met === undefined ? isOfPhase(effect) && hidden(card) : !moved(card, met.waiting.met);
  if (!asked) return null;
  const allowed = activationPlaces(effect, card.model.facts);
  const now = whereWords(card);
  if (allowed === null || allowed.includes(card.place))
    return met === undefined ? null : { code: 'there', facts: { now } };
  return { code: 'elsewhere', facts: { now, places: allowed.map(places.term).join(' or ') } };
});

/** A card that is banished face-down shows no text that could activate. */
export const banishedFaceDown = ruleIf(
  'trigger/banished-face-down',
  'face-down',
  (_, { card, met }: TriggerCase) => met !== undefined && card.place === 'banished' && !card.faceUp,
);

/** A card that was turned face-down on the field does not activate its effects there. */
export const turnedFaceDown = ruleIf(
  'monster/face-down-defense',
  'face-down',
  (_, { card, met }: TriggerCase) => met !== undefined && isField(card.place) && !card.faceUp,
);

/** A monster that became an Equip Card, a Continuous Spell or an Xyz Material is no monster any more. */
export const cardTypeChanged = ruleIf(
  'trigger/card-type-changed',
  'changed',
  (_, { card, met }: TriggerCase) => {
    if (met === undefined || met.waiting.met.role !== 'monster' || card.role === 'monster') return null;
    return { facts: { now: whereWords(card) } };
  },
);

/** Shuffled into the Deck, or made an Xyz Material: "leaves the field" does not activate. */
export const deckOrMaterial = rule(
  'trigger/leaves-field-deck-or-material',
  (_, { card, effect, met }: TriggerCase) => {
    if (met === undefined || effect.kind !== 'trigger' || met.event.card === undefined) return null;
    const { id, after } = met.event.card;
    const own = id === card.id;
    const leaving = effect.on.some((each) => each.event === 'left-the-field' && (each.of === 'this') === own);
    const gone =
      after.place === 'deck' ||
      after.place === 'xyz-material' ||
      (after.place === 'extra-deck' && !after.faceUp);
    if (!leaving || !gone || !met.event.names.includes('left-the-field')) return null;
    const facts = { place: places.term(after.place), card: after.model.name };
    if (own) return { code: 'deck', facts, event: met.event.index };
    return after.place === 'xyz-material' ? { code: 'other', facts, event: met.event.index } : null;
  },
);
