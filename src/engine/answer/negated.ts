import { isField } from '../../vocabulary/places.ts';
import { perhapsNegatedBy } from '../activation-negation.ts';
import { negatedActivation, negatedEffect, type ResultCase } from '../chain-result.ts';
import { type Answer, claimsThat, fromFindings, openAnswer, opposite } from '../findings.ts';
import { isNegated, negatedBy } from '../negation.ts';
import { applyAll, type Rule, rule, ruleIf } from '../rule.ts';
import { isToldNegated } from '../state/card-changes.ts';
import { type Card, cardOf, type Duel, type Resolved } from '../state/duel.ts';
import type { Finding } from '../state/finding.ts';

/** Nothing negated the Chain Link, whether its effect was applied or not. */
const resolvedUnnegated = ruleIf('negate/effect', 'link-not', (duel, { resolved }: ResultCase) => {
  if (resolved.because !== undefined && negations.has(resolved.because)) return null;
  return { facts: { card: cardOf(duel, resolved.link.card).model.name } };
});

const negations: ReadonlySet<NonNullable<Resolved['because']>> = new Set([
  'activation-negated',
  'effect-negated',
  'effects-negated-on-field',
]);

/** What negates the effects of a card that lies face-up on the field. */
const negatedThere = rule('negate/effect', (duel, { card }: { readonly card: Card }) => {
  const source = negatedBy(duel, card);
  if (source !== undefined) return { code: 'by', facts: { source: source.model.name } };
  if (isToldNegated(card) || isNegated(duel, card)) return { code: 'told' };
  const perhaps = perhapsNegatedBy(duel, card);
  return perhaps === undefined ? { code: 'not' } : { code: 'perhaps', facts: { source: perhaps.model.name } };
});

/** The rules that only this question has. */
export const negatedRules = [resolvedUnnegated, negatedThere] as const;

const ofLink: readonly Rule<ResultCase>[] = [negatedActivation, negatedEffect, resolvedUnnegated];

/** Was its last Chain Link negated; or, where it had none, are its effects on the field (rule negate/effect)? */
export function negatedNow(duel: Duel, id: string): Answer {
  const card = cardOf(duel, id);
  const { name } = card.model;
  const claims = claimsThat(name, 'is', 'negated');
  if (duel.chain.some(({ card: link }) => link === id))
    return openAnswer(claims.open, ['how the Chain resolves'], []);
  const resolved = duel.resolved.findLast(({ link }) => link.card === id);
  const findings = resolved === undefined ? onField(duel, card) : ofResolved(duel, resolved);
  if (findings.length === 0) return openAnswer(claims.open, [`what would be negated of ${name}`], []);
  // What it did was not negated, and what it does now is: which of them is meant, nobody said.
  const now = resolved === undefined ? [] : onField(duel, card);
  if (saysNegated(now) && !saysNegated(findings))
    return openAnswer(
      claims.open,
      [`whether what ${name} did is meant, or its effects on the field now`],
      now,
    );
  return opposite(fromFindings(findings, claims), claims);
}

const ofResolved = (duel: Duel, resolved: Resolved): readonly Finding[] =>
  applyAll(ofLink, duel, { resolved });

const saysNegated = (findings: readonly Finding[]): boolean =>
  findings.some(({ verdict }) => verdict === 'forbids');

const onField = (duel: Duel, card: Card): readonly Finding[] =>
  card.faceUp && isField(card.place) ? applyAll([negatedThere], duel, { card }) : [];
