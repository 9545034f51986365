import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { movesIn } from './reading/moves.ts';
import { negationTold } from './reading/negators.ts';
import type { Sketch } from './reading/sketch.ts';
import { done } from './reading/verb-words.ts';

const paidCard = `(?:${done('discard', 'tribute', 'detach', 'banish', 'send', 'pay')}|cost)`;
const paid = `(?:the|my|that|those|their|his|her) (?:[0-9]+ )?(?:${paidCard} ?(?:card|cards|monster|monsters|material|materials|lp|life points|one|#\\d)?|lp|life points|discard|tribute|#\\d|card i ${paidCard}|monster i ${paidCard})`;
const asksBack = new RegExp(
  `\\bget ${paid}(?: [a-z]+){0,3}? (?:back|returned|refunded)\\b|\\bget back ${paid}|\\b(?:is|are|does|do) ${paid}(?: [a-z]+){0,2}? (?:refunded|returned|given back|come back|get refunded|get returned)\\b`,
);

/** A cost that was paid stays paid, whatever becomes of the activation or the effect (rule cost/paid-at-activation). */
export const costKept: KeyWordPrinciple = (sketch) => {
  const { question, told } = sketch;
  if (asksStays.test(question)) return staysPaid(sketch);
  if (!asksBack.test(question)) return undefined;
  const negation = negationTold(sketch);
  if (negation === undefined || negation.what === 'summon') return undefined;
  const ref = /#\d/.exec(question)?.[0];
  const cost = movesIn(sketch).some(({ card, why }) => card.ref === ref && why?.is === 'cost');
  if (ref !== undefined && !cost) return undefined;
  const isTold = new RegExp(`\\b(?:${paidCard}|discard|tribute)\\b|\\bpay`).test(`${told} ${question}`);
  return isTold || cost
    ? ruled('no', 'cost/paid-at-activation', 'it was paid as a cost, and nothing gives a cost back')
    : undefined;
};

const asksStays =
  /\b(?:stays?|remains?|still|kept) (?:on (?:the |my |their )?(?:field|board)|there|alive|around|in play)\b|\bsurvives?\b|\bcomes? back\b|\breturns? to (?:the|my) field\b/;

/** A card that was itself paid is gone, whatever became of its effect. */
function staysPaid(sketch: Sketch): Ruled | undefined {
  const { question, told, cards } = sketch;
  const negation = negationTold(sketch);
  if (negation === undefined || negation.what === 'summon' || speaksAgainst(told, 'negated'))
    return undefined;
  const paid = movesIn(sketch).filter(
    ({ card, why }) =>
      why?.is === 'cost' && card === negation.card && (why.of === undefined || why.of === card),
  );
  const [only, other] = paid;
  const named = cards.filter(({ ref }) => question.includes(ref));
  if (only === undefined || other !== undefined || named.some((card) => card !== only.card)) return undefined;
  if (cards.length > 2) return undefined;
  return ruled(
    'no',
    'cost/paid-at-activation',
    'it was paid as a cost, and is gone whatever becomes of its effect',
  );
}
