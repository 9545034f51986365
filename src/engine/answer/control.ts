import { isField } from '../../vocabulary/places.ts';
import { type Answer, claimsOf, fromFindings, openAnswer, valueAnswer } from '../findings.ts';
import type { Asked } from '../question.ts';
import { applyAll, type Rule, rule } from '../rule.ts';
import { beingSummoned, type Card, cardOf, type Duel, type Player } from '../state/duel.ts';

interface ControlCase {
  readonly card: Card;
  readonly player?: Player;
}

/** A player controls the cards on the own side of the field. */
export const controlRule = rule('control/control-possess-own', (duel, { card, player }: ControlCase) => {
  const facts = { player: card.controller };
  const there = isField(card.place) && !beingSummoned(duel).includes(card.id);
  if (!there) return { code: 'not-there', facts };
  return { code: (player ?? card.controller) === card.controller ? 'controls' : 'does-not', facts };
});

export const controlRules: readonly Rule<ControlCase>[] = [controlRule];

/** Does this player control the card? */
export function controlsNow(duel: Duel, { card: id, player }: Asked<'controls'>): Answer {
  const card = cardOf(duel, id);
  const { name } = card.model;
  return fromFindings(
    applyAll(controlRules, duel, { card, player }),
    claimsOf(`${player} controls ${name}`, `${player} does not control ${name}`),
  );
}

/** Who controls the card? */
export function controllerNow(duel: Duel, id: string): Answer {
  const card = cardOf(duel, id);
  const { name } = card.model;
  const findings = applyAll(controlRules, duel, { card });
  if (findings[0]?.verdict !== 'permits')
    return openAnswer(`who controls ${name} is not settled`, [`${name} is not on the field`], findings);
  return valueAnswer(card.controller, `${card.controller} controls ${name}`, findings);
}
