import { afterTargeted } from '../../card-model/lasting/after-targeted.ts';
import { eventRules } from '../events/event-rules.ts';
import { unequippedBond, unmetBond } from '../events/linked-destruction.ts';
import { isNegated } from '../negation.ts';
import { type DeedAsked, deedsAsked } from '../question.ts';
import { rule } from '../rule.ts';
import { type ChainLink, cardOf, type Duel, effectOfLink } from '../state/duel.ts';
import { type DeedCase, deedWords, isDeed } from './deeds.ts';

/** Where cards go: a card that last went to one of these places was not put into another by the same. */
const destinations: ReadonlySet<DeedAsked> = new Set<DeedAsked>([
  'banished',
  'sent-to-gy',
  'returned-to-hand',
  'returned-to-deck',
]);

/** It went elsewhere: what became of it last is on the timeline. One rule a place. */
const elsewhereRules = deedsAsked
  .filter((deed) => destinations.has(deed))
  .map((deed) =>
    rule({
      id: eventRules[deed],
      reasons: { elsewhere: ['forbids', '{card} was {deed} instead'] },
      decide(duel: Duel, asked: DeedCase) {
        if (asked.deed === deed || !destinations.has(asked.deed)) return null;
        const last = duel.timeline.findLast(
          ({ card }) => card?.id === asked.card && card.before.moves !== card.after.moves,
        );
        if (last === undefined || !isDeed(deed, last) || last.doubt !== undefined) return null;
        const facts = { card: cardOf(duel, asked.card).model.name, deed: deedWords(deed) };
        return { code: 'elsewhere', facts, event: last.index };
      },
    }),
  );

/** What would follow from a bond does not, as the other card was lost otherwise than its text asks. */
const bondUnmet = rule({
  id: 'effect/continuous-starts',
  reasons: {
    unmet: ['forbids', 'what the text of {by} asks for has not happened: the other card was lost otherwise'],
  },
  decide(duel: Duel, { card, deed }: DeedCase) {
    const by = unmetBond(duel, card, deed);
    return by === undefined ? null : { code: 'unmet', facts: { by: by.model.name } };
  },
});

/** An Equip Card that was lost as its monster was turned face-down does nothing to that monster. */
const unequipped = rule({
  id: 'equip/lost-monster',
  reasons: {
    turned: ['forbids', '{by} was lost because {card} was turned face-down: it has no equipped monster then'],
  },
  decide(duel: Duel, { card, deed }: DeedCase) {
    const by = unequippedBond(duel, card, deed);
    return by === undefined
      ? null
      : { code: 'turned', facts: { by: by.model.name, card: cardOf(duel, card).model.name } };
  },
});

/** A text by which the card destroys itself once an effect that targeted it has resolved, and which did not apply then. */
const notAfterTargeted = rule({
  id: 'effect/continuous-stops',
  reasons: {
    'face-down': ['forbids', 'the text of {card} does not apply while it is face-down'],
    negated: ['forbids', 'the effects of {card} are negated, that it destroys itself among them'],
    'was-negated': ['forbids', 'what targeted {card} was negated, and so did not resolve'],
  },
  decide(duel: Duel, { card: id, deed }: DeedCase) {
    const card = cardOf(duel, id);
    if (deed !== 'destroyed' || card.place !== 'monster-zone' || duel.battle !== undefined) return null;
    if (!card.model.parts.some((part) => afterTargeted(part).length > 0)) return null;
    const [only, ...more] = duel.resolved.filter(({ link }) => link.targets.some((each) => each.id === id));
    const others = duel.resolved.some(({ link }) => only?.link !== link && mayDestroy(duel, link));
    if (only === undefined || more.length > 0 || others) return null;
    if (mayDestroy(duel, only.link)) return null;
    const facts = { card: card.model.name };
    if (only.because === 'activation-negated' || only.because === 'effect-negated')
      return { code: 'was-negated', facts };
    if (only.because !== undefined) return null;
    if (!card.faceUp) return { code: 'face-down', facts };
    return isNegated(duel, card) ? { code: 'negated', facts } : null;
  },
});

const mayDestroy = (duel: Duel, link: ChainLink): boolean => {
  const part = effectOfLink(duel, link);
  return (
    part === undefined ||
    part.does.some(({ do: verb, what }) => (verb === 'destroy' && what !== 'those') || verb === 'described')
  );
};

/** Why a deed was not done, by what was done instead. */
export const otherwiseRules = [...elsewhereRules, bondUnmet, unequipped, notAfterTargeted];
