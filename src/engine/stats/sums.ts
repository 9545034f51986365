import type { MonsterFacts } from '../../card-model/facts.ts';
import type { Filter } from '../../card-model/filter.ts';
import type { Condition, Counted } from '../../card-model/value.ts';
import { listOf } from '../../platform/list-of.ts';
import { isField } from '../../vocabulary/places.ts';
import type { Perspective } from '../fits.ts';
import { fitsNow, namesOf } from '../names.ts';
import { equipsOf } from '../state/attached.ts';
import { factsNow } from '../state/card-changes.ts';
import { beingSummoned, type Card, type Duel, otherPlayer, type Player } from '../state/duel.ts';
import { isUnseenPlace } from '../state/players.ts';
import { statWithin } from '../state/stat-line.ts';
import { anything, exactly, plus, type Range } from '../state/values/amount.ts';

type Summed = Extract<Counted, { ratings: unknown } | { stat: unknown }>;
type Counters = Extract<Counted, { counters: unknown }>;
type Different = NonNullable<Extract<Counted, { cards: unknown }>['different']>;

/** The Levels, Ranks, LINK ratings, ATK or DEF of these cards together. */
export function summed(duel: Duel, counted: Summed, on: Card, view: Perspective): Range {
  const { of } = counted;
  const share = 'stat' in counted ? counted : {};
  const each = (card: Card): Range =>
    'ratings' in counted
      ? ratingOf(factsNow(card), counted.ratings)
      : statWithin(card, counted.stat)[
          counted.original || card.place !== 'monster-zone' ? 'original' : 'current'
        ];
  if (of === 'it') return halved(each(on), share);
  if (of === 'equips') {
    const equips = equipsOf(duel, view.from?.id ?? view.id).filter(
      ({ model }) => model.facts.cardType === 'monster',
    );
    return halved(plus(equips.map(each)), share);
  }
  const all = of.map((group) => cardsOfGroup(duel, group, view));
  return halved(plus(all.map((found) => sumOf(found, each))), share);
}

/** Counters on the card whose text it is, or on all cards of the groups; only those that were told are there. */
export function countersOf(duel: Duel, counted: Counters, source: Card, view: Perspective): Range {
  const { counters: name, on } = counted;
  const each = ({ counters }: Card): Range =>
    exactly(
      Object.entries(counters).reduce(
        (sum, [of, many]) => (name === true || of === name ? sum + many : sum),
        0,
      ),
    );
  return on === undefined
    ? each(source)
    : plus(on.map((group) => sumOf(cardsOfGroup(duel, group, view), each)));
}

function sumOf({ sure, perhaps, unseen }: Found, each: (card: Card) => Range): Range {
  const surely = plus(sure.map(each));
  if (unseen !== 0) return { ...surely, most: null };
  return { ...surely, most: plus([surely, ...perhaps.map(each)]).most };
}

/** A half is rounded up (rule stats/fractions). */
export function halved({ least, most }: Range, counted: { readonly half?: true | undefined }): Range {
  if (counted.half === undefined) return { least, most };
  return { least: Math.round(least / 2), most: most === null ? null : Math.round(most / 2) };
}

/** A monster has one of the three; what another kind of monster is asked for it does not have (rule monster/level-rank-link). */
export function ratingOf(
  facts: MonsterFacts | undefined,
  which: Extract<Summed, { ratings: unknown }>['ratings'],
): Range {
  if (facts === undefined) return exactly(0);
  const own = ownRating(facts);
  if (!which.includes(own)) return exactly(0);
  const value = facts[own];
  return value === undefined ? anything : exactly(value);
}

const ownRating = ({ abilities }: MonsterFacts): 'level' | 'rank' | 'link' =>
  abilities.includes('Xyz') ? 'rank' : abilities.includes('Link') ? 'link' : 'level';

/** How many different Attributes, Types or names the cards have; of monsters those that are face-up. */
export function differentOf(duel: Duel, groups: readonly Group[], what: Different, view: Perspective): Range {
  const all = groups.map((group) =>
    cardsOfGroup(duel, { ...group, filter: { ...group.filter, faceUp: true } }, view),
  );
  const values = (cards: readonly Card[]): ReadonlySet<string> =>
    new Set(cards.flatMap((card) => comparedIn(duel, card, what) ?? []));
  const sure = all.flatMap((found) => found.sure);
  const perhaps = all.flatMap((found) => found.perhaps);
  const unsaid = sure.some((card) => comparedIn(duel, card, what) === undefined);
  const least = values(sure).size;
  if (unsaid || all.some(({ unseen }) => unseen !== 0)) return { least, most: null };
  return { least, most: values([...sure, ...perhaps]).size };
}

/** What is compared; of a card with several names its own one. Undefined: it was not said. */
const comparedIn = (duel: Duel, card: Card, what: Different): string | undefined =>
  what === 'name' ? namesOf(duel, card)[0] : factsNow(card)?.[what];

/** Cards that a text counts: those that are in one of the places and fit. */
type Group = Extract<Condition, { cards: unknown }>['cards'];

/** What can be told of a card that is face-down: whose it is, and how it lies. */
const toldOfAny: ReadonlySet<string> = new Set(
  listOf(
    'cardType controller owner other faceUp position in zone column arrows',
  ) satisfies readonly (keyof Filter)[],
);

/** Does the filter ask for anything that is only known of a face-up card: a Type, a name? */
const asksMore = ({ except = [], ...filter }: Filter): boolean =>
  Object.keys(filter).some((field) => !toldOfAny.has(field)) ||
  except.some((each) => each.faceUp !== true && asksMore(each));

/** The cards of a group, as far as they were named, and how many of those that nobody named may be of it. */
interface Found {
  readonly sure: readonly Card[];
  readonly perhaps: readonly Card[];
  /** `null`: nobody said how many there are, or what they are. */
  readonly unseen: number | null;
}

/** The cards of a group, seen by the card whose text it is. Cards of a hand or pile of which nobody told leave it open. */
function cardsOfGroup(duel: Duel, { from, filter }: Group, view: Perspective): Found {
  const sure: Card[] = [];
  const perhaps: Card[] = [];
  for (const card of Object.values(duel.cards)) {
    if (card.gone || !from.includes(card.place) || beingSummoned(duel).includes(card.id)) continue;
    if (isField(card.place) && !card.faceUp && asksMore(filter)) continue;
    const fits = fitsNow(duel, filter, card, view);
    if (fits !== 'no') (fits === 'yes' ? sure : perhaps).push(card);
  }
  const ownSide = filter.owner ?? filter.controller;
  const alternatives = (filter.anyOf ?? []).map(({ owner, controller }) => owner ?? controller);
  const side = ownSide ?? (new Set(alternatives).size === 1 ? alternatives[0] : undefined);
  const players: readonly Player[] =
    side === undefined ? ['P0', 'P1'] : [side === 'you' ? view.player : otherPlayer(view.player)];
  const unseen = players.flatMap((player) =>
    from.filter(isUnseenPlace).map((place) => duel.players[player].unseen[place]),
  );
  const left = unseen.includes(null) ? null : unseen.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return { sure, perhaps, unseen: left };
}

/** Counts the cards of a group, seen by the card whose text it is. */
export function countCards(duel: Duel, group: Group, view: Perspective): Range {
  const { sure, perhaps, unseen } = cardsOfGroup(duel, group, view);
  if (unseen === null) return { least: sure.length, most: null };
  const { filter } = group;
  // Of cards that nobody named only the number is known.
  const known = asksMore(filter) || filter.cardType !== undefined ? 0 : unseen;
  return { least: sure.length + known, most: sure.length + perhaps.length + unseen };
}
