import { isPassive } from '../../grammar/agents.ts';
import type { Frame } from '../../grammar/frame.ts';
import { onField } from '../cards/told-cards.ts';
import type { Teller } from '../teller.ts';

/**
 * "I change X to Defense Position": a change of battle position that its player makes by hand. False where a Chain Link is
 * told about, which may do it, and where a card is turned face-up or face-down.
 */
export function tellPosition(frame: Frame, teller: Teller): boolean {
  const position = frame.qualities.find((each) => each === 'attack' || each === 'defense');
  const [phrase, more] = frame.objects;
  const byHand =
    position !== undefined &&
    !frame.qualities.includes('face-down') &&
    !isPassive(frame) &&
    teller.actor(frame) !== undefined &&
    teller.chain.top?.resolving !== true &&
    frame.complements.length === 0;
  if (!byHand || phrase === undefined || more !== undefined) return false;
  const [card] = teller.cardsOf(phrase, frame, onField);
  const monster = card?.model.facts.cardType === 'monster' && card.faceUp !== false;
  if (card === undefined || !monster) return false;
  if (card.place === undefined) teller.place(card, 'monster-zone', frame);
  if (card.setup.controller === undefined) card.setup.controller = teller.actor(frame) ?? 'P0';
  if (!card.moved && card.setup.position === undefined)
    card.setup.position = position === 'attack' ? 'defense' : 'attack';
  teller.outside({
    do: 'happen',
    events: [{ event: 'position-changed', card: card.id, position }],
  });
  card.moved = true;
  teller.cards.look(card);
  return true;
}
