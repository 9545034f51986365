import type { Beside, BesideProperty } from '../card-model/beside.ts';
import { factsNow } from './state/card-changes.ts';
import type { Ternary } from './state/duel.ts';
import type { Source } from './state/event.ts';
import { statWithin } from './state/stat-line.ts';
import { exactly, only, type Range } from './state/values/amount.ts';
import { allOf, oneOf, opposite } from './state/values/ternary.ts';

/** A card that another one is looked at beside: as it is, and as it was where it lay before, where that may be meant. */
export type Compared = readonly Source[];

/** Does the card stand so to all of the others? What it comes to with any way in which another may be meant. */
export function standsBeside(beside: Beside, card: Source, others: readonly Compared[] | 'open'): Ternary {
  if (others === 'open') return 'unknown';
  const all = others.map((ways) => {
    // The last way is that in which it lay on the field, where it has left that.
    const meant = beside.had ? ways.slice(-1) : ways;
    return together(meant.map((other) => standsSo(beside, card, other)));
  });
  return allOf(all);
}

/** What several ways to read it come to, where they agree. */
const together = (ways: readonly Ternary[]): Ternary =>
  new Set(ways).size === 1 ? (ways[0] ?? 'unknown') : 'unknown';

function standsSo(
  { same = [], any, different = [], value, original }: Beside,
  card: Source,
  other: Source,
): Ternary {
  const printed = original === true;
  const pair = (of: BesideProperty): Pair => [propertyOf(card, of, printed), propertyOf(other, of, printed)];
  const alike = same.map((each) => agree(pair(each)));
  return allOf([
    ...(any ? [oneOf(alike)] : alike),
    // What has no Level has none that is different.
    ...different.map((each) => (pair(each).includes('none') ? 'no' : opposite(agree(pair(each))))),
    ...(value === undefined ? [] : [compares(value, card, other, printed)]),
  ]);
}

/** A Type, names, or a number; a card may have none, and of one that was only described it may not have been said. */
type Value = readonly string[] | Range | 'none' | 'unsaid';
type Pair = readonly [Value, Value];

function propertyOf({ card, names }: Source, of: BesideProperty, printed: boolean): Value {
  const { model } = card;
  if (of === 'name') return model.ofKind !== undefined ? 'unsaid' : printed ? [model.name] : names;
  const facts = printed && model.facts.cardType === 'monster' ? model.facts : factsNow(card);
  if (facts === undefined) return 'none';
  if (of === 'type' || of === 'attribute') return facts[of] === undefined ? 'unsaid' : [facts[of]];
  const { abilities } = facts;
  const kind = abilities.includes('Xyz') ? 'rank' : abilities.includes('Link') ? 'link' : 'level';
  if (of === 'def' && kind === 'link') return 'none';
  if (of === 'atk' || of === 'def') return statWithin(card, of)[printed ? 'original' : 'current'];
  return facts[of] !== undefined ? exactly(facts[of]) : of === kind ? 'unsaid' : 'none';
}

function agree([one, other]: Pair): Ternary {
  if (one === 'none' || other === 'none') return 'no';
  if (one === 'unsaid' || other === 'unsaid') return 'unknown';
  if (!('least' in one) || !('least' in other))
    return 'least' in one || 'least' in other || !one.some((each) => other.includes(each)) ? 'no' : 'yes';
  if (below(one, other) || below(other, one)) return 'no';
  return only(one) !== null && only(other) !== null ? 'yes' : 'unknown';
}

function compares(
  { of, is, than = of, by }: NonNullable<Beside['value']>,
  card: Source,
  other: Source,
  printed: boolean,
): Ternary {
  const [its, theirs] = [propertyOf(card, of, false), propertyOf(other, than, printed)];
  if (its === 'none' || theirs === 'none') return 'no';
  if (typeof its === 'string' || typeof theirs === 'string' || !('least' in its) || !('least' in theirs))
    return 'unknown';
  if (is === 'equal') return agree([its, theirs]);
  if (is === 'unequal') return opposite(agree([its, theirs]));
  if (by !== undefined) {
    const [one, another] = [only(its), only(theirs)];
    if (one === null || another === null) return 'unknown';
    return one - another === (is === 'more' ? by : -by) ? 'yes' : 'no';
  }
  const [low, high] = is === 'less' || is === 'at-most' ? [its, theirs] : [theirs, its];
  const equal = is === 'at-most' || is === 'at-least';
  if (equal ? low.most !== null && low.most <= high.least : below(low, high)) return 'yes';
  const never = equal ? below(high, low) : high.most !== null && high.most <= low.least;
  return never ? 'no' : 'unknown';
}

const below = (a: Range, b: Range): boolean => a.most !== null && a.most < b.least;
