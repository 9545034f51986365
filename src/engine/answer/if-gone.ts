import type { Aspect } from '../../card-model/aspects.ts';
import { isField } from '../../vocabulary/places.ts';
import { type Answer, leftOpen } from '../findings.ts';
import type { Question } from '../question.ts';
import type { Card, Duel } from '../state/duel.ts';
import { mayConcern, touchesAny } from './relevance.ts';

/** What of a card decides whether its text applies, and for whom. */
const decidesWhether: readonly Aspect[] = ['place', 'negation', 'control', 'position'];

/**
 * The answer, left open where it would be another one without a card that what was not said or not played may have taken
 * away or negated: what the Equip Card gives, if it may be the one that is destroyed. The twin is asked, not guessed.
 * @param ask the same question, asked of another state
 */
export function ifGone(duel: Duel, question: Question, answer: Answer, ask: (twin: Duel) => Answer): Answer {
  if (duel.missing.length === 0 || answer.answer === 'cannot tell') return answer;
  const met = duel.missing.filter((each) => touchesAny(each, decidesWhether));
  if (met.length === 0) return answer;
  const asked = 'card' in question ? question.card : undefined;
  for (const card of Object.values(duel.cards)) {
    if (card.id === asked || !applies(card)) continue;
    const unknown = met.find((each) => mayConcern(duel, each, card.id));
    if (unknown === undefined) continue;
    const twin = ask(without(duel, card)).answer;
    if (twin === answer.answer || twin === 'cannot tell') continue;
    return leftOpen(answer, [unknown.words], `whether the text of ${card.model.name} applies is not settled`);
  }
  return answer;
}

/** Is it a card on the field with a text that applies without being activated? */
const applies = ({ place, faceUp, model: { parts } }: Card): boolean =>
  isField(place) && faceUp && parts.some(({ kind }) => kind === 'continuous');

function without(duel: Duel, { equippedTo: _, ...card }: Card): Duel {
  const gone: Card = { ...card, place: 'gy', moves: card.moves + 1 };
  return { ...duel, cards: { ...duel.cards, [card.id]: gone } };
}
