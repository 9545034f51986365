import type { Answer } from '../findings.ts';
import type { Question } from '../question.ts';
import { cardOf, type Duel } from '../state/duel.ts';

/** What was done to a card: none of it was, where the card could not be targeted for it. */
const ofDeeds: ReadonlySet<Question['ask']> = new Set<Question['ask']>(['happened', 'negated']);
/** What a card may still do or become, whoever targeted what: it hangs on no effect that was told. */
const ofOthers: ReadonlySet<Question['ask']> = new Set<Question['ask']>([
  'can-be-targeted',
  'affected',
  'can-activate',
  'activates',
  'rating',
  'effect-monster',
  'non-effect-monster',
  'how-many-tributes',
  'needs-tributes',
]);

/** Does it hang on what was told to be activated whether that can be? */
export const hangsOnTold = ({ ask }: Question): boolean => !ofOthers.has(ask);

/**
 * The answer where an effect was told to target what cannot be targeted (rule target/protection-comes-late): nothing was
 * done to that card by it, and what else came of it, no rule says.
 */
export function afterUnlawful(duel: Duel, question: Question, answer: Answer): Answer {
  const { unlawful = [] } = duel;
  const never = unlawful.find(({ whatever }) => whatever);
  // What negates it does so whether or not it can be activated.
  const isNegated = question.ask === 'negated' && answer.answer === 'yes';
  if (never !== undefined && !isNegated && !ofOthers.has(question.ask) && answer.answer !== 'cannot tell') {
    const name = cardOf(duel, never.by).model.name;
    const why = `what comes of ${name}, which cannot be activated there: ${never.finding.because}`;
    return { ...answer, answer: 'cannot tell', claim: 'this is not settled', missing: [why] };
  }
  if (isNegated || unlawful.length === 0 || !('card' in question) || question.card === undefined)
    return answer;
  const { card, ask } = question;
  const found = unlawful.find((each) => each.card === card || each.by === card);
  if (found === undefined || ofOthers.has(ask)) return answer;
  const { because, verdict } = found.finding;
  if (found.card === card && ofDeeds.has(ask) && answer.answer !== 'yes') return answer;
  if (found.card === card && ofDeeds.has(ask) && verdict === 'forbids') {
    const name = (id: string) => cardOf(duel, id).model.name;
    return {
      ...answer,
      answer: 'no',
      claim: `${name(found.by)} cannot target ${name(card)}`,
      findings: [found.finding],
      deciding: found.finding,
    };
  }
  if (answer.answer === 'cannot tell') return answer;
  return { ...answer, answer: 'cannot tell', claim: 'this is not settled', missing: [because] };
}
