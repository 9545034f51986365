import { activationPlaces, answeredEvents, isActivated } from '../card-model/activated.ts';
import type { CardModel } from '../card-model/card-model.ts';
import type { TriggerEvent } from '../card-model/part.ts';
import type { Picked } from '../cards/catalogue.ts';
import { placeAfter } from '../engine/events/moves.ts';
import type { Happens } from '../engine/state/event.ts';
import { ok, type Result } from '../platform/problem.ts';
import { type Cause, causes } from '../vocabulary/causes.ts';
import { type EventName, isSummonWay } from '../vocabulary/events.ts';
import { isField, type Place } from '../vocabulary/places.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { type SummonWay, summonWays } from '../vocabulary/summons.ts';
import { assuming, mergeCases, type VerdictCase } from './merge-cases.ts';
import { someCardThatFits, someSpell } from './readers/described.ts';
import { possible } from './readers/timing-possible.ts';
import { answeredBy, answersOf, causesOf, stage, startOf } from './readers/timing-start.ts';
import { type Books, ruleOn } from './rule-on.ts';
import { noNormalSummons, type Situation } from './situation.ts';
import { placeWords } from './understood.ts';
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

/** What `/timing` asks: an event about a card, how it came about, what happened after it, and where the card is now. */
export interface TimingQuestion {
  readonly card: CardModel;
  readonly event: EventName;
  readonly as: Cause;
  /** Of material: the Summon that it was used for. */
  readonly for?: SummonWay;
  readonly chainLink: number;
  /** What happened afterwards in the same resolution: events about this card, or notes on something else. */
  readonly after: readonly (EventName | { readonly note: string })[];
  readonly now?: Place;
  readonly from?: Place;
  readonly ruleset: Ruleset;
}

/** Which card the event happens to: the card itself, or another one that a Trigger Effect of the card watches. */
interface Subject {
  readonly id: 'card' | 'other';
  readonly model: CardModel;
  readonly controller: 'P0' | 'P1';
  /** What effects of the card ask of such an event of it. */
  readonly asks: readonly TriggerEvent[];
}

/** The event happens to the card itself, unless only its effects about other cards answer such an event. */
function subjectOf({ card, event }: TimingQuestion): Subject {
  const answered = answeredBy(card, event);
  const asks = answered.filter((each) => each.of === 'this');
  const about = answered.find((each) => each.of !== 'this');
  const watched = about?.of;
  if (about === undefined || watched === undefined || watched === 'this' || asks.length > 0)
    return { id: 'card', model: card, controller: 'P0', asks };
  const sides = [watched.controller, watched.owner, isSummonWay(event) ? about?.byWhom : undefined];
  return {
    id: 'other',
    model: someCardThatFits(watched),
    controller: sides.includes('opponent') ? 'P1' : 'P0',
    asks: [about],
  };
}

/** Makes the situation that a `/timing` question describes. What it has to fill in stands in `assumed`. */
function timingSituation(question: TimingQuestion): Situation {
  const { card, event, as, chainLink, ruleset } = question;
  const subject = subjectOf(question);
  const watches = subject.id === 'other';
  const from = startFor(question, subject);
  const lower = Array.from(
    { length: as === 'effect' || as === 'cost' ? chainLink - 1 : 0 },
    (_, i) => `link-${i + 1}`,
  );
  const { actions, cards, assumed } = stage(
    question,
    { event, card: subject.id, ...(comesToTheOther(event, subject) && { controller: subject.controller }) },
    afterwards(question, subject),
    lower,
  );
  const before =
    question.from === undefined ? [`${subject.model.name} was ${placeWords(from.place)} before`] : [];
  const home = watchPlace(card, event);
  return {
    ruleset,
    // A Summon or an attack by the game mechanics is made in the own turn.
    turnPlayer: as === 'rule' ? subject.controller : 'P0',
    phase: as === 'battle' ? 'damage' : 'main-1',
    ...noNormalSummons,
    cards: [
      {
        id: 'card',
        card: card.name,
        controller: 'P0',
        ...(watches ? { place: home.place } : from),
        ...(watches && home.set && { faceUp: false }),
      },
      ...(watches ? [{ id: 'other', card: subject.model, controller: subject.controller, ...from }] : []),
      ...lower.map((id, i) => ({
        id,
        card: someSpell(`the card of Chain Link ${i + 1}`),
        place: 'spell-trap-zone' as const,
      })),
      ...cards,
    ],
    actions,
    question: { ask: 'activates', card: 'card' },
    assumed: [
      ...(watches
        ? [
            `${card.name} was ${home.set ? 'Set' : 'face-up'} ${placeWords(home.place)}, and the event is about another card that its effect ${home.set ? 'answers' : 'watches'}`,
          ]
        : []),
      ...before,
      ...assumed,
    ],
  };
}

/** Where the card was before: what is destroyed by battle was a monster on the field, whatever else its text speaks of. */
const startFor = ({ from, as, event }: TimingQuestion, { model, asks }: Subject) =>
  from !== undefined
    ? { place: from }
    : as === 'battle'
      ? { place: 'monster-zone' as const }
      : startOf(model, event, asks);

/** Does the event bring a monster to the field of the opponent, as the card asks? */
const comesToTheOther = (event: EventName, { id, controller }: Subject): boolean =>
  id === 'other' && controller === 'P1' && isSummonWay(event);

/** Where a card that watches others is: the first place in which the effect that answers activates; a Spell/Trap is Set for that. */
function watchPlace(card: CardModel, event: EventName): { readonly place: Place; readonly set: boolean } {
  const effect = card.parts.find((part) => answersOf(part, event).some(({ of }) => of !== 'this'));
  const allowed = effect === undefined || !isActivated(effect) ? null : activationPlaces(effect, card.facts);
  const set = effect?.kind === 'activation';
  return { place: (set ? allowed?.find(isField) : allowed?.[0]) ?? 'monster-zone', set };
}

/** What happened after the event, and, where the card is said to be elsewhere now, its way there. */
function afterwards(
  { card, event, after, now }: TimingQuestion,
  subject: Subject,
): readonly (readonly Happens[])[] {
  const all = after.map((each): readonly Happens[] =>
    typeof each === 'string'
      ? [each === 'something-else' ? { event: each } : { event: each, card: 'card' }]
      : [{ event: 'something-else', note: each.note }],
  );
  const moves = subject.id === 'card' ? [event, ...after.filter((each) => typeof each === 'string')] : [];
  const last =
    moves.map(placeAfter).findLast((each) => each !== undefined) ??
    (subject.id === 'card' ? undefined : watchPlace(card, event).place);
  const goes = now === undefined || now === last ? undefined : reach[now];
  return goes === undefined ? all : [...all, [{ event: goes, card: 'card' }]];
}

/** How a card gets to a place, where nothing more is said. */
const reach: Readonly<Record<Place, EventName>> = {
  deck: 'returned-to-deck',
  'extra-deck': 'returned-to-extra-deck',
  hand: 'added-to-hand',
  'monster-zone': 'special-summoned',
  'spell-trap-zone': 'equipped',
  'field-zone': 'placed-in-spell-trap-zone',
  'pendulum-zone': 'placed-in-spell-trap-zone',
  gy: 'sent-to-gy',
  banished: 'banished',
  'xyz-material': 'became-xyz-material',
};
