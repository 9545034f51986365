import { rule, ruleIf } from '../rule.ts';
import type { Duel } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';
import { flippedThenDestroyed } from './activation-location.ts';
import { eventWords, type TriggerCase } from './trigger-case.ts';
import { happenedAfter } from './window.ts';

/** An optional "when" effect needs its event to be the last thing that happened. */
export const missedTiming = rule('trigger/missed-timing', (duel, { card, effect, met }: TriggerCase) => {
  if (met === undefined || effect.kind !== 'trigger' || effect.mandatory || effect.word !== 'when')
    return null;
  if (flippedThenDestroyed(duel, card, met)) return null;
  const later = happenedAfter(duel, met.event);
  const last = later.findLast(({ unsure }) => unsure === undefined);
  const perhaps = later.findLast(({ unsure }) => unsure === true);
  const event = eventWords(met.event);
  if (last === undefined && perhaps === undefined && resolvedWithoutEffect(duel, met.event))
    return { code: 'without-effect', facts: { event }, event: met.event.index };
  if (last === undefined && perhaps !== undefined)
    return { code: 'not-said', facts: { event, last: eventWords(perhaps) }, event: met.event.index };
  if (last === undefined) return { code: 'last-thing', facts: { event }, event: met.event.index };
  return {
    code: 'missed',
    entry: whyMissed(met.event, last),
    facts: { event, how: howWords(met.event.stage.in), last: eventWords(last) },
    event: met.event.index,
  };
});

/** Did a Chain Link resolve after the event, and come to nothing? One whose activation was negated does not resolve at all. */
const resolvedWithoutEffect = (duel: Duel, { index }: DuelEvent): boolean =>
  duel.timeline.some(
    ({ index: later, names, stage }) =>
      later > index &&
      names.includes('not-applied') &&
      stage.in === 'resolution' &&
      duel.resolved.some(
        ({ link, chain, because }) =>
          chain === stage.chain && link.number === stage.link && because !== 'activation-negated',
      ),
  );

/** Which case of missing the timing it is, by where its event and the last one stand. */
function whyMissed({ stage }: DuelEvent, { stage: last }: DuelEvent): string {
  if (stage.in === 'activation') return 'trigger/missed-timing-cost';
  if (stage.in === 'summon') return 'trigger/missed-timing-material';
  if (stage.in !== 'resolution') return 'trigger/missed-timing';
  const same = last.in === 'resolution' && last.chain === stage.chain && last.link === stage.link;
  return same ? 'trigger/missed-timing-conjunction' : 'trigger/missed-timing-chain';
}

function howWords(stage: string): string {
  switch (stage) {
    case 'activation':
      return 'as a cost';
    case 'resolution':
      return 'while the Chain resolved';
    case 'summon':
      return 'for a Summon';
    default:
      return 'before';
  }
}

/** An "if" effect may be activated after the Chain, whatever else happened since. */
export const ifCannotMiss = ruleIf('trigger/if-cannot-miss', 'if', (_, { effect, met }: TriggerCase) => {
  const bears = met !== undefined && effect.kind === 'trigger' && !effect.mandatory && effect.word === 'if';
  return bears ? { facts: { event: eventWords(met.event) } } : null;
});

/** A mandatory effect never misses its timing and cannot be declined. */
export const mandatoryCannotMiss = ruleIf(
  'trigger/mandatory-cannot-miss',
  'mandatory',
  (_, { effect, met }: TriggerCase) => met !== undefined && effect.mandatory,
);
