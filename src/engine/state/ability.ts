import type { Ability } from '../../card-model/facts.ts';
import { isField } from '../../vocabulary/places.ts';
import { isToldNegated } from './card-changes.ts';
import type { Card } from './duel.ts';

/** Is it a monster card with this word printed on it (Token, Pendulum, Xyz, Tuner ...)? */
export const hasAbility = ({ model: { facts } }: Pick<Card, 'model'>, ability: Ability): boolean =>
  facts.cardType === 'monster' && facts.abilities.includes(ability);

/** Is it a Gemini monster where its own text has it treated as a Normal Monster: face-up on the field, or in the GY? */
export const isGeminiThere = (card: Card): boolean =>
  hasAbility(card, 'Gemini') &&
  card.role === 'monster' &&
  (card.place === 'gy' || (isField(card.place) && card.faceUp));

/** Has a Gemini monster its effects: was it Normal Summoned again, or made an Effect Monster by a text? */
export const hasGained = ({ summonedAgain, changes }: Card): boolean =>
  summonedAgain || changes.some(({ is }) => is === 'effect-monster');

/** Is it treated as a Normal Monster, if no Continuous Effect negates that? */
export const isTreatedAsNormal = (card: Card): boolean =>
  isGeminiThere(card) && !hasGained(card) && !isToldNegated(card);
