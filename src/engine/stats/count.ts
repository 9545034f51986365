import type { Filter } from '../../card-model/filter.ts';
import type { Condition, Counted, Either } from '../../card-model/value.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import { isMainPhase } from '../../vocabulary/phases.ts';
import { isField } from '../../vocabulary/places.ts';
import { isNormalSummon, isSpecialSummon, type SummonWay } from '../../vocabulary/summons.ts';
import { type Perspective, usedThatFit, viewFrom } from '../fits.ts';
import { fitsNow } from '../names.ts';
import { equipsOf, materialCount, materialsOf } from '../state/attached.ts';
import { type Card, type Duel, otherPlayer, type Player, type Ternary } from '../state/duel.ts';
import { isBoardTold } from '../state/players.ts';
import { exactly, plus, type Range } from '../state/values/amount.ts';
import { oneOf, opposite } from '../state/values/ternary.ts';
import { cameThisTurn, wasSentThere } from './how-it-came.ts';
import { countCards, countersOf, differentOf, halved, summed } from './sums.ts';

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
    const count = materialCount(duel, source);
    return count === undefined ? { least: 0, most: null } : exactly(count);
  }
  if (typeof counted !== 'string' && 'lp' in counted) return halved(lpOf(duel, counted.lp, player), counted);
  if (typeof counted !== 'string' && 'madeOf' in counted)
    return usedThatFit(counted.madeOf, source, { id: source.id, player }) ?? { least: 0, most: null };
  if (counted === 'equips') return exactly(equipsOf(duel, source.id).length);
  // "Other monsters" are others than the one whose value changes.
  const view = { id: on.id, from: source, player };
  if ('counters' in counted) return countersOf(duel, counted, source, view);
  if ('ratings' in counted || 'stat' in counted) return summed(duel, counted, on, view);
  if (counted.different !== undefined) return differentOf(duel, counted.cards, counted.different, view);
  return plus(counted.cards.map((group) => countCards(duel, group, view)));
}

function lpOf({ players }: Duel, whose: 'you' | 'opponent' | 'difference', player: Player): Range {
  const [own, other] = [players[player].lp, players[otherPlayer(player)].lp];
  const lp =
    whose === 'you'
      ? own
      : whose === 'opponent'
        ? other
        : own === null || other === null
          ? null
          : Math.abs(own - other);
  return lp === null ? { least: 0, most: null } : exactly(lp);
}

/** How many monsters a player has Summoned this turn: those that were told one by one, and how many it was before that where that was said. */
function summonsThisTurn(
  { timeline, turnBegan, players }: Duel,
  kinds: readonly ('normal' | 'special')[] | undefined,
  player: Player,
): Range {
  const isKind = (way: SummonWay): boolean =>
    kinds === undefined
      ? way !== 'set'
      : kinds.some((each) => (each === 'special' ? isSpecialSummon(way) : isNormalSummon(way)));
  const told = timeline
    .slice(turnBegan)
    .filter(
      ({ names, by, card }) =>
        (by?.player ?? card?.after.controller) === player &&
        names.some((each) => isSummonWay(each) && isKind(each)),
    ).length;
  const { summons } = players[player];
  if (summons === undefined) return { least: told, most: null };
  return { least: told + (kinds?.length === 1 ? 0 : summons), most: told + summons };
}

/** Does a condition hold, for this card and its player? `unknown` where it was not said. */
export function holds(duel: Duel, condition: Condition, source: Card, player: Player): Ternary {
  const sure = (is: boolean) => (is ? 'yes' : 'no');
  if ('lp' in condition) {
    const [own, other] = [duel.players[player].lp, duel.players[otherPlayer(player)].lp];
    if (own === null || other === null) return 'unknown';
    return sure(condition.lp === 'lower' ? own < other : own > other);
  }
  if ('lpOf' in condition) {
    const { lp } = duel.players[condition.lpOf === 'you' ? player : otherPlayer(player)];
    return within(lp === null ? { least: 0, most: null } : exactly(lp), condition);
  }
  if ('summonsOf' in condition)
    return within(
      summonsThisTurn(duel, condition.kinds, condition.summonsOf === 'you' ? player : otherPlayer(player)),
      condition,
    );
  if ('total' in condition) return within(countOf(duel, condition.total, source, player), condition);
  if ('lies' in condition) {
    const { faceUp, position, place } = source;
    return sure(isField(place) && faceUp && (condition.lies === 'any' || position === condition.lies));
  }
  if ('isEquipped' in condition)
    return condition.byOwn && !isEquippedByOwn(duel, source)
      ? 'no'
      : isEquippedTo(duel, condition.isEquipped, source, player);
  if ('hasEquipped' in condition) {
    const { hasEquipped: kind, not } = condition;
    const has = oneOf(
      equipsOf(duel, source.id).map((card) =>
        typeof kind === 'object'
          ? fitsNow(duel, kind, byItsCard(card), viewFrom(source))
          : sure(kind === 'card' || card.model.facts.cardType === 'monster'),
      ),
    );
    return not === true ? opposite(has) : has;
  }
  if ('hasMaterials' in condition || 'hasMaterial' in condition) return hasMaterial(duel, condition, source);
  if ('summonedBy' in condition)
    return source.summoned === undefined ? 'unknown' : sure(condition.summonedBy.includes(source.summoned));
  if ('itself' in condition)
    return fitsNow(duel, condition.itself, source, { id: source.id, from: source, player });
  if ('tributes' in condition) return cameWithTributes(source, condition.tributes);
  if ('cameThisTurn' in condition)
    return condition.cameThisTurn ? cameThisTurn(duel, source) : opposite(cameThisTurn(duel, source));
  if ('sentThere' in condition) return wasSentThere(duel, condition.sentThere, source);
  if ('turnOf' in condition) return sure((duel.turnPlayer === player) === (condition.turnOf === 'you'));
  // A Main Phase may stand for a phase that was left unsaid.
  if ('inPhase' in condition)
    return condition.inPhase.includes(duel.phase)
      ? 'yes'
      : isMainPhase(duel.phase) && !isBoardTold(duel)
        ? 'unknown'
        : 'no';
  if ('more' in condition) return isMore(duel, condition, { id: source.id, from: source, player });
  return within(countCards(duel, condition.cards, { id: source.id, from: source, player }), condition);
}

