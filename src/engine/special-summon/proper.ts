import { isPrivate } from '../../vocabulary/places.ts';
import { summonWays } from '../../vocabulary/summons.ts';
import type { Duel } from '../duel.ts';
import { needsProperSummon, properWays } from '../proper-summon.ts';
import { rule } from '../rule.ts';
import { whereWords } from '../trigger/case.ts';
import { type SpecialSummonCase, wayOf } from './case.ts';

const ignores = (question: SpecialSummonCase): boolean =>
  wayOf(question) === 'special-summoned-ignoring-conditions';

/** Does the question turn on the monster's having been properly Summoned before? */
function asksForProper(question: SpecialSummonCase): boolean {
  const { model, place, faceUp } = question.card;
  if (!needsProperSummon(model) || properWays(model).includes(wayOf(question))) return false;
  // What ignores the Summoning conditions reaches hidden places freely, but not the GY and other public places.
  return !(ignores(question) && isPrivate(place, faceUp));
}

/** A monster that must be properly Summoned first: another effect may Special Summon it only after that. */
export const onlyProperFirst = rule({
  id: 'special-summon-monster/only-proper-first',
  reasons: {
    properly: ['permits', '{card} was properly Summoned, and has kept that'],
    'not-properly': ['forbids', '{card} was not properly Summoned first ({needs})'],
    unknown: ['unknown', 'it was not said whether {card} was properly Summoned first ({needs})'],
  },
  decide(_: Duel, question: SpecialSummonCase) {
    const { card } = question;
    if (!asksForProper(question)) return null;
    const facts = { card: card.model.name, needs: properWays(card.model).map(summonWays.term).join(' or ') };
    switch (card.properlySummoned) {
      case 'yes':
        return { code: 'properly', facts };
      case 'no':
        return { code: 'not-properly', facts };
      case 'unknown':
        return { code: 'unknown', facts };
    }
  },
});

/** The Summon is itself the one that makes the monster properly Summoned. */
export const byProcedure = rule({
  id: 'properly-summoned/by-procedure',
  reasons: {
    procedure: ['permits', 'being {way} is the proper way to Summon {card}'],
  },
  decide(_: Duel, question: SpecialSummonCase) {
    const way = wayOf(question);
    if (!properWays(question.card.model).includes(way)) return null;
    return { code: 'procedure', facts: { way: summonWays.term(way), card: question.card.model.name } };
  },
});

/** Why the monster is not properly Summoned any more. */
export const lostInPrivate = rule({
  id: 'properly-summoned/lost-in-private',
  reasons: {
    hidden: [
      'forbids',
      'it is {where}, a private place, where a monster does not keep being properly Summoned',
    ],
  },
  decide(_: Duel, question: SpecialSummonCase) {
    const { card } = question;
    if (!asksForProper(question) || !isPrivate(card.place, card.faceUp)) return null;
    return { code: 'hidden', facts: { where: whereWords(card) } };
  },
});

/** In the Spell & Trap Zone the same holds. */
export const spellTrapZone = rule({
  id: 'properly-summoned/spell-trap-zone',
  reasons: {
    'not-properly': [
      'forbids',
      'it lies in the Spell & Trap Zone without having been properly Summoned, and no effect may Special Summon it from there',
    ],
  },
  decide(_: Duel, question: SpecialSummonCase) {
    const { card } = question;
    return asksForProper(question) && card.place === 'spell-trap-zone' && card.properlySummoned === 'no'
      ? { code: 'not-properly' }
      : null;
  },
});

/** A monster without such a restriction. */
export const notNeeded = rule({
  id: 'properly-summoned/not-needed',
  reasons: {
    ordinary: ['permits', '{card} needs no proper Summon first'],
  },
  decide: (_: Duel, { card }: SpecialSummonCase) =>
    needsProperSummon(card.model) || card.model.summoning.special === 'cannot-be'
      ? null
      : { code: 'ordinary', facts: { card: card.model.name } },
});

/** "Must be" without "first": its own way, and no other, ever. */
export const mustBeOnly = rule({
  id: 'properly-summoned/must-be-only',
  reasons: {
    only: [
      'forbids',
      'its text says that {card} must be {ways}, without "first": no other effect may Special Summon it, even after that',
    ],
    way: ['permits', 'its text says that {card} must be {ways}, and that is how it would be Summoned'],
  },
  decide(_: Duel, question: SpecialSummonCase) {
    const { card } = question;
    if (card.model.summoning.special !== 'must-be') return null;
    const ways = properWays(card.model);
    const facts = { card: card.model.name, ways: ways.map(summonWays.term).join(' or ') };
    if (ignores(question)) return null;
    return { code: ways.includes(wayOf(question)) ? 'way' : 'only', facts };
  },
});

/** "Cannot be Special Summoned". */
export const cannotBeSpecialSummoned = rule({
  id: 'properly-summoned/cannot-be-special-summoned',
  reasons: {
    cannot: ['forbids', 'its text says that {card} cannot be Special Summoned'],
  },
  decide: (_: Duel, question: SpecialSummonCase) =>
    question.card.model.summoning.special === 'cannot-be' && !ignores(question)
      ? { code: 'cannot', facts: { card: question.card.model.name } }
      : null,
});

/** "Ignoring its Summoning conditions" lifts what the monster's text says; it does not make it properly Summoned. */
export const ignoringConditions = rule({
  id: 'properly-summoned/ignoring-conditions',
  reasons: {
    ignoring: [
      'permits',
      'the effect Special Summons {card} ignoring its Summoning conditions (it is not properly Summoned by that)',
    ],
  },
  decide: (_: Duel, question: SpecialSummonCase) =>
    ignores(question) ? { code: 'ignoring', facts: { card: question.card.model.name } } : null,
});
