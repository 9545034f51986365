import type { Question } from '../../engine/question.ts';
import { otherPlayer } from '../../engine/state/duel.ts';
import type { Frame } from '../grammar/frame.ts';
import type { Teller } from '../tell/teller.ts';
import { unclear } from './asked-common.ts';

/** "Is X affected by Y", "does Y affect X": of a monster that lies on the field, where nothing else was said. */
export function affected(frame: Frame, teller: Teller): Question | undefined {
  const by = frame.complements.flatMap(({ prep, value }) => (prep === 'by' ? [value] : []));
  const [phrases, sources] = frame.passive ? [frame.subject, by] : [frame.objects, frame.subject];
  const others = frame.complements.length - (frame.passive ? by.length : 0);
  const [card, more] = phrases.flatMap((each) => teller.cardsOf(each, frame));
  const [source, another] = sources.flatMap((each) => teller.cardsOf(each, frame));
  if (card === undefined || source === undefined || more !== undefined || another !== undefined || others > 0)
    return unclear(frame, teller, 'what affects what');
  if (card === source) return unclear(frame, teller, 'whether another copy is meant');
  const monster = card.model.facts.cardType === 'monster';
  if (card.place === undefined && !monster) return unclear(frame, teller, `where ${card.model.name} is`);
  if (card.place === undefined) teller.cards.putAt(card, 'monster-zone');
  if (card.setup.controller === undefined)
    card.setup.controller =
      source.setup.controller === undefined ? 'P0' : otherPlayer(source.setup.controller);
  if (source.setup.controller === undefined) {
    source.setup.controller = otherPlayer(card.setup.controller);
    teller.cards.assumed.push(`${source.model.name} is a card of the other player`);
  }
  if (source.place === undefined) teller.cards.readyToActivate(source);
  return { ask: 'affected', card: card.id, by: source.id };
}