/** So much for each, or for every few of them, and some more. */
export const shareOf = (
  number: number,
  { by, per = 1, plus: more = 0 }: { by: number; per?: number | undefined; plus?: number | undefined },
): number => Math.floor(number / per) * by + more;

/** Does one of these lists hold whole? */
export const anyHolds = (duel: Duel, either: Either, source: Card, player: Player): Ternary =>
  anyOf(either.map((all) => all.map((each) => holds(duel, each, source, player))));

/** What comes of lists of which one has to hold whole. */
export function anyOf(judged: readonly (readonly Ternary[])[]): Ternary {
  if (judged.some((all) => all.every((is) => is === 'yes'))) return 'yes';
  return judged.every((all) => all.includes('no')) ? 'no' : 'unknown';
}

/** Is what was counted between two bounds? */
function within(
  { least, most }: Range,
  { atLeast = 0, atMost }: { readonly atLeast?: number | undefined; readonly atMost?: number | undefined },
): Ternary {
  if (atMost !== undefined && least > atMost) return 'no';
  if (most !== null && most < atLeast) return 'no';
  const under = atMost === undefined || (most !== null && most <= atMost);
  return least >= atLeast && under ? 'yes' : 'unknown';
}

/** Of a monster whose materials nobody named it is not known how many it has, and which. */
function hasMaterial(
  duel: Duel,
  asked: Extract<Condition, { hasMaterials: boolean } | { hasMaterial: Filter }>,
  source: Card,
): Ternary {
  const count = materialCount(duel, source);
  if (count === undefined) return 'unknown';
  if ('hasMaterials' in asked) return asked.hasMaterials === count > 0 ? 'yes' : 'no';
  const materials = materialsOf(duel, source.id);
  const fits = materials.map((card) => fitsNow(duel, asked.hasMaterial, byItsCard(card), viewFrom(source)));
  return oneOf(fits);
}

/** What a material or Equip Card is by its card counts: there it is no monster. */
const byItsCard = (card: Card): Card => ({ ...card, role: card.model.facts.cardType });

function isEquippedTo(duel: Duel, kind: true | Filter, source: Card, player: Player): Ternary {
  const monster = source.equippedTo === undefined ? undefined : duel.cards[source.equippedTo];
  if (monster === undefined || kind === true) return monster === undefined ? 'no' : 'yes';
  return fitsNow(duel, kind, monster, { id: source.id, from: source, player });
}

/** Did an effect of its own equip it? One that was told to be equipped was equipped as its text has it. */
const isEquippedByOwn = ({ timeline }: Duel, { id }: Card): boolean =>
  (timeline.findLast(({ card, names }) => card?.id === id && names.includes('equipped'))?.by?.card ?? id) ===
  id;

/** Are there so many more of these than of those? */
function isMore(
  duel: Duel,
  { more, than, by }: Extract<Condition, { more: unknown }>,
  view: Perspective,
): Ternary {
  const [these, those] = [countCards(duel, more, view), countCards(duel, than, view)];
  if (those.most !== null && these.least >= those.most + by) return 'yes';
  return these.most !== null && these.most < those.least + by ? 'no' : 'unknown';
}

/** Was the monster Normal Summoned or Set with so many Tributes? One that only lies there as Set may have been so with any. */
function cameWithTributes({ summoned, tributes }: Card, number: number): Ternary {
  if (summoned === undefined) return 'unknown';
  if (!isNormalSummon(summoned) && summoned !== 'set') return 'no';
  if (tributes !== undefined) return tributes === number ? 'yes' : 'no';
  if (summoned === 'normal-summoned') return number === 0 ? 'yes' : 'no';
  return summoned === 'tribute-summoned' && number === 0 ? 'no' : 'unknown';
}
