import { answeredEvents } from '../../card-model/activated.ts';
import type { Filter } from '../../card-model/filter.ts';
import {
  type Counted,
  type DescribedCards,
  type Instruction,
  isDescribed,
} from '../../card-model/instruction.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { isField } from '../../vocabulary/places.ts';
import { cameTo } from '../../vocabulary/tosses.ts';
import { matchesFilter, sureness } from '../fits.ts';
import { fitsNow } from '../names.ts';
import { factsNow } from '../state/card-changes.ts';
import { type Card, cardOf, otherPlayer, partOfLink, type Ternary } from '../state/duel.ts';
import { statOf } from '../state/stat-line.ts';
import { countOf, shareOf } from '../stats/count.ts';
import { ratingOf } from '../stats/sums.ts';
import { matches } from '../trigger/matches.ts';
import { type EffectContext, type Executor, everyCard, nothing, open, wordsOf } from './played.ts';
import { beforeCost, paidBy, pointedAt, viewOf } from './pointed-at.ts';
import { poolOf } from './pool.ts';

/**
 * The instruction with what its amount comes to when it is done (rule stats/amount-settled); as it was where that was
 * not said.
 * @param rounded what half of an odd number is; null: no source says so
 */
export function inNumbers(
  playing: EffectContext,
  instruction: Instruction,
  rounded: (half: number) => number | null,
): Instruction {
  const { counted, reads: _, ...plain } = instruction;
  const amount = counted === undefined ? eachTime(playing, instruction) : amountOf(playing, counted, rounded);
  return amount === null ? instruction : { ...plain, amount };
}

/** Plays a verb with as many cards as there are of what its words count; they are settled when it is done. */
export const soMany =
  (verb: Executor): Executor =>
  (playing, instruction) => {
    const { what, counted, value, ...rest } = instruction;
    const takes =
      isDescribed(what) &&
      what.count === 'any' &&
      (rest.do === 'excavate' || verbFacts[rest.do].event !== undefined);
    if (!takes || (counted ?? value?.each) === undefined) return verb(playing, instruction);
    const { amount } = inNumbers(playing, { ...instruction, what }, () => null);
    if (amount === undefined)
      return open(playing, instruction, `how many "${wordsOf(rest)}" takes was not said`, everyCard(playing));
    return amount === 0 ? nothing() : verb(playing, { ...rest, what: { ...what, count: amount } });
  };

/** So many LP for each of what is counted; null where there may be more or fewer, or its card has left what it had. */
function eachTime(playing: EffectContext, { do: verb, value }: Instruction): number | null {
  if (
    value?.each === undefined ||
    value.amount === undefined ||
    verb === 'change-atk' ||
    verb === 'change-def'
  )
    return null;
  const { duel, link } = playing;
  const { each } = value;
  const now = cardOf(duel, link.card);
  const lies = typeof each === 'object' && 'counters' in each && each.on === undefined;
  const source = lies ? (beforeCost(playing) ?? now) : now;
  const own = typeof each === 'string' || lies;
  const { least, most } = countOf(duel, each, source, link.player);
  const counted = typeof each === 'object' && 'cards' in each ? each.cards : [];
  const itself = counted.some((group) => mayCountItself(playing, group));
  const { per, plus } = value;
  if (least !== most || itself || (own && !isField(source.place))) return null;
  return shareOf(least, { by: value.amount, per, plus });
}

/** How much it comes to; null where that was not said. */
function amountOf(
  playing: EffectContext,
  counted: Counted,
  rounded: (half: number) => number | null,
): number | null {
  if ('each' in counted) {
    const number = howMany(playing, counted);
    return number === null ? null : shareOf(number, counted);
  }
  if ('damageOf' in counted || 'result' in counted) {
    const much =
      'result' in counted ? cameTo(playing.tossed, counted.result) : damageTaken(playing, counted.damageOf);
    const { by = 1, less } = { by: 1, ...counted };
    return much === null ? null : much * by * (less ? -1 : 1);
  }
  const { cards, open } = pointedAt(playing, isDescribed(counted.of) ? undefined : counted.of);
  const some = counted.all ? cards.length > 0 : cards.length === 1;
  if (open !== undefined || !some) return null;
  const values = cards.map((id) => lookedUpOf(playing, cardOf(playing.duel, id), counted));
  const value = values.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
  if (value === null) return null;
  const { times, by = 1 } = counted;
  const all = times === 'half' ? rounded((value * by) / 2) : value * by * (times === 'double' ? 2 : 1);
  return counted.less && all !== null ? -all : all;
}

