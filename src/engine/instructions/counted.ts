import {
  type Counted,
  type DescribedCards,
  type Instruction,
  isDescribed,
} from '../../card-model/instruction.ts';
import { isField } from '../../vocabulary/places.ts';
import { cardOf, otherPlayer } from '../state/duel.ts';
import { statOf } from '../state/stat-line.ts';
import type { EffectContext } from './played.ts';
import { pointedAt } from './pointed-at.ts';
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
  const amount = counted === undefined ? null : amountOf(playing, counted, rounded);
  return amount === null ? instruction : { ...plain, amount };
}

/** How much it comes to; null where that was not said. */
function amountOf(
  playing: EffectContext,
  counted: Counted,
  rounded: (half: number) => number | null,
): number | null {
  if ('each' in counted) {
    const number = howMany(playing, counted.each);
    return number === null ? null : number * counted.by;
  }
  if ('damageOf' in counted) return damageTaken(playing, counted.damageOf);
  const { cards, open } = pointedAt(playing, isDescribed(counted.of) ? undefined : counted.of);
  const [only, ...others] = cards;
  if (open !== undefined || only === undefined || others.length > 0) return null;
  const card = cardOf(playing.duel, only);
  const { current, original } = statOf(card, counted.stat);
  // Of a card that has left the field a text may mean what it had there, or what it has now; the original is the same.
  const there = isField(card.place) && card.faceUp && card.role === 'monster' && !card.gone;
  const value = counted.original ? original : there ? current : null;
  if (value === null) return null;
  const { times } = counted;
  const all = times === 'half' ? rounded(value / 2) : times === 'double' ? value * 2 : value;
  return counted.less && all !== null ? -all : all;
}

/** The damage that the effect itself did to a player so far; null where it did none yet, or more than once. */
function damageTaken({ duel, begun, link }: EffectContext, whose: 'you' | 'opponent'): number | null {
  const player = whose === 'you' ? link.player : otherPlayer(link.player);
  const before = begun?.lpChanges?.length ?? 0;
  const taken = (begun === undefined ? [] : (duel.lpChanges ?? []).slice(before)).filter(
    (each) => each.how === 'damage' && each.player === player,
  );
  const [only, ...more] = taken;
  return only === undefined || more.length > 0 ? null : only.amount;
}

/** Could a Spell or Trap that is resolving be one of the cards that its effect counts? No source settles that. */
function mayCountItself({ duel, link }: EffectContext, { from, filter }: DescribedCards): boolean {
  const { model, place } = cardOf(duel, link.card);
  const counts = filter.cardType !== 'monster' && (from === undefined || from.includes(place));
  return model.facts.cardType !== 'monster' && isField(place) && counts;
}

/** How many cards there are of what is counted; null where there may be more or fewer. */
function howMany(playing: EffectContext, each: Extract<Counted, { each: unknown }>['each']): number | null {
  if (!isDescribed(each) || mayCountItself(playing, each)) return null;
  const { sure, perhaps, complete } = poolOf(playing, each, {});
  return complete && perhaps.length === 0 ? sure.length : null;
}
