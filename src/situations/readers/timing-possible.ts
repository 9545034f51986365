import eventsByCause from '../../../data/lexicon/events-by-cause.json' with { type: 'json' };
import { fail, ok, type Result } from '../../platform/problem.ts';
import { type Cause, causes } from '../../vocabulary/causes.ts';
import { type EventName, events, isSummonWay } from '../../vocabulary/events.ts';
import { fieldPlaces, type Place, places } from '../../vocabulary/places.ts';

/** The events that battle, a Tribute for a Summon, or use as material can bring about. Others take any event. */
const byCause: Readonly<Partial<Record<Cause, readonly string[]>>> = eventsByCause;

/** Where a card must have been for an event, where the event itself says so. */
const startsIn: Readonly<Partial<Record<EventName, readonly Place[]>>> = {
  discarded: ['hand'],
  drawn: ['deck'],
  detached: ['xyz-material'],
  'sent-from-deck': ['deck'],
  'sent-from-extra-deck': ['extra-deck'],
  'left-the-field': fieldPlaces,
  'flipped-face-up': fieldPlaces,
  'flipped-face-down': fieldPlaces,
  'position-changed': ['monster-zone'],
  'control-changed': fieldPlaces,
  'attack-declared': ['monster-zone'],
  'inflicted-battle-damage': ['monster-zone'],
  'returned-to-gy': ['banished'],
  'returned-to-field': ['banished'],
  'normal-summoned': ['hand'],
  'tribute-summoned': ['hand'],
  set: ['hand'],
  'flip-summoned': ['monster-zone'],
  'normal-summoned-again': ['monster-zone'],
};

/** Where a card cannot have been, as the event would not move it. */
const notFrom: Readonly<Partial<Record<EventName, Place>>> = {
  'sent-to-gy': 'gy',
  banished: 'banished',
  'added-to-hand': 'hand',
  'returned-to-hand': 'hand',
  'returned-to-deck': 'deck',
};

/** Can the event have come about so, from there? A problem says which option cannot be, and what could. */
export function possible(event: EventName, as: Cause | undefined, from: Place | undefined): Result<true> {
  const allowed = as === undefined ? undefined : byCause[as];
  const costSummon = as === 'cost' && isSummonWay(event);
  if (as !== undefined && (costSummon || (allowed !== undefined && !allowed.includes(event)))) {
    const could = allowed === undefined ? 'no Summon' : allowed.join(', ');
    return fail({
      code: 'impossible',
      found: `event:${event} as:${as}`,
      expected: `must be something that can happen: ${causes.term(as)} a card can be ${could}`,
    });
  }
  if (from === undefined) return ok(true);
  const starts = as === 'battle' ? (['monster-zone'] as const) : startsIn[event];
  const field = as === 'tribute' ? (['monster-zone', 'hand', 'spell-trap-zone'] as const) : starts;
  const wrong = (field !== undefined && !field.some((place) => place === from)) || notFrom[event] === from;
  if (!wrong) return ok(true);
  const where = field === undefined ? `somewhere else than the ${places.term(from)}` : field.join(' or ');
  return fail({
    code: 'impossible',
    found: `from:${from}`,
    expected: `must be where a card can be before it ${events.present(event)}${as === undefined ? '' : ` ${causes.term(as)}`}: ${where}`,
  });
}
