import { triggerEvents } from '../../card-model/activated.ts';
import type { TriggerEffect } from '../../card-model/part.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import { isField } from '../../vocabulary/places.ts';
import { viewFrom } from '../fits.ts';
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
export const alreadyInPlace = rule('trigger/already-in-place', (duel, { card, effect, met }: TriggerCase) => {
  if (!watchesOthers(effect)) return null;
  if (met === undefined) {
    const view = viewFrom(card);
    const missed = duel.timeline.findLast((event) =>
      triggerEvents(effect).some((each) => each.of !== 'this' && matches(each, event, view).met),
    );
    if (missed === undefined) return null;
    const left = duel.timeline.some(
      ({ moment, rule: by, card: about }) =>
        moment === missed.moment && about?.id === card.id && by === 'equip/lost-monster',
    );
    const code = left ? 'left-with' : 'absent';
    return { code, facts: { event: eventWords(missed) }, event: missed.index };
  }
  const { event, waiting } = met;
  const facts = { event: eventWords(event) };
  if (event.card?.id === card.id)
    return seesOwnEvent(effect, event, card) ? null : { code: 'arrived', facts, event: event.index };
  if (worksInHand(card, effect) && card.place === 'hand')
    return cameWith(duel, waiting.met, event.moment, card) ? { code: 'from-hand', facts } : null;
  return arrivedAt(duel, card.id, event.moment) ? { code: 'arrived', facts, event: event.index } : null;
});

/** Does it see what happens to itself? Where its text names that, or it was in its place before. */
function seesOwnEvent(effect: TriggerEffect, event: DuelEvent, card: Card): boolean {
  const summoned = event.names.some(isSummonWay) && isField(card.place);
  const from = event.card?.before.place;
  const there = from !== undefined && effect.activatesIn?.includes(from) === false && card.place !== 'hand';
  if (!summoned && !there) return true;
  const view = viewFrom(card);
  return triggerEvents(effect).some((each) => each.of === 'this' && matches(each, event, view).met);
}

const arrivedAt = (duel: Duel, id: string, moment: number): boolean =>
  duel.timeline.some(
    (event) =>
      event.moment === moment && event.card?.id === id && event.card.before.moves !== event.card.after.moves,
  );

const cameWith = (duel: Duel, then: Card, moment: number, now: Card): boolean =>
  then.moves !== now.moves || arrivedAt(duel, now.id, moment);
