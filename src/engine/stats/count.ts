import { isExtraDeckMonster } from '../../effects/facts.ts';
import type { Filter } from '../../effects/filter.ts';
import type { Condition, Counted } from '../../effects/value.ts';
import { isField } from '../../vocabulary/places.ts';
import { isExtraMonsterZone } from '../../vocabulary/zones.ts';
import { beingSummoned, type Card, type Duel, otherPlayer, type Player } from '../duel.ts';
import { fits, type Viewpoint } from '../fits.ts';
import { namesOf } from '../names.ts';
import { materialsOf } from '../state/attached.ts';
import { isUnseenPlace } from '../state/players.ts';
import { asksProperty, propertiesAreOpen } from '../state/property-changes.ts';
import { exactly, plus, type Range } from './amount.ts';
import { differentOf, summed } from './sums.ts';

type Group = Extract<Condition, { cards: unknown }>['cards'];

/** What can be told of a card that is face-down: whose it is, and how it lies. */
const toldOfAny: ReadonlySet<string> = new Set([
  'cardType',
  'controller',
  'owner',
  'other',
  'faceUp',
  'position',
] satisfies readonly (keyof Filter)[]);

/** Does the filter ask for anything that is only known of a face-up card: a Type, a name? */
const asksMore = (filter: Filter): boolean => Object.keys(filter).some((field) => !toldOfAny.has(field));

/** The cards of a group, as far as they were named, and how many of those that nobody named may be of it. */
export interface Found {
  readonly sure: readonly Card[];
  readonly perhaps: readonly Card[];
  /** `null`: nobody said how many there are, or what they are. */
  readonly unseen: number | null;
}

/** The cards of a group, seen by the card whose text it is. Cards of a hand or pile of which nobody told leave it open. */
export function cardsOfGroup(duel: Duel, { from, filter }: Group, view: Viewpoint): Found {
  const sure: Card[] = [];
  const perhaps: Card[] = [];
  for (const card of Object.values(duel.cards)) {
    if (card.gone || !from.includes(card.place) || beingSummoned(duel).includes(card.id)) continue;
    if (isField(card.place) && !card.faceUp && asksMore(filter)) continue;
    const fit = fits(filter, card, namesOf(duel, card), view);
    if (fit.verdict === 'no') continue;
    if (fit.assumed.length + fit.open.length === 0) sure.push(card);
    else perhaps.push(card);
  }
  const side = filter.owner ?? filter.controller;
  const players: readonly Player[] =
    side === undefined ? ['P0', 'P1'] : [side === 'you' ? view.player : otherPlayer(view.player)];
  const unseen = players.flatMap((player) =>
    from.filter(isUnseenPlace).map((place) => duel.players[player].unseen[place]),
  );
  const open = from.includes('monster-zone') && asksProperty(filter) && propertiesAreOpen(duel);
  if (open) return { sure: [], perhaps: [...sure, ...perhaps], unseen: null };
  const left = unseen.includes(null) ? null : unseen.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return { sure, perhaps, unseen: left };
}

/** Counts the cards of a group, seen by the card whose text it is. */
export function countCards(duel: Duel, group: Group, view: Viewpoint): Range {
  const { sure, perhaps, unseen } = cardsOfGroup(duel, group, view);
  if (unseen === null) return { least: sure.length, most: null };
  const { filter } = group;
  // Of cards that nobody named only the number is known.
  const known = asksMore(filter) || filter.cardType !== undefined ? 0 : unseen;
  return { least: sure.length + known, most: sure.length + perhaps.length + unseen };
}

/** Counts monsters in Main Monster Zones: one whose zone was not said may be in one, and a Link Monster need not. */
function countInMainZones(duel: Duel, group: Group, view: Viewpoint): Range {
  const inZone = (keep: (card: Card) => boolean): Duel => ({
    ...duel,
    cards: Object.fromEntries(Object.entries(duel.cards).filter(([, card]) => keep(card))),
  });
  const outside = ({ zone }: Card) => zone !== undefined && isExtraMonsterZone(zone);
  const surely = (card: Card) => !outside(card) && (card.zone !== undefined || !mayBeOutside(card));
  const { most } = countCards(
    inZone((card) => !outside(card)),
    group,
    view,
  );
  return { least: countCards(inZone(surely), group, view).least, most };
}

