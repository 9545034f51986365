import type { Question } from '../../engine/question.ts';
import type { Frame } from './frame.ts';
import type { Teller } from './teller.ts';

/**
 * "May I put it in my backrow", of a card that was lost: is it there, where its text takes it, or elsewhere for sure?
 * Undefined where it asks something else.
 */
export function placedThere(frame: Frame, teller: Teller): Question | undefined {
  const { passive, modal, subject, objects, complements } = frame;
  const [into, more] = complements;
  const spoken = passive ? subject : objects;
  const place = into?.prep === 'in' || into?.prep === 'to' ? into.value : undefined;
  if (!modal || more !== undefined || place?.kind !== 'place' || place.place !== 'spell-trap-zone')
    return undefined;
  const [card, another] = spoken.flatMap((each) => teller.cardsOf(each, frame, (one) => one.moved));
  if (card === undefined || another !== undefined || !card.moved || card.model.facts.cardType !== 'monster')
    return undefined;
  return { ask: 'is-in', card: card.id, place: 'spell-trap-zone' };
}
