import { triggerEvents } from '../../card-model/activated.ts';
import { readTiming } from '../../card-model/damage-step/in-damage-step.ts';
import type { TriggerEffect, TriggerEvent } from '../../card-model/part.ts';
import { readTurnCondition, type TurnCondition } from '../../card-model/turn-conditions.ts';
import { damageStepTimings, type Timing, timingWhen } from '../../vocabulary/damage-step.ts';
import { phases } from '../../vocabulary/phases.ts';
import { isField } from '../../vocabulary/places.ts';
import { type Perspective, viewFrom } from '../fits.ts';
import { rule } from '../rule.ts';
import { isUnderWay } from '../state/battle.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';
import { type DuelEvent, isHappening } from '../state/event.ts';
import { hasNotHappened } from '../state/missing.ts';
import { anyHolds } from '../stats/count.ts';
import { type Difference, differences, matches, mayConcern } from './matches.ts';
import { eventWords, type TriggerCase } from './trigger-case.ts';

/** What an effect that activates during a phase asks of the turn, judged. `words` says what decides. */
interface Judged {
  readonly is: Ternary;
  readonly words: string;
  readonly assumed?: string;
}

/** Does the effect activate during a phase as such, and not by an event? Then its conditions are judged when that phase comes. */
export const isOfPhase = (
  effect: TriggerCase['effect'],
): effect is Extract<TriggerEffect, { kind: 'trigger' }> =>
  effect.kind === 'trigger' &&
  effect.on.length === 0 &&
  effect.unreadTiming === undefined &&
  effect.phase !== undefined &&
  effect.phase !== 'damage';

/**
 * Do the conditions of an effect of a phase hold, all of them? What happened to the monster counts only since it is on
 * the field: one that left it and came back is another.
 * @returns undefined where a condition says something that is not read here
 */
export function phaseConditions(
  duel: Duel,
  card: Card,
  effect: TriggerEffect,
): readonly Judged[] | undefined {
  const judged = effect.conditions.map((words): readonly Judged[] | undefined => {
    const read = readTurnCondition(words);
    if (read !== null) return read.map((condition) => judge(duel, card, condition));
    const need = effect.needs?.find((each) => each.words === words);
    return need && [{ is: anyHolds(duel, need.holds, card, card.controller), words }];
  });
  const known = judged.filter((each) => each !== undefined);
  return known.length < judged.length || known.length === 0 ? undefined : known.flat();
}

function judge(duel: Duel, card: Card, condition: TurnCondition): Judged {
  if (condition.is === 'phase') {
    const { phase, whose } = condition;
    const side = duel.turnPlayer === card.controller ? 'you' : 'opponent';
    const is = duel.phase === phase && (whose === undefined || whose === side) ? 'yes' : 'no';
    return {
      is,
      words: `it activates during the ${phases.term(phase)}${whose === undefined ? '' : ` of ${whose === 'you' ? 'its own player' : 'the opponent'}`}`,
    };
  }
  const ways = condition.words;
  const done = thisTurn(duel, card).find(({ names }) => names.some((name) => condition.any.includes(name)));
  if (done !== undefined) return { is: 'yes', words: `it was ${ways} this turn` };
  const words = `it was not ${ways} this turn`;
  if (isTold(duel, card)) return { is: 'no', words };
  const stood = isField(card.place) && card.summoned === undefined && !card.thisTurn.cameToField;
  if (stood) return { is: 'no', words, assumed: words };
  return { is: 'unknown', words: `whether it was ${ways} this turn` };
}

/** What happened to the card this turn, since it is where it is. */
const thisTurn = (duel: Duel, { id, moves }: Card): readonly DuelEvent[] =>
  duel.timeline.slice(duel.turnBegan).filter(({ card }) => card?.id === id && card.after.moves === moves);

/** Was it told how the card came to be where it is, this turn or in one that was played? */
const isTold = (duel: Duel, { id, moves }: Card): boolean =>
  moves > 0 &&
  duel.timeline.some(
    ({ card }) => card?.id === id && card.after.moves === moves && card.before.moves < moves,
  );

