import { fieldPlaceOf } from '../../effects/facts.ts';
import type { Frame } from './frame.ts';
import type { Teller } from './teller.ts';
import type { ToldCard } from './told-cards.ts';

/** "P0 controls X", "P0 has X Set face-down", "X is in P0's GY": where cards are before anything is done. */
export function tellState(frame: Frame, teller: Teller): void {
  const phrases = frame.verb === 'be' ? frame.subject : frame.objects;
  const cards = phrases.flatMap((each) => teller.cardsOf(each, frame));
  const other = phrases.some(({ kind }) => kind === 'thing');
  if (cards.length === 0 && !other) {
    teller.lost(frame, 'what is there');
    return;
  }
  if (frame.verb === 'be' && frame.objects.length > 0) {
    teller.lost(frame, 'what a card is');
    return;
  }
  const player = teller.actor(frame);
  for (const card of cards) {
    if (frame.verb === 'control' && player !== undefined && !card.moved) card.setup.controller = player;
    placed(card, frame, teller);
    teller.qualify(card, frame.qualities, frame);
    if (frame.verb === 'control' && card.place === undefined)
      teller.place(card, fieldPlaceOf(card.model.facts), frame);
    teller.cards.look(card);
  }
  if (cards.length > 1) teller.cards.group = cards;
}

function placed(card: ToldCard, frame: Frame, teller: Teller): void {
  for (const { prep, value } of frame.complements) {
    if ((prep === 'in' || prep === 'on') && value.kind === 'place') {
      teller.place(card, value.place, frame);
      const owner = teller.owner(value.owner, teller.actor(frame));
      if (owner !== undefined && !card.moved) card.setup.controller = owner;
    } else if (prep !== 'after') teller.lost(frame, 'what is said of where a card is');
  }
}

/** "It was properly Summoned earlier": it is properly Summoned, however that was. */
export function tellProperly(frame: Frame, teller: Teller): void {
  const phrases = frame.passive ? frame.subject : frame.objects;
  const cards = phrases.flatMap((each) => teller.cardsOf(each, frame));
  if (cards.length === 0) teller.lost(frame, 'which monster was properly Summoned');
  for (const card of cards) {
    if (card.moved) teller.lost(frame, `when ${card.model.name} was properly Summoned`);
    else card.setup.properlySummoned = 'yes';
    teller.cards.look(card);
  }
}
