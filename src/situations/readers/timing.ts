import { isTrigger } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { isExtraDeckMonster } from '../../effects/facts.ts';
import type { Happens } from '../../engine/happen.ts';
import { placeAfter } from '../../engine/moves.ts';
import { triggerEvents } from '../../engine/trigger/collect.ts';
import type { Cause } from '../../vocabulary/causes.ts';
import { type EventName, isSummonWay } from '../../vocabulary/events.ts';
import { type Place, places } from '../../vocabulary/places.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { isSpecialSummon, type SummonWay, summonWays } from '../../vocabulary/summons.ts';
import type { Situation } from '../situation.ts';

/** What `/timing` asks: an event about a card, how it came about, what happened after it, and where the card is now. */
export interface TimingQuestion {
  readonly card: CardModel;
  readonly event: EventName;
  readonly as: Cause;
  readonly chainLink: number;
  /** What happened afterwards in the same resolution: events about this card, or notes on something else. */
  readonly then: readonly (EventName | { readonly note: string })[];
  readonly now?: Place;
  readonly from?: Place;
  readonly ruleset: Ruleset;
}

const spell = (name: string): CardModel => ({
  name,
  facts: { cardType: 'spell', property: 'Normal' },
  summoning: { ways: [] },
  parts: [],
  sources: [],
});

const monster = (name: string, level: number): CardModel => ({
  name,
  facts: { cardType: 'monster', abilities: ['Effect'], level },
  summoning: { ways: [] },
  parts: [],
  sources: [],
});

/** Makes the situation that a `/timing` question describes. What it has to fill in stands in `assumed`. */
export function timingSituation(question: TimingQuestion): Situation {
  const { card, event, as, chainLink, ruleset } = question;
  const from = question.from ?? startOf(card, event);
  const after = afterwards(question);
  const lower = Array.from(
    { length: as === 'effect' || as === 'cost' ? chainLink - 1 : 0 },
    (_, i) => `link-${i + 1}`,
  );
  const told: Happens = { event, card: 'card' };
  const { actions, cards, assumed } = stage(question, told, after, lower);
  return {
    ruleset,
    turnPlayer: 'P0',
    phase: as === 'battle' ? 'damage' : 'main-1',
    normalSummonsUsed: { P0: 0, P1: 0 },
    cards: [
      { id: 'card', card: card.name, controller: 'P0', place: from },
      ...lower.map((id, i) => ({
        id,
        card: spell(`the card of Chain Link ${i + 1}`),
        place: 'spell-trap-zone' as const,
      })),
      ...cards,
    ],
    actions,
    question: { ask: 'activates', card: 'card' },
    assumed: [
      ...(question.from === undefined ? [`${card.name} was ${whereWords(from)} before`] : []),
      ...assumed,
    ],
  };
}

const whereWords = (place: Place): string =>
  place === 'banished' ? 'banished' : `in the ${places.term(place)}`;

type Staged = Pick<Situation, 'actions' | 'cards' | 'assumed'>;

