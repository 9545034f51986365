import { isField } from '../../../vocabulary/places.ts';
import { type Answer, fromFindings } from '../../findings.ts';
import { isWorking } from '../../negation.ts';
import type { Question } from '../../question.ts';
import { applyAll, type Rule, rule } from '../../rule.ts';
import { countersOn } from '../../state/counters.ts';
import { type Card, cardOf, type Duel } from '../../state/duel.ts';
import { hasNotHappened } from '../../trigger/not-happened.ts';
import { touchesAny } from '../relevance.ts';

interface CountersCase {
  readonly card: Card;
  readonly counter: string;
}

/** Why there may be more or fewer: a text that changes counters as something happens, or what was not played. */
function doubtOf(duel: Duel, { card }: CountersCase): string | undefined {
  const texts = Object.values(duel.cards).filter((each) => isField(each.place) && isWorking(duel, each));
  const changes = texts.flatMap(({ id, model }) =>
    model.parts
      .flatMap((part) => (part.kind === 'continuous' ? part.does : []))
      .filter(({ do: verb }) => verb === 'place-counter' || verb === 'remove-counter')
      .filter(({ what, upon }) => (what !== 'this' || id === card.id) && !hasNotHappened(duel, upon))
      .map(({ onlyIf = 'its text' }) => `what ${model.name} did to them (${onlyIf})`),
  );
  return changes[0] ?? duel.missing.find((each) => touchesAny(each, ['counters']))?.words;
}

/** Counters are public: so many lie on the card as were told and placed. */
export const countersThere = rule({
  id: 'knowledge/knowledge',
  reasons: {
    there: ['permits', 'on {card} lie as many as were told and placed: {count}'],
    open: ['unknown', '{doubt}'],
  },
  decide(duel: Duel, asked: CountersCase) {
    const doubt = doubtOf(duel, asked);
    if (doubt !== undefined) return { code: 'open', facts: { doubt } };
    const { card, counter } = asked;
    return { code: 'there', facts: { count: countersOn(card, counter) } };
  },
});

export const counterRules: readonly Rule<CountersCase>[] = [countersThere];

/** How many counters of this name lie on the card. */
export function howManyCounters(
  duel: Duel,
  { card: id, counter }: Extract<Question, { ask: 'counters' }>,
): Answer {
  const card = cardOf(duel, id);
  const claim = `the number of ${counter}s on ${card.model.name}`;
  const count = String(countersOn(card, counter));
  const answer = fromFindings(applyAll(counterRules, duel, { card, counter }), {
    yes: `${claim} is ${count}`,
    no: claim,
    open: `${claim} is not settled`,
  });
  return answer.answer === 'yes' ? { ...answer, answer: count } : answer;
}
