import { isPrivate } from '../../vocabulary/places.ts';
import { needsProperSummon } from '../proper-summon.ts';
import { type Rule, rule } from '../rule.ts';
import type { Card, Duel } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';
import { eventWords, whereWords } from '../trigger/trigger-case.ts';
import { waysInWords } from './special-summon-case.ts';

/** Is the monster properly Summoned, and has it kept that (permits)? Only asked of monsters that need it. */
export interface StatusCase {
  readonly card: Card;
}

const eventsOf = (duel: Duel, card: Card): readonly DuelEvent[] =>
  duel.timeline.filter((event) => event.card?.id === card.id);

const needs = ({ model }: Card): boolean => needsProperSummon(model);

export const token = rule({
  id: 'properly-summoned/token',
  reasons: { token: ['forbids', '{card} is a Token: only the effect that creates it can Special Summon it'] },
  decide: (_: Duel, { card }: StatusCase) =>
    card.model.facts.cardType === 'monster' && card.model.facts.abilities.includes('Token')
      ? { code: 'token' }
      : null,
});

export const lostInPrivate = rule({
  id: 'properly-summoned/lost-in-private',
  reasons: {
    hidden: ['forbids', 'it is {where}, a private place, where a monster is not properly Summoned any more'],
    lost: ['forbids', 'it lost that when {event}: a private place'],
  },
  decide(duel: Duel, { card }: StatusCase) {
    if (!needs(card) || card.properlySummoned !== 'no') return null;
    const lost = eventsOf(duel, card).findLast(({ card: about }) => about?.before.properlySummoned === 'yes');
    const after = lost?.card?.after;
    if (lost === undefined || after === undefined || !isPrivate(after.place, after.faceUp)) return null;
    if (isPrivate(card.place, card.faceUp))
      return { code: 'hidden', facts: { where: whereWords(card) }, event: lost.index };
    return { code: 'lost', facts: { event: eventWords(lost) }, event: lost.index };
  },
});

export const summonNegated = rule({
  id: 'properly-summoned/summon-negated',
  reasons: { negated: ['forbids', 'its Summon was negated, so it was not Summoned'] },
  decide(duel: Duel, { card }: StatusCase) {
    const negated = eventsOf(duel, card).findLast(({ names }) => names.includes('summon-negated'));
    if (!needs(card) || negated === undefined || card.properlySummoned !== 'no') return null;
    return { code: 'negated', event: negated.index };
  },
});

export const flipSummonNegated = rule({
  id: 'properly-summoned/flip-summon-negated',
  reasons: { kept: ['permits', 'that its Flip Summon was negated takes nothing from it'] },
  decide(duel: Duel, { card }: StatusCase) {
    const negated = eventsOf(duel, card).findLast(({ names }) => names.includes('flip-summon-negated'));
    if (!needs(card) || negated === undefined || card.properlySummoned !== 'yes') return null;
    return { code: 'kept', event: negated.index };
  },
});

export const copied = rule({
  id: 'properly-summoned/copied-monster',
  reasons: {
    own: ['permits', 'that an effect copied it changes nothing about how this card itself was Summoned'],
  },
  decide: (duel: Duel, { card }: StatusCase) =>
    needs(card) &&
    card.properlySummoned === 'yes' &&
    eventsOf(duel, card).some(({ names }) => names.includes('copied'))
      ? { code: 'own' }
      : null,
});

export const spellTrapZone = rule({
  id: 'properly-summoned/spell-trap-zone',
  reasons: {
    'not-properly': [
      'forbids',
      'it lies in the Spell & Trap Zone without having been properly Summoned, and no effect may Special Summon it from there',
    ],
    properly: ['permits', 'in the Spell & Trap Zone it is still properly Summoned'],
  },
  decide(_: Duel, { card }: StatusCase) {
    if (!needs(card) || card.place !== 'spell-trap-zone' || card.properlySummoned === 'unknown') return null;
    return { code: card.properlySummoned === 'yes' ? 'properly' : 'not-properly' };
  },
});

export const faceUpExtraDeck = rule({
  id: 'properly-summoned/face-up-extra-deck',
  reasons: { kept: ['permits', 'face-up in the Extra Deck it is still properly Summoned'] },
  decide: (_: Duel, { card }: StatusCase) =>
    needs(card) && card.place === 'extra-deck' && card.faceUp && card.properlySummoned === 'yes'
      ? { code: 'kept' }
      : null,
});

export const keptInPublic = rule({
  id: 'properly-summoned/kept-in-public',
  reasons: {
    kept: ['permits', 'it was properly Summoned and has not been in a private place since: it is {where}'],
  },
  decide: (_: Duel, { card }: StatusCase) =>
    needs(card) && card.properlySummoned === 'yes'
      ? { code: 'kept', facts: { where: whereWords(card) } }
      : null,
});

export const neverProperly = rule({
  id: 'properly-summoned/by-procedure',
  reasons: {
    never: ['forbids', '{card} was never properly Summoned: it was not {ways}'],
    unsaid: ['unknown', 'it was not said how {card} was Summoned ({ways} would be its proper way)'],
  },
  decide(duel: Duel, { card }: StatusCase) {
    if (!needs(card) || card.properlySummoned === 'yes') return null;
    const facts = { card: card.model.name, ways: waysInWords(card.model) };
    if (card.properlySummoned === 'unknown') return { code: 'unsaid', facts };
    const was = eventsOf(duel, card).some(({ card: about }) => about?.before.properlySummoned === 'yes');
    return was ? null : { code: 'never', facts };
  },
});

/** The rules on whether a monster is properly Summoned, the particular ones before the general ones. */
export const statusRules: readonly Rule<StatusCase>[] = [
  token,
  lostInPrivate,
  summonNegated,
  spellTrapZone,
  neverProperly,
  keptInPublic,
  faceUpExtraDeck,
  copied,
  flipSummonNegated,
];
