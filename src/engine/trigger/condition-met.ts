import { triggerEvents } from '../../card-model/activated.ts';
import { readTiming } from '../../card-model/damage-step/in-damage-step.ts';
import type { TriggerEvent } from '../../card-model/part.ts';
import { damageStepTimings, type Timing, timingWhen } from '../../vocabulary/damage-step.ts';
import { phases } from '../../vocabulary/phases.ts';
import { type Perspective, viewFrom } from '../fits.ts';
import { rule } from '../rule.ts';
import { isUnderWay } from '../state/battle.ts';
import type { Duel } from '../state/duel.ts';
import { type DuelEvent, isHappening } from '../state/event.ts';
import { hasNotHappened } from '../state/missing.ts';
import { type Difference, differences, matches, mayConcern } from './matches.ts';
import { isOfPhase, phaseConditions } from './phase-condition.ts';
import { eventWords, type TriggerCase } from './trigger-case.ts';

/** Did the event that the effect's text names happen, to the card, from the place and in the way that it names? */
export const conditionMet = rule({
  id: 'trigger/condition-met',
  reasons: {
    met: ['permits', 'its activation condition is met: {event}'],
    'not-said': ['unknown', '{event}, and it was not said {what}'],
    'cards-not-said': ['unknown', 'it was not said which cards it happened to: {event}'],
    'no-event': ['forbids', 'nothing happened that it activates for'],
    phase: ['unknown', 'it activates during the {phase}, and the rest of its condition was not said'],
    'not-then': ['forbids', 'it activates {timing}, and the rest of its condition is not met in this battle'],
    'not-yet': ['unknown', 'it activates {timing}, and the battle has not come to that'],
    'other-phase': ['forbids', 'it activates during the {phase}, not by an event'],
    'timing-not-read': ['unknown', 'what it activates for was not read: {words}'],
    differs: ['forbids', 'its activation condition is not met: {event}, but the effect asks {needs}'],
  },
  decide(duel: Duel, { effect, card, met }: TriggerCase) {
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
  },
});

const comesBefore = (one: Timing, other: Timing): boolean =>
  damageStepTimings.ids.indexOf(one) < damageStepTimings.ids.indexOf(other);

/** The timing of the Damage Step that the effect names. */
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
