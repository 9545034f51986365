import { answeredEvents } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { fieldPlaceOf, isExtraDeckMonster } from '../../card-model/facts.ts';
import type { Part, TriggerEvent } from '../../card-model/part.ts';
import { placeAfter } from '../../engine/events/moves.ts';
import type { Player } from '../../engine/state/duel.ts';
import type { Happens } from '../../engine/state/event.ts';
import type { Cause } from '../../vocabulary/causes.ts';
import { type EventName, eventFacts, isSummonWay } from '../../vocabulary/events.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { isSpecialSummon, type SummonWay, summonWays } from '../../vocabulary/summons.ts';
import type { CardSetup, Situation } from '../situation.ts';
import type { TimingQuestion } from '../timing-verdict.ts';
import { someMonster, someSpell } from './described.ts';
import { possible } from './timing-possible.ts';

/** Where a card was, where nobody said; `placeAssumed`: it is there as a text asks for it, and usually is elsewhere. */
type Start = Pick<CardSetup, 'place' | 'placeAssumed'>;

/** Where a card was before an event, where nobody said: as the event has it, or the texts that answer it (`asks`). */
export function startOf(
  card: CardModel,
  event: EventName,
  asks: readonly TriggerEvent[] = answeredBy(card, event).filter(({ of }) => of === 'this'),
): Start {
  const usual = usualStart(card, event);
  // What is Tributed comes from the field, though a text asks for a card that is sent to the GY from elsewhere.
  const places = asks
    .filter((each) => each.event === event || isSummonWay(event))
    .flatMap(({ from = [usual] }) => from)
    .filter((place) => possible(event, undefined, place).ok);
  const [asked] = places;
  if (asked === undefined) return { place: usual };
  // A Special Summon by an effect can be from anywhere.
  const anywhere = event === 'special-summoned' && asks.every(({ from }) => from !== undefined);
  return places.includes(usual) && (!anywhere || usual === 'extra-deck')
    ? { place: usual }
    : { place: asked, placeAssumed: true };
}

function usualStart(card: CardModel, event: EventName): Place {
  if (isSummonWay(event)) {
    if (isExtraDeckMonster(card.facts)) return 'extra-deck';
    if (event === 'flip-summoned' || event === 'normal-summoned-again') return 'monster-zone';
    return event === 'special-summoned' ? 'gy' : 'hand';
  }
  return eventFacts[event]?.from ?? fieldPlaceOf(card.facts);
}

/** The causes that an event can have, the likeliest first. */
export function causesOf(event: EventName): readonly Cause[] {
  if (isSummonWay(event)) return event === 'special-summoned' ? ['effect'] : ['rule'];
  return eventFacts[event]?.causes ?? ['effect'];
}

/** The events that effects of a card answer and that an event could be. */
export const answeredBy = (card: CardModel, event: EventName): readonly TriggerEvent[] =>
  card.parts.flatMap((part) => answersOf(part, event));

/** The same of one part of a card. */
export const answersOf = (part: Part, event: EventName): readonly TriggerEvent[] =>
  answeredEvents(part).filter((each) => each.event === event || alsoIs(event).includes(each.event));

/** The wider events that an event is too, as card texts name them. */
function alsoIs(event: EventName): readonly EventName[] {
  if (event === 'set') return [];
  if (isSummonWay(event)) return [isSpecialSummon(event) ? 'special-summoned' : 'normal-summoned'];
  const to = placeAfter(event);
  if (to === undefined || isField(to) || event === 'left-the-field') return [];
  return to === 'gy' ? ['sent-to-gy', 'left-the-field'] : ['left-the-field'];
}

/** The event that is asked about, as told: which card it happens to. */
export type Told = Happens & { readonly card: string };

/** Nobody said whose effect did it: the opponent's, where the card's text asks for that alone. */
function opponentDidIt({ card, event, as }: TimingQuestion): boolean {
  const answered = answeredBy(card, event).filter(({ by }) => by?.includes('effect') !== false);
  return as === 'effect' && answered.length > 0 && answered.every(({ byWhom }) => byWhom === 'opponent');
}

/** Another monster that has a part in the event, of which nobody said what it is. */
const someOther = (name: string, level: number): CardModel => ({
  ...someMonster(name, level),
  ofKind: 'any',
});

/** Whose monster battles: that of the player of the card, where its texts ask for one of theirs. */
const battlesFor = ({ card, event }: TimingQuestion): Player =>
  answeredBy(card, event).some(
    ({ byCard }) => byCard === 'equipped' || (typeof byCard === 'object' && byCard.controller === 'you'),
  )
    ? 'P0'
    : 'P1';

/** The part of a situation that brings its event about. */
export type Staged = Pick<Situation, 'actions' | 'cards' | 'assumed'>;

