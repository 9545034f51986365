import { type Answering, isAnswering } from '../../card-model/activated.ts';
import { continuousOf, isWorking } from '../negation.ts';
import { rule } from '../rule.ts';
import type { Duel } from '../state/duel.ts';
import { type DuelEvent, isHappening } from '../state/event.ts';
import { hasNotHappened } from '../state/missing.ts';
import { nearestMiss } from '../trigger/condition-met.ts';
import { matches, mayConcern } from '../trigger/matches.ts';
import { eventWords } from '../trigger/trigger-case.ts';
import { happenedAfter } from '../trigger/window.ts';
import type { ActivationCase } from './activation-case.ts';

const isActivation = ({ names }: DuelEvent): boolean => names.includes('effect-activated');

const tells = (event: DuelEvent): boolean => isHappening(event) || isActivation(event);

/** The last event that meets what the effect answers. */
function answered(duel: Duel, effect: Answering, { card, player }: ActivationCase) {
  const view = { id: card.id, from: card, player };
  return duel.timeline
    .filter(tells)
    .flatMap((event) =>
      effect.on.flatMap((wanted) => {
        const match = matches(wanted, event, view);
        return match.met ? [{ event, match }] : [];
      }),
    )
    .at(-1);
}

/** What a fast effect answers has just happened: nothing came after it, or it is the last link of the Chain. */
export const answersWhatHappened = rule('timing/after-an-action', (duel, question: ActivationCase) => {
  const { effect, card, player } = question;
  // What negates a Summon that was declared is the say of another rule, until something was activated against it.
  const isDeclared = duel.summoning !== undefined && duel.chain.length === 0;
  if (!isAnswering(effect) || isDeclared) return null;
  if (isGranted(duel, question)) return null;
  const found = answered(duel, effect, question);
  if (found === undefined) {
    const unread = effect.unreadTiming;
    if (unread !== undefined && !hasNotHappened(duel, effect.unreadEvents))
      return { code: 'not-read', facts: { words: unread } };
    const unnamed = duel.timeline.find((event) => mayConcern(duel, card, event, effect.on));
    if (unnamed !== undefined)
      return { code: 'cards-not-said', facts: { event: eventWords(unnamed) }, event: unnamed.index };
    const miss = nearestMiss(duel, effect.on, { id: card.id, from: card, player });
    if (miss === undefined)
      return { code: question.granted && !duel.timeline.some(tells) ? 'nothing-told' : 'nothing' };
    const facts = { event: eventWords(miss.event), needs: miss.needs };
    const isThat = miss.differs !== 'event' && happenedAfter(duel, miss.event).length === 0;
    return { code: isThat ? 'not-that' : 'differs', facts, event: miss.event.index };
  }
  const { event, match } = found;
  const about = { event: eventWords(event) };
  const [what] = match.open;
  if (what !== undefined) return { code: 'not-said', facts: { ...about, what }, event: event.index };
  if (isActivation(event)) {
    const last = duel.chain.at(-1)?.event === event.index;
    return { code: last ? 'now' : 'other-link', facts: about, event: event.index };
  }
  if (event.index < duel.turnBegan) return { code: 'turn-over', facts: about, event: event.index };
  const later = happenedAfter(duel, event).at(-1);
  return later === undefined
    ? { code: 'now', facts: about, event: event.index }
    : { code: 'too-late', facts: { ...about, last: eventWords(later) }, event: event.index };
});

/** Nothing was told to have happened, and a face-up card may forbid it: what it answers is taken to have happened. */
const isGranted = (duel: Duel, { granted, later, card }: ActivationCase): boolean =>
  later === true ||
  (granted === true &&
    duel.timeline.length === 0 &&
    Object.values(duel.cards).some(
      (other) =>
        other.id !== card.id &&
        other.equippedTo === undefined &&
        Object.values(duel.cards).every(({ equippedTo }) => equippedTo !== other.id) &&
        isWorking(duel, other) &&
        continuousOf(other).length > 0,
    ));

/** What had to be taken for granted of the event that it answers. */
export function assumedOfAnswered(duel: Duel, question: ActivationCase): readonly string[] {
  const { effect } = question;
  if (isAnswering(effect) && isGranted(duel, question))
    return [question.later ? 'what it answers happens then' : 'what it answers has just happened'];
  return isAnswering(effect) ? (answered(duel, effect, question)?.match.assumed ?? []) : [];
}
