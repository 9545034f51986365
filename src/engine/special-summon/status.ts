import { isPrivate } from '../../vocabulary/places.ts';
import { needsProperSummon } from '../proper-summon.ts';
import { type CardCase, type Rule, type RuleKey, rule, ruleIf, ruleOf } from '../rule.ts';
import type { Card, Duel } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';
import { eventWords, whereWords } from '../trigger/trigger-case.ts';
import { waysInWords } from './special-summon-case.ts';

const eventsOf = (duel: Duel, card: Card): readonly DuelEvent[] =>
  duel.timeline.filter((event) => event.card?.id === card.id);

const needs = ({ model }: Card): boolean => needsProperSummon(model);

export const token = ruleIf(
  'properly-summoned/token',
  'token',
  (_, { card }: CardCase) =>
    card.model.facts.cardType === 'monster' && card.model.facts.abilities.includes('Token'),
);

/** What a negated Summon means for it, where it stands so. */
const afterNegated = (
  key: RuleKey,
  code: string,
  event: 'summon-negated' | 'flip-summon-negated',
  is: Card['properlySummoned'],
) =>
  ruleOf(key, (duel, { card }: CardCase) => {
    const negated = eventsOf(duel, card).findLast(({ names }) => names.includes(event));
    return needs(card) && negated && card.properlySummoned === is ? { code, event: negated.index } : null;
  });

export const summonNegated = afterNegated(
  'properly-summoned/summon-negated',
  'negated',
  'summon-negated',
  'no',
);

export const flipSummonNegated = afterNegated(
  'properly-summoned/flip-summon-negated',
  'kept',
  'flip-summon-negated',
  'yes',
);

/** The rules on whether a monster is properly Summoned, the particular ones before the general ones. */
export const statusRules: readonly Rule<CardCase>[] = [
  token,
  rule('properly-summoned/lost-in-private', (duel, { card }) => {
    if (!needs(card) || card.properlySummoned !== 'no') return null;
    const lost = eventsOf(duel, card).findLast(({ card: about }) => about?.before.properlySummoned === 'yes');
    const after = lost?.card?.after;
    if (lost === undefined || after === undefined || !isPrivate(after.place, after.faceUp)) return null;
    if (isPrivate(card.place, card.faceUp))
      return { code: 'hidden', facts: { where: whereWords(card) }, event: lost.index };
    return { code: 'lost', facts: { event: eventWords(lost) }, event: lost.index };
  }),
  summonNegated,
  rule('properly-summoned/spell-trap-zone', (_, { card }) => {
    if (!needs(card) || card.place !== 'spell-trap-zone' || card.properlySummoned === 'unknown') return null;
    return { code: card.properlySummoned === 'yes' ? 'properly' : 'not-properly' };
  }),
  rule('properly-summoned/by-procedure', (duel, { card }) => {
    if (!needs(card) || card.properlySummoned === 'yes') return null;
    const facts = { card: card.model.name, ways: waysInWords(card.model) };
    if (card.properlySummoned === 'unknown') return { code: 'unsaid', facts };
    const was = eventsOf(duel, card).some(({ card: about }) => about?.before.properlySummoned === 'yes');
    return was ? null : { code: 'never', facts };
  }),
  ruleIf('properly-summoned/kept-in-public', 'kept', (_, { card }) =>
    needs(card) && card.properlySummoned === 'yes' ? { facts: { where: whereWords(card) } } : null,
  ),
  ruleIf(
    'properly-summoned/face-up-extra-deck',
    'kept',
    (_, { card }) =>
      needs(card) && card.place === 'extra-deck' && card.faceUp && card.properlySummoned === 'yes',
  ),
  ruleIf(
    'properly-summoned/copied-monster',
    'own',
    (duel, { card }) =>
      needs(card) &&
      card.properlySummoned === 'yes' &&
      eventsOf(duel, card).some(({ names }) => names.includes('copied')),
  ),
  flipSummonNegated,
];