/** Puts the event on its place of the timeline: by its cause, and for effects and costs on its Chain Link. */
export function stage(
  question: TimingQuestion,
  told: Told,
  after: readonly (readonly Happens[])[],
  lower: readonly string[],
): Staged {
  const subject = told.card;
  const theirs = opponentDidIt(question);
  const controller = theirs ? ('P1' as const) : ('P0' as const);
  const source = {
    id: 'source',
    card: someSpell('the other card'),
    controller,
    place: 'spell-trap-zone' as const,
  };
  const opened = lower.map((id) => ({ do: 'activate' as const, card: id }));
  const closed = lower.map(() => ({ do: 'resolve' as const }));
  const later = after.map((events) => ({ do: 'happen' as const, events: [...events] }));
  const moments = (all: readonly (readonly Happens[])[]) => all.map((each) => [...each]);
  const onlyLink = question.chainLink === 1 ? ['it was Chain Link 1: nothing resolved after it'] : [];
  switch (question.as) {
    case 'effect':
      return {
        cards: [source],
        actions: [
          ...opened,
          { do: 'activate', card: 'source' },
          { do: 'resolve', happens: moments([[told], ...after]) },
          ...closed,
        ],
        assumed: theirs ? ["the other card is the opponent's", ...onlyLink] : onlyLink,
      };
    case 'cost':
      return {
        cards: [source],
        actions: [
          ...opened,
          { do: 'activate', card: 'source', cost: [told] },
          { do: 'resolve', ...(after.length === 0 ? {} : { happens: moments(after) }) },
          ...closed,
        ],
        assumed: after.length === 0 ? ['the effect that it was the cost of is applied'] : [],
      };
    case 'tribute':
      return {
        cards: [
          { id: 'summoned', card: someMonster('the monster that it is Tributed for', 6), place: 'hand' },
        ],
        actions: [{ do: 'summon', card: 'summoned', way: 'tribute-summoned', tributes: [subject] }, ...later],
        assumed: [
          'it was Tributed for a Tribute Summon (a Tribute for a cost or by an effect is as:cost or as:effect)',
        ],
      };
    case 'material':
      return asMaterial(question, subject, after);
    case 'battle':
      return {
        cards: [
          {
            id: 'attacker',
            card: someOther('the battling monster', 4),
            controller: battlesFor(question),
            place: 'monster-zone',
          },
        ],
        actions: [
          {
            do: 'happen',
            in: 'battle',
            events: [{ ...told, event: battleEvent(question.event), by: 'attacker' }],
          },
          ...later,
        ],
        assumed: [],
      };
    case 'rule':
      return { cards: [], actions: [byMechanics(question, told), ...later], assumed: [] };
  }
}

/** Used for a Summon: by the player's own procedure, or, for a Fusion or Ritual Summon, while a card's effect makes it. */
function asMaterial(
  question: TimingQuestion,
  subject: string,
  after: readonly (readonly Happens[])[],
): Staged {
  const way: SummonWay =
    question.event === 'became-xyz-material' ? 'xyz-summoned' : (question.for ?? 'link-summoned');
  const assumed = [`the monster that it was material for was ${summonWays.term(way)}`];
  const byEffect = way === 'fusion-summoned' || way === 'ritual-summoned';
  const summoned = {
    id: 'summoned',
    card: someOther(`the ${summonWays.term(way)} monster`, 6),
    place: way === 'ritual-summoned' ? ('hand' as const) : ('extra-deck' as const),
    faceUp: false,
  };
  if (!byEffect)
    return {
      cards: [summoned],
      actions: [
        { do: 'summon', card: 'summoned', way, materials: [subject] },
        ...after.map((events) => ({ do: 'happen' as const, events: [...events] })),
      ],
      assumed,
    };
  const event = way === 'ritual-summoned' ? 'tributed' : 'used-as-material';
  const used: Happens = { event, card: subject, cause: 'material', for: way };
  const moments = [[used], [{ event: way, card: 'summoned' }], ...after.map((each) => [...each])];
  return {
    cards: [
      summoned,
      { id: 'source', card: someSpell('the other card'), controller: 'P0', place: 'spell-trap-zone' },
    ],
    actions: [
      { do: 'activate', card: 'source' },
      { do: 'resolve', happens: moments },
    ],
    assumed,
  };
}

/** By the game mechanics: a Summon by its procedure, an attack, a draw. */
const byMechanics = ({ event }: TimingQuestion, told: Told): Situation['actions'][number] =>
  isSummonWay(event) && event !== 'special-summoned'
    ? { do: 'summon', card: told.card, way: event }
    : { do: 'happen', events: [told] };

/** Of a battle one says that the card was sent to the GY; what happened is that it was destroyed. */
const battleEvent = (event: EventName): EventName =>
  event === 'sent-to-gy' || event === 'left-the-field' ? 'destroyed' : event;