type Looked = Extract<Counted, { of: unknown }>;

/** The ATK, DEF or rating of a card; of one that has left the field, where it was the same there, or the words say when. */
function lookedUpOf(playing: EffectContext, card: Card, counted: Looked): number | null {
  const onField = isField(card.place) && card.faceUp && card.role === 'monster' && !card.gone;
  const now = valueIn(card, counted, onField);
  const before = playing.duel.timeline.findLast((event) => event.card?.id === card.id)?.card?.before;
  if (counted.original || onField || before === undefined) return now;
  const then = valueIn(before, counted, before.place === 'monster-zone');
  const { of } = counted;
  const paid = typeof of === 'object' && 'dealt' in of && paidBy(playing, of.dealt).includes(card.id);
  return now === then || counted.had || paid ? then : null;
}

function valueIn(card: Card, counted: Looked, current: boolean): number | null {
  if ('stat' in counted) {
    const stat = statOf(card, counted.stat);
    return current && !counted.original ? stat.current : stat.original;
  }
  const facts = counted.original ? card.model.facts : factsNow(card);
  if (facts?.cardType !== 'monster') return null;
  const { least, most } = ratingOf(facts, counted.rating);
  return least === most ? least : null;
}

/** The damage that the effect itself did to a player so far, or that it answers; null where it did more than one, or there was none. */
function damageTaken({ duel, begun, link }: EffectContext, whose: 'you' | 'opponent'): number | null {
  const player = whose === 'you' ? link.player : otherPlayer(link.player);
  const before = begun?.lpChanges?.length ?? 0;
  const taken = (begun === undefined ? [] : (duel.lpChanges ?? []).slice(before)).filter(
    (each) => each.how === 'damage' && each.player === player,
  );
  const [only, ...more] = taken;
  if (only !== undefined) return more.length > 0 ? null : only.amount;
  const part = partOfLink(duel, link);
  const deals = whose === 'you' ? 'take-damage' : 'inflict-damage';
  const itself = part !== undefined && 'does' in part && part.does.some(({ do: verb }) => verb === deals);
  const wanted = part === undefined || itself ? [] : answeredEvents(part);
  const view = { id: link.card, player: link.player };
  const answered = duel.timeline
    .slice(0, link.event)
    .findLast((event) => wanted.some((each) => matches(each, event, view).met));
  const { lp } = answered ?? {};
  return lp?.how === 'damage' && lp.player === player ? lp.amount : null;
}

/** Could a Spell or Trap that is resolving, and goes to the GY then, be one of the cards that its effect counts? No source settles that. */
function mayCountItself(
  playing: EffectContext,
  { from, filter }: Pick<DescribedCards, 'from' | 'filter'>,
): boolean {
  const card = cardOf(playing.duel, playing.link.card);
  const { facts } = card.model;
  if (facts.cardType === 'monster' || !isField(card.place) || from?.includes(card.place) === false)
    return false;
  const stays =
    facts.property !== 'Normal' && facts.property !== 'Quick-Play' && facts.property !== 'Counter';
  return !stays && fitsNow(playing.duel, filter, card, viewOf(playing)) !== 'no';
}

/** How many cards there are of what is counted; null where there may be more or fewer. */
function howMany(
  playing: EffectContext,
  { each, cards: kind }: Extract<Counted, { each: unknown }>,
): number | null {
  if (isDescribed(each)) {
    const { sure, perhaps, complete } = poolOf(playing, each, {});
    return complete && perhaps.length === 0 && !mayCountItself(playing, each) ? sure.length : null;
  }
  const { cards, open } = pointedAt(playing, each);
  const are = kind === undefined ? [] : cards.map((id) => isOfKind(playing, id, kind));
  if (open !== undefined || are.includes('unknown')) return null;
  return kind === undefined ? cards.length : are.filter((is) => is === 'yes').length;
}

/** Is it such a card? Where it was another one right before, the words leave that open. */
export function isOfKind({ duel, link }: EffectContext, id: string, kind: Filter): Ternary {
  const view = { id: link.card, player: link.player };
  const card = cardOf(duel, id);
  const last = duel.timeline.findLast((event) => event.card?.id === id)?.card?.before;
  const [first = 'unknown', ...others] = [card, ...(last === undefined ? [] : [last])].map((each) =>
    sureness(matchesFilter(kind, each, [each.model.name], view)),
  );
  return others.every((each) => each === first) ? first : 'unknown';
}
