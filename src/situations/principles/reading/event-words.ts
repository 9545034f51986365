import type { TriggerEvent } from '../../../effects/part.ts';
import type { VerbId } from '../../words/verbs.ts';
import { written } from './verb-words.ts';

type Event = TriggerEvent['event'];

/** With which verbs players tell each event. */
const verbsOf: Partial<Readonly<Record<Event, readonly VerbId[]>>> = {
  drawn: ['draw'],
  'special-summoned': ['summon', 'special-summon', 'revive', 'bring', 'come-back', 'return'],
  destroyed: ['destroy', 'die'],
  'sent-to-gy': ['send', 'destroy', 'die', 'mill', 'discard', 'tribute', 'detach'],
  discarded: ['discard'],
  banished: ['banish'],
  'added-to-hand': ['add'],
  tributed: ['tribute'],
  'returned-to-hand': ['return'],
  'left-the-field': ['leave', 'send', 'destroy', 'die', 'banish', 'tribute', 'return', 'shuffle'],
};

/** How players tell an event; undefined where no verb here does. */
export function toldAs(event: Event): RegExp | undefined {
  const verbs = verbsOf[event];
  if (verbs === undefined) return undefined;
  const goes =
    event === 'sent-to-gy' ? '|(?:hits?|goes|went|ends? up|ended up) (?:to |in )?(?:the |my )?gy' : '';
  return new RegExp(`\\b(?:${written(...verbs)}${goes})\\b`);
}

/** Every event that has words here. */
export const eventsWithWords: readonly Event[] = Object.keys(verbsOf).filter((key): key is Event =>
  Object.hasOwn(verbsOf, key),
);
