import { isExtraDeckMonster } from '../../card-model/facts.ts';
import type { Condition, Counted } from '../../card-model/value.ts';
import { isExtraMonsterZone } from '../../vocabulary/zones.ts';
import type { Perspective } from '../fits.ts';
import { materialsOf } from '../state/attached.ts';
import { type Card, type Duel, otherPlayer, type Player } from '../state/duel.ts';
import { exactly, plus, type Range } from '../state/values/amount.ts';
import { countCards, type Group } from './group.ts';
import { differentOf, summed } from './sums.ts';

/** Counts monsters in Main Monster Zones: one whose zone was not said may be in one, and a Link Monster need not. */
function countInMainZones(duel: Duel, group: Group, view: Perspective): Range {
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
  // "Other monsters" are others than the one whose value changes.
  const view = { id: on.id, from: source, player };
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
  if ('withoutTributes' in condition) return cameWithoutTributes(duel, source);
  if ('cameThisTurn' in condition) {
    const moved = duel.timeline.findLast(
      ({ card }) => card?.id === source.id && card.before.moves !== card.after.moves,
    );
    return moved === undefined
      ? 'unknown'
      : sure(moved.index >= (duel.turnBegan ?? 0) === condition.cameThisTurn);
  }
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
  view: Perspective,
): 'yes' | 'no' | 'unknown' {
  const [these, those] = [countCards(duel, more, view), countCards(duel, than, view)];
  if (those.most !== null && these.least >= those.most + by) return 'yes';
  return these.most !== null && these.most < those.least + by ? 'no' : 'unknown';
}

/** Was the monster Normal Summoned or Set without a Tribute? What was Tributed for it stands before its Summon. */
function cameWithoutTributes({ timeline }: Duel, { id, summoned }: Card): 'yes' | 'no' | 'unknown' {
  if (summoned === undefined) return 'unknown';
  if (summoned !== 'normal-summoned' && summoned !== 'set') return 'no';
  const at = timeline.findLastIndex(({ card, names }) => card?.id === id && names.includes(summoned));
  if (at < 0) return summoned === 'set' ? 'unknown' : 'yes';
  return timeline[at - 1]?.for === summoned ? 'no' : 'yes';
}