/** Puts the event on its place of the timeline: by its cause, and for effects and costs on its Chain Link. */
function stage(
  question: TimingQuestion,
  told: Happens,
  after: readonly (readonly Happens[])[],
  lower: readonly string[],
): Staged {
  const source = { id: 'source', card: spell('the other card'), place: 'spell-trap-zone' as const };
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
        assumed: onlyLink,
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
        cards: [{ id: 'summoned', card: monster('the Tribute Summoned monster', 6), place: 'hand' }],
        actions: [{ do: 'summon', card: 'summoned', way: 'tribute-summoned', tributes: ['card'] }, ...later],
        assumed: [
          'it was Tributed for a Tribute Summon (a Tribute for a cost or by an effect is as:cost or as:effect)',
        ],
      };
    case 'material':
      return asMaterial(question, later);
    case 'battle':
      return {
        cards: [
          {
            id: 'attacker',
            card: monster('the battling monster', 4),
            controller: 'P1',
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

function asMaterial(question: TimingQuestion, later: Situation['actions']): Staged {
  const parts = question.card.parts.filter(isTrigger).flatMap(triggerEvents);
  const named = parts.flatMap((each) => each.for ?? [])[0];
  const way: SummonWay =
    question.event === 'became-xyz-material' ? 'xyz-summoned' : (named ?? 'link-summoned');
  return {
    cards: [
      {
        id: 'summoned',
        card: monster(`the ${summonWays.term(way)} monster`, 6),
        place: 'extra-deck',
        faceUp: false,
      },
    ],
    actions: [{ do: 'summon', card: 'summoned', way, materials: ['card'] }, ...later],
    assumed: [`the monster that it was material for was ${summonWays.term(way)}`],
  };
}

/** By the game mechanics: a Summon by its procedure, an attack, a draw. */
function byMechanics({ event }: TimingQuestion, told: Happens): Situation['actions'][number] {
  return isSummonWay(event) && event !== 'special-summoned'
    ? { do: 'summon', card: 'card', way: event }
    : { do: 'happen', events: [told] };
}

/** Of a battle one says that the card was sent to the GY; what happened is that it was destroyed. */
const battleEvent = (event: EventName): EventName =>
  event === 'sent-to-gy' || event === 'left-the-field' ? 'destroyed' : event;

/** What happened after the event, and, where the card is said to be elsewhere now, its way there. */
function afterwards({ event, then, now }: TimingQuestion): readonly (readonly Happens[])[] {
  const all = then.map((each): readonly Happens[] =>
    typeof each === 'string'
      ? [each === 'something-else' ? { event: each } : { event: each, card: 'card' }]
      : [{ event: 'something-else', note: each.note }],
  );
  const last = [event, ...then.filter((each) => typeof each === 'string')]
    .map(placeAfter)
    .findLast((each) => each !== undefined);
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

/** Where the card was before the event, where nobody said: as its own text asks, else as the event has it. */
function startOf(card: CardModel, event: EventName): Place {
  const asked = card.parts
    .filter(isTrigger)
    .flatMap(triggerEvents)
    .find((each) => each.of === 'this' && each.event === event && each.from !== undefined)?.from?.[0];
  return asked ?? startByEvent(card, event);
}

function startByEvent(card: CardModel, event: EventName): Place {
  if (isSummonWay(event)) {
    if (isExtraDeckMonster(card.facts)) return 'extra-deck';
    if (event === 'flip-summoned' || event === 'normal-summoned-again') return 'monster-zone';
    return isSpecialSummon(event) && event === 'special-summoned' ? 'gy' : 'hand';
  }
  switch (event) {
    case 'discarded':
      return 'hand';
    case 'drawn':
    case 'added-to-hand':
    case 'sent-from-deck':
      return 'deck';
    case 'sent-from-extra-deck':
      return 'extra-deck';
    case 'detached':
      return 'xyz-material';
    case 'returned-to-gy':
    case 'returned-to-field':
      return 'banished';
    default:
      break;
  }
  if (card.facts.cardType === 'monster') return 'monster-zone';
  return card.facts.property === 'Field' ? 'field-zone' : 'spell-trap-zone';
}

/** The causes that an event can have, the likeliest first. */
export function causesOf(event: EventName): readonly Cause[] {
  if (isSummonWay(event)) return event === 'special-summoned' ? ['effect'] : ['rule'];
  switch (event) {
    case 'tributed':
      return ['effect', 'cost', 'tribute'];
    case 'used-as-material':
    case 'became-xyz-material':
      return ['material'];
    case 'destroyed':
      return ['effect', 'battle'];
    case 'sent-to-gy':
    case 'left-the-field':
      return ['effect', 'cost', 'tribute', 'material', 'battle'];
    case 'discarded':
    case 'banished':
    case 'banished-face-down':
    case 'detached':
      return ['effect', 'cost'];
    case 'attack-declared':
    case 'inflicted-battle-damage':
      return ['rule'];
    default:
      return ['effect'];
  }
}
