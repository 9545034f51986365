import type { Happens } from '../../engine/state/event.ts';
import { type EventName, isSummonWay } from '../../vocabulary/events.ts';
import { type SummonWay, summonWays } from '../../vocabulary/summons.ts';
import type { Situation } from '../situation.ts';
import { someMonster, someSpell } from './described.ts';
import type { TimingQuestion } from './timing.ts';
import { answeredBy } from './timing-start.ts';

/** The event that is asked about, as told: which card it happens to. */
export type Told = Happens & { readonly card: string };

/** Nobody said whose effect did it: the opponent's, where the card's text asks for that alone. */
function opponentDidIt({ card, event, as }: TimingQuestion): boolean {
  const answered = answeredBy(card, event).filter(({ by }) => by?.includes('effect') !== false);
  return as === 'effect' && answered.length > 0 && answered.every(({ byWhom }) => byWhom === 'opponent');
}

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
            card: someMonster('the battling monster', 4),
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
    card: someMonster(`the ${summonWays.term(way)} monster`, 6),
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
