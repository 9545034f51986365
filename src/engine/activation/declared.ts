import { isTrigger } from '../../card-model/activated.ts';
import type { FilterMatch } from '../fits.ts';
import { negatableNow } from '../monster/cannot-be-negated.ts';
import { answersSummonOf } from '../monster/summon-window.ts';
import { rule } from '../rule.ts';
import { cardOf, type Duel } from '../state/duel.ts';
import type { ActivationCase } from './activation-case.ts';

/** How the effect answers the Summon that was declared, of any of its monsters; undefined where it answers none, or another. */
const answersDeclared = (duel: Duel, asked: ActivationCase): FilterMatch | undefined =>
  negatableNow(duel)
    .map((monster) => answersSummonOf(duel, asked, monster))
    .find((fit) => fit !== undefined);

/** Is it the time at which a declared Summon can be negated, and nothing was activated yet? */
export const inNegationWindow = ({ summoning, chain }: Duel): boolean =>
  summoning !== undefined && chain.length === 0;

/** While a Summon can be negated, only what negates it starts a Chain. */
export const firstMustNegate = rule({
  id: 'summons-general/first-must-negate',
  reasons: {
    negates: ['permits', 'it negates the Summon of {card}, which was declared just now'],
    other: [
      'forbids',
      'the Summon of {card} can be negated now, and nothing else can be activated before that is over',
    ],
    'not-read': ['unknown', 'what it answers was not read: {words}'],
    'not-said': ['unknown', 'the Summon of {card} can be negated now, and it was not said {what}'],
  },
  decide(duel: Duel, question: ActivationCase) {
    const { summoning } = duel;
    if (summoning === undefined || !inNegationWindow(duel) || isTrigger(question.effect)) return null;
    const facts = { card: cardOf(duel, summoning.card).model.name };
    const fit = answersDeclared(duel, question);
    const negates = question.effect.does.some(
      ({ do: verb }) => verb === 'negate-summon' || verb === 'described',
    );
    const { unreadTiming: words } = question.effect;
    if (fit === undefined && negates && words !== undefined) return { code: 'not-read', facts: { words } };
    if (fit === undefined || !negates) return { code: 'other', facts };
    const [what] = fit.open;
    return what === undefined ? { code: 'negates', facts } : { code: 'not-said', facts: { ...facts, what } };
  },
});
