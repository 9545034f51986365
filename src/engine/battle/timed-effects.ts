import { activationPlaces } from '../../card-model/activated.ts';
import { readTiming } from '../../card-model/damage-step/in-damage-step.ts';
import type { TriggerEffect } from '../../card-model/part.ts';
import { damageStepTimings, type Timing } from '../../vocabulary/damage-step.ts';
import { isField } from '../../vocabulary/places.ts';
import { type Holds, holdsInBattle } from '../continuous/battle-conditions.ts';
import { applyEvents } from '../events/happen.ts';
import { withBattle } from '../state/battle.ts';
import { type Card, cardOf, type Duel, type PendingTrigger } from '../state/duel.ts';
import { anyHolds } from '../stats/count.ts';

/** Effects whose text names a timing of the Damage Step, and that wait for it now. */
const timed = (part: Card['model']['parts'][number], timing: Timing): part is TriggerEffect =>
  part.kind === 'trigger' &&
  part.phase === 'damage' &&
  part.on.length === 0 &&
  part.conditions.some((words) => readTiming(words) === timing);

/** Goes to a timing of the Damage Step: it stands on the timeline, and the effects that name it wait to be activated. */
export function beginTiming(duel: Duel, timing: Timing): Duel {
  const now = withBattle(
    applyEvents(duel, { in: 'battle', at: timing }, [{ event: 'phase-changed', note: timingNotes[timing] }]),
    { at: timing },
  );
  const event = now.timeline.length - 1;
  const waiting = Object.values(now.cards).flatMap((card) =>
    card.model.parts.flatMap((part, number) =>
      timed(part, timing) && (isReady(card, part) || isLost(now, card, part))
        ? waitingFor(now, card, part, number, event)
        : [],
    ),
  );
  return { ...now, waiting: [...now.waiting, ...waiting] };
}

/** Is the card where the effect is activated, and face-up if that is on the field? */
function isReady(card: Card, part: TriggerEffect): boolean {
  const places = activationPlaces(part, card.model.facts);
  return (places === null || places.includes(card.place)) && (!isField(card.place) || card.faceUp);
}

/** Of a monster that this battle destroyed: whether its effect of the end of the Damage Step is activated, no source here says. */
export const isLost = ({ battle }: Duel, { id }: Card, part: TriggerEffect): boolean =>
  battle?.at === 'end' &&
  battle.calculated?.destroyed?.some((each) => each.id === id) === true &&
  part.does.some(({ what }) => what !== 'this');

/** A condition on the battle, or on what the state of the Duel settles. */
function holdsNow(duel: Duel, card: Card, { needs = [] }: TriggerEffect, words: string): Holds {
  const need = needs.find((each) => each.words === words);
  return need === undefined
    ? holdsInBattle(duel, card, words)
    : { is: anyHolds(duel, need.holds, card, card.controller) };
}

function waitingFor(
  duel: Duel,
  card: Card,
  part: TriggerEffect,
  number: number,
  event: number,
): readonly PendingTrigger[] {
  const asked = [...part.conditions, ...(part.unreadTiming === undefined ? [] : [part.unreadTiming])];
  const judged = asked
    .filter((words) => readTiming(words) === undefined)
    .map((words) => ({ words, ...holdsNow(duel, card, part, words) }));
  if (judged.some(({ is }) => is === 'no')) return [];
  return [
    {
      card: card.id,
      part: number,
      event,
      met: cardOf(duel, card.id),
      phase: 'damage',
      assumed: judged.flatMap(({ assumed }) => assumed ?? []),
      open: judged.flatMap(({ is, words }) => (is === 'unknown' ? [`whether "${words}" holds`] : [])),
      judged: true,
    },
  ];
}

/** How the timeline names a timing. */
const timingNotes: Readonly<Record<Timing, string>> = {
  start: `the ${damageStepTimings.term('start')}`,
  'before-calculation': `the time ${damageStepTimings.term('before-calculation')}`,
  calculation: damageStepTimings.term('calculation'),
  'after-calculation': `the time ${damageStepTimings.term('after-calculation')}`,
  end: `the ${damageStepTimings.term('end')}`,
};
