import { isPrivate, places } from '../../vocabulary/places.ts';
import { summonWays } from '../../vocabulary/summons.ts';
import { barredNow, needsProperSummon, wordsOf } from '../proper-summon.ts';
import { rule, ruleIf } from '../rule.ts';
import type { Card, Ternary } from '../state/duel.ts';
import { isProperWay, type SpecialSummonCase, wayOf, waysInWords } from './special-summon-case.ts';

const ignores = (question: SpecialSummonCase): boolean =>
  wayOf(question) === 'special-summoned-ignoring-conditions';

/** Does the question turn on the monster's having been properly Summoned before? */
export function asksForProper(question: SpecialSummonCase): boolean {
  const { model, place, faceUp } = question.card;
  if (!needsProperSummon(model) || isProperWay(question) === 'yes') return false;
  if (takesFromExtraDeck(question) !== 'no' && model.summoning.special === undefined) return false;
  // What ignores the Summoning conditions reaches hidden places freely, but not the GY and other public places.
  return !(ignores(question) && isPrivate(place, faceUp));
}

/** An effect that says that it Summons from the Extra Deck takes a monster there whose own text does not forbid it. */
function takesFromExtraDeck({ card, by }: SpecialSummonCase): Ternary {
  if (by.kind !== 'effect' || card.place !== 'extra-deck' || card.faceUp) return 'no';
  // Nobody said by what. Of one that was Summoned and came back it is asked whether it is still properly Summoned.
  if (by.source === undefined && by.instruction === undefined) return card.moves === 0 ? 'unknown' : 'no';
  const what = by.instruction?.what;
  return typeof what === 'object' && 'from' in what && what.from?.includes('extra-deck') === true
    ? 'yes'
    : 'no';
}

/** A monster that must be properly Summoned first: another effect may Special Summon it only after that. */
export const onlyProperFirst = rule(
  'special-summon-monster/only-proper-first',
  (_, question: SpecialSummonCase) => {
    const { card } = question;
    const facts = { needs: waysInWords(card.model) };
    const isOpen = card.model.summoning.special === undefined && takesFromExtraDeck(question) === 'unknown';
    if (!asksForProper(question))
      return isOpen && needsProperSummon(card.model) ? { code: 'by-what', facts } : null;
    switch (card.properlySummoned) {
      case 'yes':
        return { code: 'properly', facts };
      case 'no':
        return { code: 'not-properly', facts };
      case 'unknown':
        return { code: 'unknown', facts };
    }
  },
);

/** The Summon is itself the one that makes the monster properly Summoned. */
export const byProcedure = ruleIf(
  'properly-summoned/by-procedure',
  'procedure',
  (_, question: SpecialSummonCase) => {
    const way = wayOf(question);
    if (isProperWay(question) !== 'yes') return null;
    return { facts: { way: summonWays.term(way) } };
  },
);

const isToken = ({ model: { facts } }: Card): boolean =>
  facts.cardType !== 'monster' || facts.abilities.includes('Token');

/** A monster without such a restriction. */
export const notNeeded = ruleIf(
  'properly-summoned/not-needed',
  'ordinary',
  (_, { card }: SpecialSummonCase) =>
    needsProperSummon(card.model) || card.model.summoning.special === 'cannot-be' || isToken(card)
      ? null
      : true,
);

/** "Must be" without "first": its own way, and no other, ever. */
export const mustBeOnly = rule('properly-summoned/must-be-only', (_, question: SpecialSummonCase) => {
  const { card } = question;
  if (card.model.summoning.special !== 'must-be') return null;
  if (ignores(question)) return null;
  const facts = { ways: waysInWords(card.model) };
  const proper = isProperWay(question);
  if (proper === 'unknown')
    return { code: 'not-read', facts: { ...facts, ways: card.model.summoning.unreadWays ?? '' } };
  return { code: proper === 'yes' ? 'way' : 'only', facts };
});

/** "Cannot be Special Summoned". */
export const cannotBeSpecialSummoned = rule(
  'properly-summoned/cannot-be-special-summoned',
  (duel, question: SpecialSummonCase) => {
    const { model, place } = question.card;
    if (ignores(question)) return null;
    const facts = { card: model.name, place: places.term(place) };
    if (model.summoning.special === 'cannot-be') return { code: 'cannot', facts };
    if (model.summoning.notFrom?.includes(place)) return { code: 'not-from', facts };
    const { barred } = model.summoning;
    const is = barred?.special ? barredNow(duel, question.card, question.card.controller) : 'no';
    if (barred === undefined || is === 'no') return null;
    return { code: is === 'yes' ? 'case' : 'not-settled', facts: { ...facts, words: wordsOf(barred) } };
  },
);

/** "Ignoring its Summoning conditions" lifts what the monster's text says; it does not make it properly Summoned. */
export const ignoringConditions = ruleIf(
  'properly-summoned/ignoring-conditions',
  'ignoring',
  (_, question: SpecialSummonCase) => ignores(question),
);
