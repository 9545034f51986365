import { answeredEvents } from '../../card-model/activated.ts';
import type { Beside } from '../../card-model/beside.ts';
import type { EffectObject } from '../../card-model/instruction.ts';
import type { TriggerEvent } from '../../card-model/part.ts';
import { type Spoken, says } from '../../card-model/sayings.ts';
import { type Verb, verbFacts } from '../../card-model/verbs.ts';
import { defined } from '../../platform/defined.ts';
import { isField } from '../../vocabulary/places.ts';
import type { Perspective } from '../fits.ts';
import { fitsNow, namesOf, othersSeen } from '../names.ts';
import type { Compared } from '../stands-beside.ts';
import { attackerOf } from '../state/battle.ts';
import { type Card, type ChainLink, cardOf, type Duel, partOfLink } from '../state/duel.ts';
import { matches } from '../trigger/matches.ts';
import { battlingMeant, meansDestroyed } from './battling-meant.ts';
import type { EffectContext } from './played.ts';

/** The cards that words point at; `open` says what was not said of them. */
export interface Pointed {
  readonly cards: readonly string[];
  readonly open?: string;
  /** Where it is open: the named cards of which they may be; left out: any. */
  readonly mayBe?: readonly string[];
}

/** "This card", "that target", "those": cards that are pointed at, as far as they are still the same. */
export function pointedAt(playing: EffectContext, what: EffectObject | undefined): Pointed {
  if (what === 'this') return thisCard(playing);
  if (what === 'those') return { ...dealtWith(playing.previousCards), ...defined({ mayBe: playing.mayBe }) };
  if (typeof what === 'object' && 'dealt' in what)
    return dealtWith(playing.dealt?.[what.dealt] ?? paidOrOpen(playing, what.dealt));
  if (what === 'event') return answeredCards(playing);
  if (what === 'equipped') return equippedOf(playing);
  if (what === 'targets') return targeted(playing, undefined);
  if (typeof what === 'object' && 'target' in what) return targeted(playing, what.target);
  const said = typeof what === 'object' && 'reads' in what ? what : undefined;
  if (said !== undefined && meansDestroyed(playing, said)) return answeredCards(playing);
  const battling = said === undefined ? undefined : battlingMeant(playing, said);
  if (battling !== undefined) return { cards: battling };
  const answered = said === undefined ? undefined : activatedBefore(playing, said);
  if (answered !== undefined) return { cards: answered };
  const words = said === undefined ? 'its cards' : `"${said.reads}"`;
  return { cards: [], open: `which card is meant by ${words} is not known` };
}

/** "Destroy that card", of an effect that answers an activation in words that were not read: the card of the link that it was chained to. */
function activatedBefore(
  { duel, link, moved }: EffectContext,
  words: Spoken & { readonly reads: string },
): readonly string[] | undefined {
  const part = partOfLink(duel, link);
  if (part === undefined || !('unreadEvents' in part) || part.unreadEvents?.join() !== 'effect-activated')
    return undefined;
  const before = duel.chain.find(({ number }) => number === link.number - 1);
  if (before === undefined || !says(words, 'that-one')) return undefined;
  // Whether words that were not read speak of the activation of a card as well is not known.
  if (partOfLink(duel, before)?.kind === 'activation') return undefined;
  const { moves } = cardOf(duel, before.card);
  return moves === before.moves || moves === moved[before.card] ? [before.card] : [];
}

/** A cost was paid with cards: where none was named, which ones it were is open. */
function paidOrOpen(playing: EffectContext, verb: Verb): readonly string[] | 'open' {
  const paid = paidBy(playing, verb);
  const part = partOfLink(playing.duel, playing.link);
  const costs = part !== undefined && 'cost' in part && part.cost.some((each) => each.do === verb);
  return paid.length === 0 && costs ? 'open' : paid;
}

/** The cards that this was done to as the cost of the activation. */
export function paidBy({ duel, chain, link }: EffectContext, verb: Verb): readonly string[] {
  if (verb === 'reveal') return link.revealed ?? [];
  const { event } = verbFacts[verb];
  return duel.timeline.flatMap(({ stage, card, names }) => {
    const own = stage.in === 'activation' && stage.chain === chain && stage.link === link.number;
    return own && card !== undefined && names.some((name) => name === event) ? [card.id] : [];
  });
}

const dealtWith = (cards: readonly string[] | 'open'): Pointed =>
  cards === 'open' ? { cards: [], open: 'which cards are meant was not said' } : { cards };

/** A card that left the place where its effect was activated is no longer this card, unless the effect itself moved it. */
function thisCard({ duel, link, moved, paying }: EffectContext): Pointed {
  const { moves } = cardOf(duel, link.card);
  const same = paying || moves === link.moves || moves === moved[link.card];
  return { cards: same ? [link.card] : [] };
}

/** The card of the effect as it was before it left for the cost of the activation, if it did. */
export function beforeCost({ duel, link, chain }: EffectContext): Card | undefined {
  const left = duel.timeline.find(
    ({ stage, card }) =>
      stage.in === 'activation' &&
      stage.chain === chain &&
      stage.link === link.number &&
      card?.id === link.card &&
      card.before.moves !== card.after.moves,
  );
  return left?.card?.before;
}

