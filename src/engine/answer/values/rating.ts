import type { MonsterFacts } from '../../../card-model/facts.ts';
import { type Answer, claimsOfValue, valueByRules } from '../../findings.ts';
import type { Asked } from '../../question.ts';
import { applyAll, type Rule, rule } from '../../rule.ts';
import { hasAbility } from '../../state/ability.ts';
import { factsNow } from '../../state/card-changes.ts';
import { type Card, cardOf, type Duel } from '../../state/duel.ts';
import { ownPhasesBefore } from '../../turn/phase-effects.ts';

type Rating = Asked<'rating'>['which'];

interface RatingCase {
  readonly card: Card;
  readonly which: Rating;
}

const words = {
  level: 'Level',
  rank: 'Rank',
  link: 'LINK rating',
  attribute: 'Attribute',
  type: 'Type',
} as const satisfies Record<Rating, string>;

/** Which of the three a monster has follows from its abilities. */
const ownRating = (card: Card): Rating => {
  if (hasAbility(card, 'Xyz')) return 'rank';
  return hasAbility(card, 'Link') ? 'link' : 'level';
};

const ratingOf = (facts: MonsterFacts | undefined, which: Rating): number | string | undefined =>
  facts?.[which];

/** A monster has one of the three: what is printed, with what effects that last have made of it. */
export const ratingIs = rule('monster/level-rank-link', (_, { card, which }: RatingCase) => {
  const own = ownRating(card);
  const facts = { rating: words[which], own: words[own] };
  const now = factsNow(card);
  if (now === undefined || card.role !== 'monster') return { code: 'no-monster', facts };
  if (which === 'attribute' || which === 'type') return null;
  if (which !== own) return { code: 'has-other', facts };
  const value = ratingOf(now, which);
  return value === undefined ? notKnown(card, facts) : { code: 'is', facts: { ...facts, value } };
});

/** It was not said, or something that applies may have made another one of it. */
const notKnown = <F>({ changes }: Card, facts: F) =>
  ({ code: changes.some(({ is }) => is === 'unsaid') ? 'applies' : 'not-said', facts }) as const;

/** A monster has one Attribute and one Type: what is printed, with what effects that last have made of it. */
const propertyRule = (id: 'monster/attribute' | 'monster/one-type', of: 'attribute' | 'type') =>
  rule(id, (_, { card, which }: RatingCase) => {
    const now = factsNow(card);
    if (which !== of || now === undefined || card.role !== 'monster') return null;
    const facts = { rating: words[which] };
    const value = now[of];
    return value === undefined ? notKnown(card, facts) : { code: 'is', facts: { ...facts, value } };
  });
export const attributeIs = propertyRule('monster/attribute', 'attribute');
export const typeIs = propertyRule('monster/one-type', 'type');

export const ratingRules: readonly Rule<RatingCase>[] = [ratingIs, attributeIs, typeIs];

/** The Level, Rank, LINK rating, Attribute or Type of a monster, or "none" for a card that has another or is no monster. */
export function ratingNow(duel: Duel, { card: id, which }: Asked<'rating'>): Answer {
  const card = cardOf(duel, id);
  const findings = applyAll(ratingRules, duel, { card, which });
  const claim = `the ${words[which]} of ${card.model.name}`;
  const value = findings[0]?.code === 'is' ? String(ratingOf(factsNow(card), which)) : 'none';
  const answer = valueByRules(ratingRules, duel, { card, which }, value, claimsOfValue(claim, value));
  return answer.answer === value ? { ...answer, assumed: ownPhasesBefore(card) } : answer;
}
