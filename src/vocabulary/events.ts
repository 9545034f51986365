import { z } from 'zod';
import facts from '../../data/lexicon/event-facts.json' with { type: 'json' };
import words from '../../data/lexicon/vocabulary.json' with { type: 'json' };
import { causes } from './causes.ts';
import { places } from './places.ts';
import { type SummonWay, summonWays } from './summons.ts';
import { type Vocabulary, vocabulary } from './terms.ts';

/** What can happen to a card, as past tense facts; one happening can be several of these (destroyed, sent, left the field). */
export const happenings = vocabulary('event', words.events);

export type Happening = (typeof happenings.ids)[number];
export type EventName = Happening | SummonWay;

export const eventNames: readonly [EventName, ...EventName[]] = [...happenings.ids, ...summonWays.ids];

const place = z.enum(places.ids).optional();
const eventRow = z.strictObject({ to: place, from: place, causes: z.array(z.enum(causes.ids)).optional() });
/** Where an event takes its card, where that usually was if not on the field, and the causes it can have, the likeliest first. */
export const eventFacts: Readonly<Partial<Record<EventName, Readonly<z.infer<typeof eventRow>>>>> = z
  .partialRecord(z.enum(eventNames), eventRow)
  .parse(facts);

/** Is this event a Summon (or Set), rather than something that happens to a card otherwise? */
export const isSummonWay = (event: EventName): event is SummonWay =>
  summonWays.ids.some((way) => way === event);

const eventTerm = (event: EventName): string =>
  isSummonWay(event) ? summonWays.term(event) : happenings.term(event);

/** All events as one vocabulary: what happens to cards, and the ways of Summoning. */
export const events: Vocabulary<EventName> = {
  noun: 'event',
  ids: eventNames,
  term: eventTerm,
  past: (event) => (isSummonWay(event) ? summonWays.past(event) : happenings.past(event)),
  present: (event) => (isSummonWay(event) ? summonWays.present(event) : happenings.present(event)),
  written: (event) => (isSummonWay(event) ? summonWays.written(event) : happenings.written(event)),
  find: (word) => happenings.find(word) ?? summonWays.find(word),
};
