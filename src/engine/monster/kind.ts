import { isField } from '../../vocabulary/places.ts';
import { isNegated } from '../negation.ts';
import { type CardCase, type Rule, rule, ruleIf } from '../rule.ts';
import { hasAbility, hasGained, isGeminiThere, isTreatedAsNormal } from '../state/ability.ts';
import { isToldNegated } from '../state/card-changes.ts';
import type { Card, Duel } from '../state/duel.ts';

/** Is the Gemini monster treated as a Normal Monster now? */
export const treatedAsNormal = (duel: Duel, card: Card): boolean =>
  isTreatedAsNormal(card) && !isNegated(duel, card);

/** Every rule on what kind of monster it is; for each monster exactly one has a say. */
export const kindRules: readonly Rule<CardCase>[] = [
  ruleIf('gemini/treated-as-normal kind', 'normal', (duel, { card }) => treatedAsNormal(duel, card)),
  ruleIf('gemini/becomes-effect-monster', 'effect', (duel, { card }) =>
    hasAbility(card, 'Gemini') && hasGained(card) && !isNegated(duel, card)
      ? { facts: { why: card.summonedAgain ? 'it was Normal Summoned again' : 'a text gives them to it' } }
      : null,
  ),
  ruleIf(
    'gemini/negated-is-effect-monster',
    'negated',
    (duel, { card }) =>
      hasAbility(card, 'Gemini') && isField(card.place) && !hasGained(card) && isNegated(duel, card),
  ),
  ruleIf(
    'gemini/negated-gained-effects',
    'negated',
    (duel, { card }) => hasAbility(card, 'Gemini') && hasGained(card) && isNegated(duel, card),
  ),
  ruleIf(
    'gemini/negated-in-gy',
    'negated',
    (_, { card }) => hasAbility(card, 'Gemini') && card.place === 'gy' && isToldNegated(card),
  ),
  rule('monster/non-effect', (_, { card }) => {
    const { facts, name } = card.model;
    if (facts.cardType !== 'monster' || card.role !== 'monster')
      return { code: 'no-monster', facts: { card: name } };
    if (isGeminiThere(card)) return null;
    return { code: facts.abilities.includes('Effect') ? 'effect' : 'non-effect', facts: { card: name } };
  }),
];

/** Is the Gemini monster treated as Normal Summoned again? */
export const summonedAgainRules: readonly Rule<CardCase>[] = [
  ruleIf('gemini/forgets-when-leaving', 'forgot', (duel, { card }) => {
    const was = duel.timeline.some(
      (event) =>
        event.card?.id === card.id && event.card.before.summonedAgain && !event.card.after.summonedAgain,
    );
    return was && !card.summonedAgain;
  }),
  rule('gemini/becomes-effect-monster', (_, { card }) => ({ code: card.summonedAgain ? 'again' : 'never' })),
];
