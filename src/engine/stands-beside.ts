import type { Beside, BesideProperty, BesideValue } from '../card-model/beside.ts';
import { factsNow } from './state/card-changes.ts';
import type { Card, Ternary } from './state/duel.ts';
import { statWithin } from './state/stat-line.ts';
import { exactly, type Range } from './state/values/amount.ts';

/** A card and the names that it has. */
export interface Named {
  readonly card: Card;
  readonly names: readonly string[];
}

/** A card that another one is looked at beside: as it is, and as it was where it lay before, where that may be meant. */
export type Compared = readonly Named[];

/** Does the card stand so to all of the others? What it comes to with any way in which another may be meant. */
export function standsBeside(beside: Beside, card: Named, others: readonly Compared[] | 'open'): Ternary {
  if (others === 'open') return 'unknown';
  const all = others.map((ways) => {
    // The last way is that in which it lay on the field, where it has left that.
    const meant = beside.had ? ways.slice(-1) : ways;
    return together(meant.map((other) => standsSo(beside, card, other)));
  });
  return all.includes('no') ? 'no' : all.includes('unknown') ? 'unknown' : 'yes';
}

/** What several ways to read it come to, where they agree. */
const together = (ways: readonly Ternary[]): Ternary =>
  new Set(ways).size === 1 ? (ways[0] ?? 'unknown') : 'unknown';

const both = (all: readonly Ternary[]): Ternary =>
  all.includes('no') ? 'no' : all.includes('unknown') ? 'unknown' : 'yes';
const not = (is: Ternary): Ternary => (is === 'yes' ? 'no' : is === 'no' ? 'yes' : 'unknown');

function standsSo(
  { same = [], any, different = [], value, original }: Beside,
  card: Named,
  other: Named,
): Ternary {
  const printed = original === true;
  const alike = same.map((each) => agree(each, card, other, printed));
  const one: Ternary = alike.includes('yes') ? 'yes' : alike.includes('unknown') ? 'unknown' : 'no';
  return both([
    ...(any ? [one] : alike),
    ...different.map((each) => differs(each, card, other, printed)),
    ...(value === undefined ? [] : [compares(value, card.card, other.card, printed)]),
  ]);
}

/** What has no Level has none that is different. */
function differs(of: BesideProperty, card: Named, other: Named, printed: boolean): Ternary {
  const has = [card, other].map((each) => hasSuch(each.card, of, printed));
  return has.includes('no') ? 'no' : not(agree(of, card, other, printed));
}

function agree(of: BesideProperty, card: Named, other: Named, printed: boolean): Ternary {
  const has = [card, other].map((each) => hasSuch(each.card, of, printed));
  if (has.includes('no')) return 'no';
  if (has.includes('unknown')) return 'unknown';
  if (of === 'name') {
    const names = ({ card: { model }, names: all }: Named) => (printed ? [model.name] : all);
    return names(card).some((name) => names(other).includes(name)) ? 'yes' : 'no';
  }
  if (of === 'type' || of === 'attribute')
    return kindOf(card.card, of, printed) === kindOf(other.card, of, printed) ? 'yes' : 'no';
  const [a, b] = [rangeOf(card.card, of, printed), rangeOf(other.card, of, printed)];
  if (a === undefined || b === undefined || below(a, b) || below(b, a)) return 'no';
  return a.least === a.most && b.least === b.most ? 'yes' : 'unknown';
}

/** Has the card a Type, a Level and so on? Of one that was only described it may not have been said. */
function hasSuch(card: Card, of: BesideProperty, printed: boolean): Ternary {
  if (of === 'name') return card.model.ofKind === undefined ? 'yes' : 'unknown';
  const facts = factsOf(card, printed);
  if (facts === undefined) return 'no';
  if (facts[of] !== undefined || of === 'atk') return 'yes';
  const kind = facts.abilities.includes('Xyz') ? 'rank' : facts.abilities.includes('Link') ? 'link' : 'level';
  const none =
    of === 'def' ? kind === 'link' : (of === 'level' || of === 'rank' || of === 'link') && of !== kind;
  return none ? 'no' : of === 'def' ? 'yes' : 'unknown';
}

function compares(
  { of, is, than = of, by }: NonNullable<Beside['value']>,
  card: Card,
  other: Card,
  printed: boolean,
): Ternary {
  const has = [hasSuch(card, of, false), hasSuch(other, than, printed)];
  const [its, theirs] = [rangeOf(card, of, false), rangeOf(other, than, printed)];
  if (has.includes('no')) return 'no';
  if (its === undefined || theirs === undefined) return 'unknown';
  if (by !== undefined) {
    const sure = its.least === its.most && theirs.least === theirs.most;
    if (!sure) return 'unknown';
    return its.least - theirs.least === (is === 'more' ? by : -by) ? 'yes' : 'no';
  }
  const [low, high] = is === 'less' || is === 'at-most' ? [its, theirs] : [theirs, its];
  const equal = is === 'at-most' || is === 'at-least';
  const surely = low.most !== null && (equal ? low.most <= high.least : low.most < high.least);
  if (surely) return 'yes';
  const never = high.most !== null && (equal ? low.least > high.most : low.least >= high.most);
  return never ? 'no' : 'unknown';
}

const below = (a: Range, b: Range): boolean => a.most !== null && a.most < b.least;

const factsOf = (card: Card, printed: boolean) =>
  printed && card.model.facts.cardType === 'monster' ? card.model.facts : factsNow(card);

const kindOf = (card: Card, of: BesideProperty, printed: boolean): string | undefined =>
  of === 'type' || of === 'attribute' ? factsOf(card, printed)?.[of] : undefined;

/** Its Level, Rank, Link Rating, ATK or DEF; undefined where it has none. */
function rangeOf(card: Card, of: BesideProperty | BesideValue, printed: boolean): Range | undefined {
  const facts = factsOf(card, printed);
  if (facts === undefined || of === 'name' || of === 'type' || of === 'attribute') return undefined;
  if (of === 'atk' || of === 'def') {
    if (of === 'def' && facts.link !== undefined) return undefined;
    const within = statWithin(card, of);
    return printed ? within.original : within.current;
  }
  const rating = facts[of];
  return rating === undefined ? undefined : exactly(rating);
}
