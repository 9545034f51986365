import type { Aspect } from '../../card-model/aspects.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import { isField } from '../../vocabulary/places.ts';
import { type Answer, leftOpen } from '../findings.ts';
import type { Question } from '../question.ts';
import type { Card, Duel } from '../state/duel.ts';
import { isIdle, type Unknown } from '../state/missing.ts';
import { mayConcern, touchesAny } from './relevance.ts';

/** What of a card decides whether its text applies, and for whom. */
const decidesWhether: readonly Aspect[] = ['place', 'negation', 'control', 'position'];

/**
 * The answer, left open where it would be another one if what was not said or not played had taken away or negated another
 * card (the Equip Card whose ATK count), or had brought it. That is asked of the state as it would be, not guessed.
 * @param ask the same question, of another state
 */
export function ifOtherwise(
  duel: Duel,
  question: Question,
  answer: Answer,
  ask: (twin: Duel) => Answer,
): Answer {
  const met = duel.missing.filter((each) => touchesAny(each, decidesWhether) && !isIdle(duel, each));
  if (met.length === 0 || answer.answer === 'cannot tell') return answer;
  const asked = 'card' in question ? question.card : undefined;
  for (const card of Object.values(duel.cards)) {
    const isThere = isField(card.place) && card.faceUp;
    if (card.id === asked || card.gone || !hasContinuous(card)) continue;
    const unknown = met.find((each) => (isThere || mayBring(each, card)) && mayConcern(duel, each, card.id));
    if (unknown === undefined) continue;
    const other = isThere ? withoutIt(card) : withIt(card);
    const twin = ask({ ...duel, cards: { ...duel.cards, [card.id]: other } }).answer;
    if (twin !== answer.answer && twin !== 'cannot tell')
      return leftOpen(
        answer,
        [unknown.words],
        `whether the text of ${card.model.name} applies is not settled`,
      );
  }
  return answer;
}

const hasContinuous = ({ model: { parts } }: Card): boolean =>
  parts.some(({ kind }) => kind === 'continuous');

/** May it have Summoned the monster, or turned it face-up? */
function mayBring(unknown: Unknown, { place, model: { facts } }: Card): boolean {
  if (facts.cardType !== 'monster') return false;
  if (place === 'monster-zone') return touchesAny(unknown, ['position']);
  const event = unknown.verb === undefined ? undefined : verbFacts[unknown.verb].event;
  const inWords = event === undefined && touchesAny(unknown, ['summon']) && touchesAny(unknown, ['place']);
  return inWords || (event !== undefined && isSummonWay(event));
}

const withoutIt = ({ equippedTo: _, ...card }: Card): Card => ({
  ...card,
  place: 'gy',
  moves: card.moves + 1,
});

const withIt = (card: Card): Card => ({
  ...card,
  place: 'monster-zone',
  role: 'monster',
  faceUp: true,
  position: 'attack',
  summoned: 'special-summoned',
  moves: card.moves + 1,
});
