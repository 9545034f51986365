import { answeredEvents } from '../card-model/activated.ts';
import type { CardModel } from '../card-model/card-model.ts';
import type { Picked } from '../cards/catalogue.ts';
import { ok, type Result } from '../platform/problem.ts';
import { type Cause, causes } from '../vocabulary/causes.ts';
import type { EventName } from '../vocabulary/events.ts';
import type { Place } from '../vocabulary/places.ts';
import { type SummonWay, summonWays } from '../vocabulary/summons.ts';
import { assuming, mergeCases, type VerdictCase } from './merge-cases.ts';
import { type TimingQuestion, timingSituation } from './readers/timing.ts';
import { possible } from './readers/timing-possible.ts';
import { causesOf } from './readers/timing-start.ts';
import { type Books, ruleOn } from './rule-on.ts';
import type { Verdict } from './verdict.ts';

/** A `/timing` question as it is asked: how the event came about, and on which Chain Link, may be left out. */
export interface TimingAsked extends Omit<TimingQuestion, 'card' | 'as' | 'chainLink'> {
  readonly card: Picked;
  readonly as?: Cause;
  readonly chainLink?: number;
}

interface Case extends VerdictCase {
  readonly cause: Cause;
}

/** Rules on a `/timing` question: by every possible cause where none was said; one answer if they agree. */
export function ruleOnTiming(asked: TimingAsked, books: Books): Result<Verdict> {
  const { card, as, chainLink = 1, ...rest } = asked;
  const can = possible(asked.event, as, asked.from);
  if (!can.ok) return can;
  const cases: Case[] = [];
  for (const { event, cause, way, ...more } of waysOf(asked, card.card)) {
    const question = { ...rest, ...more, event, card: card.card, as: cause, chainLink };
    const verdict = ruleOn(timingSituation(question), books);
    if (!verdict.ok) return verdict;
    cases.push({ way, cause, verdict: verdict.value });
  }
  const options = [...new Set(cases.map(({ cause }) => `as:${cause}`))].join(', ');
  const verdict = mergeCases(cases, { what: 'how it came about', options });
  return ok(
    card.takenFrom === undefined ? verdict : assuming(verdict, `"${card.takenFrom}" is ${card.card.name}`),
  );
}

interface Way {
  readonly event: EventName;
  readonly cause: Cause;
  readonly way: string;
  readonly for?: SummonWay;
}

/** The ways in which the event can have come about, as far as nobody said; material is used for a Summon of some kind. */
const waysOf = (
  { event, as, from }: Pick<TimingAsked, 'event' | 'as' | 'from'>,
  card: CardModel,
): readonly Way[] => [
  ...(as === undefined ? causesOf(event) : [as]).flatMap((cause): readonly Way[] =>
    cause === 'material' && event !== 'became-xyz-material'
      ? summonsWith(card, event, from).map((way) => ({
          event: way === 'xyz-summoned' ? 'became-xyz-material' : event,
          cause,
          for: way,
          way: `as material to be ${summonWays.term(way)}`,
        }))
      : [{ event, cause, way: causes.term(cause) }],
  ),
  ...(as === undefined && event === 'tributed' && isForRitual(card) ? [tributeForRitual] : []),
];

const tributeForRitual: Way = {
  event: 'used-as-material',
  cause: 'material',
  for: 'ritual-summoned',
  way: 'as Tribute for a Ritual Summon',
};

/** Does an effect of the card answer its being Tributed for a Ritual Summon? */
const isForRitual = ({ parts }: CardModel): boolean =>
  parts.flatMap(answeredEvents).some((each) => each.of === 'this' && each.for?.includes('ritual-summoned'));

/** The Summons that a card can be material for: by its text where that names them, else by what it is and where it was. */
function summonsWith(
  { facts, parts }: CardModel,
  event: EventName,
  from: Place | undefined,
): readonly SummonWay[] {
  const named = parts
    .flatMap(answeredEvents)
    .flatMap((each) => (each.event === event ? (each.for ?? []) : []));
  if (named.length > 0) return [...new Set(named)];
  const levels = facts.cardType === 'monster' && facts.level !== undefined;
  const onField = from === undefined || from === 'monster-zone';
  return [
    'fusion-summoned',
    ...(levels ? (['ritual-summoned'] as const) : []),
    ...(levels && onField ? (['synchro-summoned'] as const) : []),
    // What becomes Xyz Material is attached, and goes nowhere else.
    ...(levels && onField && event === 'used-as-material' ? (['xyz-summoned'] as const) : []),
    ...(onField ? (['link-summoned'] as const) : []),
  ];
}
