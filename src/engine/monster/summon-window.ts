import { allApplied, answeredEvents } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { says } from '../../card-model/sayings.ts';
import { setOf } from '../../platform/list-of.ts';
import { isField, places } from '../../vocabulary/places.ts';
import { isSuchSummon, type SummonWay } from '../../vocabulary/summons.ts';
import type { FilterMatch } from '../fits.ts';
import { matchNow } from '../names.ts';
import { continuousOf, isWorking } from '../negation.ts';
import { type CardCase, type Rule, rule, ruleIf } from '../rule.ts';
import { hasAbility } from '../state/ability.ts';
import { beingSummoned, type Card, cardOf, type Duel, type Player } from '../state/duel.ts';

/** Does the text of a monster say that its Summon, made in this way, cannot be negated? */
const ownSummonCannotBeNegated = (model: CardModel, way: SummonWay): boolean =>
  allApplied(model).some(({ summonStands }) => summonStands?.includes(way));

/** The monsters of the declared Summon whose Summon can be negated, by their own texts. */
export const negatableNow = (duel: Duel): readonly Card[] => {
  const { summoning } = duel;
  if (summoning === undefined) return [];
  return beingSummoned(duel)
    .map((id) => cardOf(duel, id))
    .filter(({ model }) => !ownSummonCannotBeNegated(model, summoning.way));
};

/** What another face-up card says of Summons that cannot be negated; which Summons those are is not read. */
const textOfAnother = (duel: Duel): { readonly card: string; readonly words: string } | undefined =>
  Object.values(duel.cards)
    .filter((card) => isWorking(duel, card) && !beingSummoned(duel).includes(card.id))
    .flatMap((card) =>
      continuousOf(card)
        .flatMap(({ does }) => does.filter((each) => says(each, 'others-summons-stand')))
        .map(({ what, reads = '' }) => {
          const of = typeof what === 'object' && 'reads' in what ? `${what.reads} ` : '';
          return { card: card.model.name, words: `${of}${reads}` };
        }),
    )
    .at(0);

/** "This card's Synchro Summon cannot be negated" is no effect: it holds while the monster is being Summoned. */
export const summonCannotBeNegated = rule('summons-general/no-effects', (duel: Duel) => {
  const { summoning, chain } = duel;
  if (summoning === undefined || chain.length > 0) return null;
  if (negatableNow(duel).length === 0)
    return { code: 'own', facts: { card: cardOf(duel, summoning.card).model.name } };
  const text = textOfAnother(duel);
  return text === undefined ? null : { code: 'not-read', facts: text };
});

const declared = (duel: Duel, card: Card) =>
  beingSummoned(duel).includes(card.id) ? duel.summoning : undefined;
const again = (duel: Duel, card: Card): boolean => declared(duel, card)?.way === 'normal-summoned-again';

/** Ways of Summoning that belong to a resolving effect. */
const byEffect: ReadonlySet<SummonWay> = setOf(
  'fusion-summoned ritual-summoned special-summoned special-summoned-ignoring-conditions',
);

export const negationRules: readonly Rule<CardCase>[] = [
  summonCannotBeNegated,
  /** May a card that negates this Summon be activated now? */
  ruleIf('gemini/summon-can-be-negated', 'may', (duel, { card }) => again(duel, card)),
  rule('summons-general/negation-window', (duel, { card }) => {
    if (again(duel, card)) return null;

    const way = declared(duel, card)?.way;
    if (way === undefined) return { code: 'closed' };
    if (way === 'set') return { code: 'set' };
    if (byEffect.has(way)) return { code: 'by-effect' };
    return { code: duel.chain.length === 0 ? 'open' : 'chain' };
  }),
];

export const nowhereInWindow = rule('summons-general/nowhere', (duel, { card }: CardCase) => {
  if (again(duel, card)) return null;
  const summon = declared(duel, card);
  if (summon !== undefined) return { code: summon.way === 'flip-summoned' ? 'flip' : 'nowhere' };
  const where = card.place === 'banished' ? 'banished' : `in the ${places.term(card.place)}`;
  return isField(card.place) ? { code: 'on' } : { code: 'off', facts: { where } };
});

export const onFieldRules: readonly Rule<CardCase>[] = [
  /** Is the monster on the field (permits), or not (forbids)? */
  ruleIf('gemini/on-field-in-negation-window', 'on', (duel, { card }) => again(duel, card)),
  nowhereInWindow,
];

export const leftFieldRules: readonly Rule<CardCase>[] = [
  rule('trigger/leaves-field', (duel, { card }) => {
    const moved = duel.timeline
      .filter((e) => e.card?.id === card.id && e.card.before.moves !== e.card.after.moves)
      .at(-1);
    const facts = { place: card.place };
    if (moved === undefined) return { code: 'not-moved', facts };
    return { code: moved.names.includes('left-the-field') ? 'from' : 'elsewhere', facts, event: moved.index };
  }),
  /** Was the card last sent to the GY from the field (permits), or from elsewhere (forbids)? */
  ruleIf('gemini/negated-summon-sent-from-field', 'from', (duel, { card }) => {
    const events = duel.timeline.filter((event) => event.card?.id === card.id);
    const negated = events.some(
      (event) => event.names.includes('summon-negated') && event.card?.before.place === 'monster-zone',
    );
    const left = events.at(-1)?.names.includes('left-the-field') === true;
    return hasAbility(card, 'Gemini') && negated && left;
  }),
];

/** How an effect answers the Summon that was declared of this monster; undefined where it answers none, or another. */
export function answersSummonOf(
  duel: Duel,
  {
    effect,
    card,
    player,
  }: { readonly effect: ActivatedEffect; readonly card: Card; readonly player: Player },
  monster: Card,
): FilterMatch | undefined {
  const { summoning } = duel;
  if (summoning === undefined) return undefined;
  const view = { id: card.id, player };
  return answeredEvents(effect)
    .filter(({ declared, event }) => declared === true && isSuchSummon(event, summoning.way))
    .filter(({ alone }) => alone !== true || beingSummoned(duel).length === 1)
    .filter(({ byWhom }) => byWhom === undefined || (byWhom === 'you') === (summoning.player === player))
    .flatMap(({ of }) => (of === 'this' ? [] : [matchNow(duel, of, monster, view)]))
    .find(({ verdict }) => verdict === 'yes');
}
