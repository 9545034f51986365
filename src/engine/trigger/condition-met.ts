import type { Duel } from '../duel.ts';
import { isHappening } from '../event.ts';
import { rule } from '../rule.ts';
import { eventWords, type TriggerCase } from './case.ts';
import { triggerEvents } from './collect.ts';
import { type Difference, differences, matches } from './matches.ts';

/** Did the event that the effect's text names happen, to the card, from the place and in the way that it names? */
export const conditionMet = rule({
  id: 'trigger/condition-met',
  reasons: {
    met: ['permits', 'its activation condition is met: {event}'],
    'no-event': ['forbids', 'nothing happened that it activates for'],
    phase: ['unknown', 'it activates during the {phase}, not by an event'],
    differs: ['forbids', 'its activation condition is not met: {event}, but the effect needs {needs}'],
  },
  decide(duel: Duel, { effect, card, met }: TriggerCase) {
    if (met !== undefined)
      return { code: 'met', facts: { event: eventWords(met.event) }, event: met.event.index };
    const wanted = triggerEvents(effect);
    if (wanted.length === 0) {
      const phase = effect.kind === 'trigger' ? (effect.phase ?? 'phase that its text names') : 'phase';
      return { code: 'phase', facts: { phase } };
    }
    const view = { id: card.id, player: card.controller };
    const misses = duel.timeline.filter(isHappening).flatMap((event) =>
      wanted.flatMap((each) => {
        const match = matches(each, event, view);
        return match.met ? [] : [{ event, match }];
      }),
    );
    const nearest = misses.reduce<(typeof misses)[number] | undefined>(
      (best, each) => (best === undefined || nearer(each.match.differs, best.match.differs) ? each : best),
      undefined,
    );
    if (nearest === undefined) return { code: 'no-event' };
    const facts = { event: eventWords(nearest.event), needs: nearest.match.needs };
    return { code: 'differs', facts, event: nearest.event.index };
  },
});

const nearer = (a: Difference, b: Difference): boolean => differences.indexOf(a) > differences.indexOf(b);
