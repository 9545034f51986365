import type { Ability } from '../../card-model/facts.ts';
import type { Card } from './duel.ts';

/** Is it a monster card with this word printed on it (Token, Pendulum, Xyz, Tuner ...)? */
export const hasAbility = ({ model: { facts } }: Card, ability: Ability): boolean =>
  facts.cardType === 'monster' && facts.abilities.includes(ability);