/** The monster that this card is equipped to, or was before it left for the cost. */
function equippedOf(playing: EffectContext): Pointed {
  const { equippedTo } = cardOf(playing.duel, playing.link.card);
  const monster = equippedTo ?? beforeCost(playing)?.equippedTo;
  if (monster === undefined) return { cards: [], open: 'which monster it is equipped to was not said' };
  return { cards: [monster] };
}

/** The cards of the event that the effect was activated for, as far as they are still the same. */
function answeredCards({ duel, link, moved }: EffectContext): Pointed {
  const part = partOfLink(duel, link);
  const wanted = part === undefined ? [] : answeredEvents(part);
  return answeredBefore(duel, { id: link.card, player: link.player }, wanted, link.event, moved);
}

/**
 * The cards of the last event before a moment that a text answers, as far as they are still the same.
 * @param moved cards that the effect has moved itself, with their count of moves since
 */
export function answeredBefore(
  duel: Duel,
  view: Perspective,
  wanted: readonly TriggerEvent[],
  before: number,
  moved: EffectContext['moved'] = {},
): Pointed {
  const met = duel.timeline.slice(0, before).flatMap((event) => {
    const { card, moment } = event;
    const all = wanted.map((each) => matches(each, event, view));
    const sure = all.some((each) => each.met && each.open.length === 0);
    return card !== undefined && sure ? [{ card, moment }] : [];
  });
  const last = met.at(-1)?.moment;
  if (last === undefined) return { cards: [], open: 'which card it answers was not said' };
  const there = met.filter(({ card: { id, after }, moment }) => {
    const { moves } = cardOf(duel, id);
    return moment === last && (moves === after.moves || moves === moved[id]);
  });
  return { cards: [...new Set(there.map(({ card }) => card.id))] };
}

/** The view of the effect that is played, with the cards that its words speak of. */
export function viewOf(playing: EffectContext): Perspective {
  const { duel, link } = playing;
  const view = { id: link.card, from: cardOf(duel, link.card), player: link.player };
  const others = (to: Beside['to']): readonly Compared[] | 'open' => {
    const seen = othersSeen(duel, view, to);
    return seen === 'open' ? othersSpokenOf(playing, to) : seen;
  };
  return { ...view, others };
}

/** The cards that the words point at, each as it is and as it was on the field that it has left. */
function othersSpokenOf(playing: EffectContext, to: Beside['to']): readonly Compared[] | 'open' {
  const { duel } = playing;
  if (to === 'each-other' || to === 'itself' || (typeof to === 'object' && 'all' in to)) return 'open';
  const { cards, open } = pointedAt(playing, to);
  if (open !== undefined || cards.length === 0) return 'open';
  return cards.map((id) => {
    const now = cardOf(duel, id);
    const before = duel.timeline.findLast((event) => event.card?.id === id)?.card?.before;
    const left = before !== undefined && isField(before.place) && !isField(now.place);
    return [now, ...(left ? [before] : [])].map((card) => ({ card, names: namesOf(duel, card) }));
  });
}

type ToldTarget = ChainLink['targets'][number];

/** The targets of the link, each with the group of the text that it was chosen for: a group has as many as its text asks for. */
function grouped({
  link,
  targets,
}: EffectContext): readonly { readonly target: ToldTarget; readonly group: number }[] {
  const groups = targets.flatMap(({ count }, group) =>
    targets.length === 1
      ? link.targets.map(() => group)
      : Array.from({ length: typeof count === 'number' ? count : 1 }, () => group),
  );
  return link.targets.map((target, at) => ({ target, group: groups[at] ?? at }));
}

function targeted(playing: EffectContext, group: number | undefined): Pointed {
  const { duel, moved } = playing;
  if (playing.link.targets.length === 0) return { cards: [], open: 'what it targets was not said' };
  const meant = grouped(playing).filter((each) => group === undefined || each.group === group);
  const there = meant.filter(({ target: { id, moves } }) => {
    const card = cardOf(duel, id);
    return card.moves === moves || card.moves === moved[id];
  });
  const doubtful = there.find((each) => !stillFits(playing, each.target, each.group));
  if (doubtful === undefined) return { cards: there.map(({ target }) => target.id) };
  const { name } = cardOf(duel, doubtful.target.id).model;
  // "That target" has to fit again, "it" has not.
  const open = `whether ${name}, which no longer fits what the effect targets, still counts hangs on the words "that target" or "it"`;
  return { cards: [], open };
}

/** Was the target still what the activation asked for when the effect began to resolve? What it does itself does not matter. */
function stillFits(playing: EffectContext, { id }: ToldTarget, group: number): boolean {
  const { begun, link, targets } = playing;
  const wanted = targets[group];
  if (wanted === undefined || begun === undefined) return true;
  const card = cardOf(begun, id);
  const { others } = viewOf(playing);
  const view = { id: link.card, player: link.player, ...(others === undefined ? {} : { others }) };
  // Chosen as the monster that attacks, it may attack no more.
  if (says(wanted, 'attacking') && begun.battle !== undefined) {
    const attacks = attackerOf(begun)?.id === id && card.faceUp && card.position === 'attack';
    if (!attacks) return false;
  }
  return fitsNow(begun, wanted.filter, card, view) !== 'no';
}
