import { places } from '../../vocabulary/places.ts';
import type { Answer } from '../findings.ts';
import type { Question } from '../question.ts';
import { cardOf, type Duel } from '../state/duel.ts';
import { whereWords } from '../trigger/trigger-case.ts';
import { whereIs } from './where.ts';

/** Is the card there now, after what was told of it? What decides is what took it where it is. */
export function isIn(duel: Duel, { card: id, place, player }: Extract<Question, { ask: 'is-in' }>): Answer {
  const where = whereIs(duel, id);
  if (where.answer === 'cannot tell') return where;
  const card = cardOf(duel, id);
  // "Into the Deck" is said of the Extra Deck, too.
  const there = card.place === place || (place === 'deck' && card.place === 'extra-deck');
  const is = there && card.gone !== true && (player === undefined || player === card.owner);
  const whose = player === undefined ? 'the' : `the ${places.term(place)} of ${player}: the`;
  const claim = is
    ? `${card.model.name} is ${whereWords(card)}`
    : `${card.model.name} is not in ${whose} ${places.term(place)}, but ${whereWords(card)}`;
  return { ...where, answer: is ? 'yes' : 'no', claim };
}
