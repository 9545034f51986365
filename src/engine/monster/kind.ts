import { isField } from '../../vocabulary/places.ts';
import { isNegated } from '../negation.ts';
import { type Rule, rule, ruleIf } from '../rule.ts';
import { hasAbility, hasGained, isGeminiThere, isTreatedAsNormal } from '../state/ability.ts';
import { isToldNegated } from '../state/card-changes.ts';
import type { Card, Duel } from '../state/duel.ts';

/** The question of this table: is the monster an Effect Monster (permits) or a non-Effect Monster (forbids) now? */
interface KindCase {
  readonly card: Card;
}

/** Is the Gemini monster treated as a Normal Monster now? */
export const treatedAsNormal = (duel: Duel, card: Card): boolean =>
  isTreatedAsNormal(card) && !isNegated(duel, card);

const geminiNormal = ruleIf('gemini/treated-as-normal kind', 'normal', (duel, { card }: KindCase) =>
  treatedAsNormal(duel, card) ? true : null,
);

const geminiEffect = ruleIf('gemini/becomes-effect-monster', 'effect', (duel, { card }: KindCase) =>
  hasAbility(card, 'Gemini') && hasGained(card) && !isNegated(duel, card)
    ? { facts: { why: card.summonedAgain ? 'it was Normal Summoned again' : 'a text gives them to it' } }
    : null,
);

const geminiNegated = ruleIf(
  'gemini/negated-is-effect-monster',
  'negated',
  (duel, { card }: KindCase) =>
    hasAbility(card, 'Gemini') && isField(card.place) && !hasGained(card) && isNegated(duel, card),
);

const geminiGainedNegated = ruleIf(
  'gemini/negated-gained-effects',
  'negated',
  (duel, { card }: KindCase) => hasAbility(card, 'Gemini') && hasGained(card) && isNegated(duel, card),
);

const geminiNegatedInGy = ruleIf(
  'gemini/negated-in-gy',
  'negated',
  (_, { card }: KindCase) => hasAbility(card, 'Gemini') && card.place === 'gy' && isToldNegated(card),
);

const printedKind = rule('monster/non-effect', (_, { card }: KindCase) => {
  const { facts, name } = card.model;
  if (facts.cardType !== 'monster' || card.role !== 'monster')
    return { code: 'no-monster', facts: { card: name } };
  if (isGeminiThere(card)) return null;
  return { code: facts.abilities.includes('Effect') ? 'effect' : 'non-effect', facts: { card: name } };
});

/** Every rule on what kind of monster it is; for each monster exactly one has a say. */
export const kindRules: readonly Rule<KindCase>[] = [
  geminiNormal,
  geminiEffect,
  geminiNegated,
  geminiGainedNegated,
  geminiNegatedInGy,
  printedKind,
];

const forgetsWhenLeaving = ruleIf('gemini/forgets-when-leaving', 'forgot', (duel, { card }: KindCase) => {
  const was = duel.timeline.some(
    (event) =>
      event.card?.id === card.id && event.card.before.summonedAgain && !event.card.after.summonedAgain,
  );
  return was && !card.summonedAgain ? true : null;
});

const isSummonedAgain = rule('gemini/becomes-effect-monster', (_, { card }: KindCase) => ({
  code: card.summonedAgain ? 'again' : 'never',
}));

/** Is the Gemini monster treated as Normal Summoned again? */
export const summonedAgainRules: readonly Rule<KindCase>[] = [forgetsWhenLeaving, isSummonedAgain];
