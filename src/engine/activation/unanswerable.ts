import { says } from '../../card-model/sayings.ts';
import { fitsNow } from '../names.ts';
import { continuousOf, isNegated, isWorking } from '../negation.ts';
import { rule, ruleIf } from '../rule.ts';
import { type ChainLink, cardOf, type Duel, partOfLink } from '../state/duel.ts';
import type { ActivationCase } from './activation-case.ts';

/** What was paid for the activation of a Chain Link, as far as it was told. */
const paidFor = ({ timeline }: Duel, { number, event }: ChainLink) =>
  timeline
    .slice(event + 1)
    .filter(({ stage, cause }) => stage.in === 'activation' && stage.link === number && cause === 'cost');

const typesPaid = (duel: Duel, link: ChainLink): ReadonlySet<string> =>
  new Set(
    paidFor(duel, link).flatMap(({ card }) => (card === undefined ? [] : [card.before.model.facts.cardType])),
  );

/** Was something told of what was paid, and all of it by the cards? */
const isPaidTold = (duel: Duel, link: ChainLink): boolean => {
  const paid = paidFor(duel, link);
  return paid.length > 0 && paid.every(({ card }) => card !== undefined);
};

/** Text by which nothing is activated in response is no effect: it holds while effects are negated. */
export const cannotRespond = rule(
  'text/cannot-respond',
  (duel, { card: own, player, effect }: ActivationCase) => {
    const last = duel.chain.at(-1);
    if (last === undefined || last.asSpell || effect.kind === 'trigger' || effect.kind === 'flip')
      return null;
    const card = cardOf(duel, last.card);
    const name = card.model.name;
    const activated = partOfLink(duel, last)?.kind;
    for (const text of card.model.parts) {
      if (text.kind !== 'not-an-effect' || text.what !== 'cannot-be-responded-to') continue;
      const { unanswerable } = text;
      if (unanswerable === undefined) return { code: 'not-read', facts: { card: name, words: text.reads } };
      if (unanswerable.who === 'opponent' && player === last.player) continue;
      const { cards, ofTypesPaid } = unanswerable;
      if (ofTypesPaid && !typesPaid(duel, last).has(own.model.facts.cardType)) {
        if (isPaidTold(duel, last)) continue;
        return { code: 'not-paid', facts: { card: name } };
      }
      const view = { id: card.id, player: last.player };
      if (cards !== undefined && fitsNow(duel, cards, own, view) === 'no') continue;
      if (activated === undefined) return { code: 'not-said', facts: { card: name } };
      // A Spell or Trap has one activation: "this effect" is what it is activated with.
      const whole = card.model.facts.cardType !== 'monster' && activated === 'activation';
      if (unanswerable.to === 'card' ? whole : true)
        return { code: 'barred', facts: { card: name, link: last.number } };
    }
    return null;
  },
);

/** Text that keeps players from responding to other cards is an effect: it can be negated. */
export const othersCannotBeAnswered = ruleIf(
  'text/cannot-respond-to-others',
  'not-read',
  (duel, { player }: Pick<ActivationCase, 'player'>) => {
    if (duel.chain.length === 0) return null;
    for (const card of Object.values(duel.cards)) {
      if (!isWorking(duel, card) || card.controller === player || isNegated(duel, card)) continue;
      const words = continuousOf(card)
        .flatMap(({ does }) => does)
        .find((each) => each.do === 'restrict' && says(each, 'in-response'))?.reads;
      if (words !== undefined) return { facts: { card: card.model.name, words } };
    }
    return null;
  },
);