/** An effect that activates during a phase, with what its text asks of the turn. */
export const phaseCondition = rule('trigger/phase-condition', (duel, { card, effect }: TriggerCase) => {
  if (!isOfPhase(effect)) return null;
  const judged = phaseConditions(duel, card, effect);
  if (judged === undefined) return null;
  const phase = effect.phase === undefined ? '' : phases.term(effect.phase);
  if (effect.phase !== duel.phase) return { code: 'other-phase', facts: { phase } };
  if (isField(card.place) && !card.faceUp) return { code: 'face-down' };
  const not = judged.find(({ is }) => is === 'no');
  if (not !== undefined) return { code: 'not', facts: { why: not.words } };
  const open = judged.find(({ is }) => is === 'unknown');
  if (open !== undefined) return { code: 'open', facts: { why: open.words } };
  const why = judged.at(-1)?.words ?? '';
  return { code: 'holds', facts: { phase, why } };
});

/** Did the event that the effect's text names happen, to the card, from the place and in the way that it names? */
export const conditionMet = rule('trigger/condition-met', (duel, { effect, card, met }: TriggerCase) => {
  if (met !== undefined) {
    const event = eventWords(met.event);
    const [what] = met.waiting.open;
    return what === undefined
      ? { code: 'met', facts: { event }, event: met.event.index }
      : { code: 'not-said', facts: { event, what }, event: met.event.index };
  }
  if (effect.unreadTiming !== undefined) {
    const words = effect.unreadTiming;
    return hasNotHappened(duel, effect.unreadEvents)
      ? { code: 'no-event' }
      : { code: 'timing-not-read', facts: { words } };
  }
  const wanted = triggerEvents(effect);
  if (wanted.length === 0) {
    const phase = effect.kind === 'trigger' ? effect.phase : undefined;
    const timing = timingOf(effect);
    if (timing !== undefined && duel.battle !== undefined) {
      const { at } = duel.battle;
      const early = at === 'declared' || (at !== 'over' && comesBefore(at, timing));
      return {
        code: early && isUnderWay(duel) ? 'not-yet' : 'not-then',
        facts: { timing: timingWhen[timing] },
      };
    }
    // What was read of it is the say of rule trigger/phase-condition.
    if (isOfPhase(effect) && phaseConditions(duel, card, effect) !== undefined) return null;
    const facts = { phase: phase === undefined ? 'phase that its text names' : phases.term(phase) };
    return { code: phase === undefined || phase === duel.phase ? 'phase' : 'other-phase', facts };
  }
  const view = viewFrom(card);
  const unnamed = duel.timeline.find((event) => mayConcern(duel, card, event, wanted));
  if (unnamed !== undefined)
    return { code: 'cards-not-said', facts: { event: eventWords(unnamed) }, event: unnamed.index };
  // An event that does fit, and that the card was not there to see, is the say of another rule.
  if (duel.timeline.some((event) => wanted.some((each) => matches(each, event, view).met))) return null;
  const nearest = nearestMiss(duel, wanted, view);
  if (nearest === undefined) return { code: 'no-event' };
  const facts = { event: eventWords(nearest.event), needs: nearest.needs };
  return { code: 'differs', facts, event: nearest.event.index };
});

const comesBefore = (one: Timing, other: Timing): boolean =>
  damageStepTimings.ids.indexOf(one) < damageStepTimings.ids.indexOf(other);

const timingOf = (effect: TriggerCase['effect']): Timing | undefined =>
  effect.kind === 'trigger' && effect.phase === 'damage'
    ? effect.conditions.flatMap((words) => readTiming(words) ?? [])[0]
    : undefined;

const nearer = (a: Difference, b: Difference): boolean => differences.indexOf(a) > differences.indexOf(b);

/** The event that comes nearest to what is asked for, and what it lacks; undefined where nothing happened. */
export function nearestMiss(
  duel: Duel,
  wanted: readonly TriggerEvent[],
  view: Perspective,
): { readonly event: DuelEvent; readonly needs: string; readonly differs: Difference } | undefined {
  const last = duel.chain.at(-1)?.event;
  const seen = duel.timeline.filter((event) => isHappening(event) || event.index === last);
  const misses = seen.flatMap((event) =>
    wanted.flatMap((each) => {
      const match = matches(each, event, view);
      return match.met ? [] : [{ event, differs: match.differs, needs: match.needs }];
    }),
  );
  return misses.reduce<(typeof misses)[number] | undefined>(
    (best, each) => (best === undefined || nearer(each.differs, best.differs) ? each : best),
    undefined,
  );
}
