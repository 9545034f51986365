import { isActivated } from '../card-model/activated.ts';
import type { ActivatedEffect } from '../card-model/part.ts';
import { perhapsNegatedBy } from './activation-negation.ts';
import { type ChainLink, cardOf, type Duel } from './state/duel.ts';
import type { Unknown } from './state/missing.ts';

/** A card with several effects, of which one resolved: which, and so what it did, was not said. */
export function whichEffect(duel: Duel, { card }: ChainLink): readonly Unknown[] {
  const { name, parts } = cardOf(duel, card).model;
  if (!parts.some(isActivated)) return [];
  const words = `which effect of ${name} resolved was not said`;
  return [{ card, words, may: Object.keys(duel.cards), whole: true }];
}

/** What had to hold at the activation has to hold now: where something of the Chain came in between, that is open. */
export function stillHeld(
  duel: Duel,
  link: ChainLink,
  { heldToResolve }: ActivatedEffect,
): readonly Unknown[] {
  const between = duel.resolved.some(
    ({ chain, link: { number } }) => chain === duel.chains && number > link.number,
  );
  if (heldToResolve === undefined || !between) return [];
  const { name } = cardOf(duel, link.card).model;
  const words = `whether this held when the effect of ${name} resolved: ${heldToResolve}`;
  return [{ card: link.card, words, may: Object.keys(duel.cards) }];
}

/** A text on the field may negate what has been activated, in words that were not read: what it did is open then. */
export function perhapsNegated(duel: Duel, { card, event }: ChainLink): readonly Unknown[] {
  const by = perhapsNegatedBy(duel, cardOf(duel, card), duel.timeline[event]);
  if (by === undefined) return [];
  const { name } = cardOf(duel, card).model;
  const words = `whether the text of ${by.model.name} negates the effect of ${name}`;
  return [{ card, words, may: Object.keys(duel.cards) }];
}
