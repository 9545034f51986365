import { isTrigger } from '../../card-model/activated.ts';
import type { TriggerEvent } from '../../card-model/part.ts';
import { isNormalSummon, isSpecialSummon, type SummonWay } from '../../vocabulary/summons.ts';
import { type FilterMatch, matchesFilter } from '../fits.ts';
import { negatableNow } from '../monster/cannot-be-negated.ts';
import { namesOf } from '../names.ts';
import { rule } from '../rule.ts';
import { beingSummoned, type Card, cardOf, type Duel } from '../state/duel.ts';
import type { ActivationCase } from './activation-case.ts';
import { answeredEvents } from './answers.ts';

/** Is the Summon that was declared one of the kind that the text names? */
const isOfWay = (wanted: TriggerEvent['event'], way: SummonWay): boolean =>
  wanted === way ||
  (wanted === 'special-summoned' && isSpecialSummon(way)) ||
  (wanted === 'normal-summoned' && isNormalSummon(way));

/** How the effect answers the Summon that was declared, of any of its monsters; undefined where it answers none, or another. */
const answersDeclared = (duel: Duel, asked: ActivationCase): FilterMatch | undefined =>
  negatableNow(duel)
    .map((monster) => answersSummonOf(duel, asked, monster))
    .find((fit) => fit !== undefined);

/** The same of one monster that is being Summoned. */
export function answersSummonOf(
  duel: Duel,
  { effect, card, player }: ActivationCase,
  monster: Card,
): FilterMatch | undefined {
  const { summoning } = duel;
  if (summoning === undefined) return undefined;
  const view = { id: card.id, player };
  return answeredEvents(effect)
    .filter(({ declared, event }) => declared === true && isOfWay(event, summoning.way))
    .filter(({ alone }) => alone !== true || beingSummoned(duel).length === 1)
    .filter(({ byWhom }) => byWhom === undefined || (byWhom === 'you') === (summoning.player === player))
    .flatMap(({ of }) => (of === 'this' ? [] : [matchesFilter(of, monster, namesOf(duel, monster), view)]))
    .find(({ verdict }) => verdict === 'yes');
}

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