/** May a monster whose zone was not said be in an Extra Monster Zone: is it one of the Extra Deck? */
const mayBeOutside = ({ model: { facts } }: Card): boolean => isExtraDeckMonster(facts);

/**
 * How often an amount counts; for "each Counter on it", "each material" it is the card whose text it is.
 * @param on the monster whose value changes, which "its Level" means
 */
export function countOf(
  duel: Duel,
  counted: Counted,
  source: Card,
  player: Player,
  on: Card = source,
): Range {
  if (counted === 'materials') {
    const { length } = materialsOf(duel, source.id);
    // Of a monster whose materials nobody named it is not known how many it has.
    return length > 0 ? exactly(length) : { least: 0, most: null };
  }
  if ('counters' in counted) return exactly(source.counters[counted.counters] ?? 0);
  const view = { id: source.id, from: source, player };
  if ('ratings' in counted || 'original' in counted) return summed(duel, counted, on, view);
  if (counted.different !== undefined) return differentOf(duel, counted.cards, counted.different, view);
  return plus(counted.cards.map((group) => countCards(duel, group, view)));
}

/** Does a condition hold, for this card and its player? `unknown` where it was not said. */
export function holds(
  duel: Duel,
  condition: Condition,
  source: Card,
  player: Player,
): 'yes' | 'no' | 'unknown' {
  const sure = (is: boolean) => (is ? 'yes' : 'no');
  if ('lp' in condition) {
    const [own, other] = [duel.players[player].lp, duel.players[otherPlayer(player)].lp];
    if (own === null || other === null) return 'unknown';
    return sure(condition.lp === 'lower' ? own < other : own > other);
  }
  if ('position' in condition) return sure(source.position === condition.position);
  if ('summonedBy' in condition)
    return source.summoned === undefined ? 'unknown' : sure(condition.summonedBy.includes(source.summoned));
  if ('turnOf' in condition) return sure((duel.turnPlayer === player) === (condition.turnOf === 'you'));
  if ('more' in condition) return isMore(duel, condition, { id: source.id, from: source, player });
  const { alone, ...own } = condition;
  if (alone) return areAlone(duel, own, source, player);
  const { atLeast = 0, atMost, inMainZone } = condition;
  const view = { id: source.id, from: source, player };
  const { least, most } = inMainZone
    ? countInMainZones(duel, condition.cards, view)
    : countCards(duel, condition.cards, view);
  if (atMost !== undefined && least > atMost) return 'no';
  if (most !== null && most < atLeast) return 'no';
  const under = atMost === undefined || (most !== null && most <= atMost);
  return least >= atLeast && under ? 'yes' : 'unknown';
}

/** Does the one player have them, and the other none? */
function areAlone(
  duel: Duel,
  own: Extract<Condition, { cards: unknown }>,
  source: Card,
  player: Player,
): 'yes' | 'no' | 'unknown' {
  const { cards } = own;
  const side = cards.filter.controller === 'opponent' ? 'you' : 'opponent';
  const others = { from: cards.from, filter: { ...cards.filter, controller: side } } as const;
  const both = [own, { cards: others, atMost: 0 }].map((each) => holds(duel, each, source, player));
  if (both.includes('no')) return 'no';
  return both.includes('unknown') ? 'unknown' : 'yes';
}

/** Are there so many more of these than of those? */
function isMore(
  duel: Duel,
  { more, than, by }: Extract<Condition, { more: unknown }>,
  view: Viewpoint,
): 'yes' | 'no' | 'unknown' {
  const [these, those] = [countCards(duel, more, view), countCards(duel, than, view)];
  if (those.most !== null && these.least >= those.most + by) return 'yes';
  return these.most !== null && these.most < those.least + by ? 'no' : 'unknown';
}
