import { triggerEvents } from '../../card-model/activated.ts';
import type { TriggerEffect } from '../../card-model/part.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import { isField } from '../../vocabulary/places.ts';
import { rule } from '../rule.ts';
import type { Card, Duel } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';
import { worksInHand } from './collect.ts';
import { matches } from './matches.ts';
import { eventWords, type TriggerCase } from './trigger-case.ts';

/** Does the effect answer events of other cards (or of any card), not this card's own? */
const watchesOthers = (effect: TriggerEffect): boolean =>
  triggerEvents(effect).some((each) => each.of !== 'this');

/** An effect that watches other cards must be in its place when the event happens. */
export const alreadyInPlace = rule({
  id: 'trigger/already-in-place',
  reasons: {
    arrived: ['forbids', 'it came to where it works only when {event}, so it did not see that'],
    absent: ['forbids', 'it was not where its effect works when {event}, so it did not see that'],
    'from-hand': ['permits', 'it works in the hand, and it does not matter that it came there after {event}'],
  },
  decide(duel: Duel, { card, effect, met }: TriggerCase) {
    if (!watchesOthers(effect)) return null;
    if (met === undefined) {
      const view = { id: card.id, from: card, player: card.controller };
      const missed = duel.timeline.findLast((event) =>
        triggerEvents(effect).some((each) => each.of !== 'this' && matches(each, event, view).met),
      );
      if (missed === undefined) return null;
      return { code: 'absent', facts: { event: eventWords(missed) }, event: missed.index };
    }
    const { event, waiting } = met;
    const facts = { event: eventWords(event) };
    if (event.card?.id === card.id)
      return seesOwnSummon(effect, event, card) ? null : { code: 'arrived', facts, event: event.index };
    if (worksInHand(card, effect)) {
      const came = card.place === 'hand' && cameWith(duel, waiting.met, event.moment, card);
      return came ? { code: 'from-hand', facts } : null;
    }
    return arrivedAt(duel, card.id, event.moment) ? { code: 'arrived', facts, event: event.index } : null;
  },
});

/**
 * What happens to the card itself is no Summon of another monster that it had to be there for; its own Summon it sees
 * only where its text names that as well.
 */
function seesOwnSummon(effect: TriggerEffect, event: DuelEvent, card: Card): boolean {
  if (!event.names.some(isSummonWay) || !isField(card.place)) return true;
  const view = { id: card.id, from: card, player: card.controller };
  return triggerEvents(effect).some((each) => each.of === 'this' && matches(each, event, view).met);
}

const arrivedAt = (duel: Duel, id: string, moment: number): boolean =>
  duel.timeline.some(
    (event) =>
      event.moment === moment && event.card?.id === id && event.card.before.moves !== event.card.after.moves,
  );

const cameWith = (duel: Duel, then: Card, moment: number, now: Card): boolean =>
  then.moves !== now.moves || arrivedAt(duel, now.id, moment);
