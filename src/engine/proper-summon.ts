import type { CardModel } from '../card-model/card-model.ts';
import { type Ability, type Facts, isExtraDeckMonster } from '../card-model/facts.ts';
import { isPrivate, type Place } from '../vocabulary/places.ts';
import { extraDeckWays, type SummonWay } from '../vocabulary/summons.ts';
import type { Card, Duel, Player, Ternary } from './state/duel.ts';
import { opposite } from './state/values/ternary.ts';
import { anyHolds } from './stats/count.ts';

const methods: Readonly<Partial<Record<Ability, SummonWay>>> = {
  ...extraDeckWays,
  Ritual: 'ritual-summoned',
};

const ofKinds: ReadonlySet<SummonWay> = new Set([...Object.values(methods), 'pendulum-summoned']);

/** The ways that make this monster properly Summoned (rule properly-summoned/by-procedure); none where any does. */
export function properWays(model: CardModel): readonly SummonWay[] {
  const { facts, summoning } = model;
  if (facts.cardType !== 'monster') return [];
  const ofKind = facts.abilities.flatMap((ability) => methods[ability] ?? []);
  if (summoning.special === 'must-be' || summoning.special === 'must-first-be')
    return summoning.ways.length > 0 || summoning.unreadWays !== undefined ? summoning.ways : ofKind;
  const own: readonly SummonWay[] =
    summoning.procedure === undefined && summoning.procedures === undefined
      ? []
      : ['summoned-by-own-procedure'];
  return ofKind.length > 0 ? [...ofKind, ...own] : [];
}

/** Must this monster be properly Summoned before another effect may Special Summon it? */
export const needsProperSummon = ({ facts, summoning }: CardModel): boolean =>
  isOfExtraDeckOrRitual(facts) ||
  (facts.cardType === 'monster' &&
    (summoning.special === 'must-first-be' || summoning.special === 'must-be'));

const isOfExtraDeckOrRitual = (facts: Facts): boolean =>
  facts.cardType === 'monster' && (isExtraDeckMonster(facts) || facts.abilities.includes('Ritual'));

/** Does no effect revive it before it was properly Summoned (rule special-summon-monster/only-proper-first)? */
export function hasRevivalLimit(model: CardModel): boolean {
  const { special, noNormalSummonSet, ways, byCards } = model.summoning;
  if (special !== 'must-be' || isOfExtraDeckOrRitual(model.facts)) return needsProperSummon(model);
  return noNormalSummonSet === true && (ways.join() !== 'special-summoned' || byCards !== undefined);
}

/** Is a Summon in this way, by the effect of the card `source`, a proper one? Unknown where the text was not read. */
export function isProper(model: CardModel, way: SummonWay, source: string | undefined): Ternary {
  if (!properWays(model).includes(way))
    // The Summon of a kind is always read where a text names it.
    return model.summoning.unreadWays === undefined || ofKinds.has(way) ? 'no' : 'unknown';
  const { byCards, bySeries } = model.summoning;
  const bound = byCards !== undefined || bySeries !== undefined;
  if (!bound || way !== 'special-summoned') return 'yes';
  if (source === undefined) return 'unknown';
  const ofSeries = bySeries !== undefined && source.includes(bySeries);
  return ofSeries || byCards?.includes(source) ? 'yes' : 'no';
}

/** What a successful Summon makes of the status. It never takes the status away. */
export function afterSummon(card: Card, way: SummonWay, source: string | undefined): Ternary {
  const now = isProper(card.model, way, source);
  return now === 'no' || card.properlySummoned === 'yes' ? card.properlySummoned : now;
}

/** What a move leaves of the status: it is lost in the hand, the Main Deck and the face-down Extra Deck. */
export const afterMove = (status: Ternary, to: Place, faceUp: boolean): Ternary =>
  isPrivate(to, faceUp) ? 'no' : status;

type Barred = NonNullable<Card['model']['summoning']['barred']>;

/** Is it so as its text asks for its not being Summoned? */
export function barredNow(duel: Duel, card: Card, player: Player): Ternary {
  const { unless, holds } = card.model.summoning.barred ?? {};
  const is = holds === undefined ? 'unknown' : anyHolds(duel, holds, card, player);
  return unless ? opposite(is) : is;
}

/** The condition as the text has it. */
export const wordsOf = ({ unless, words }: Barred): string => `${unless ? 'unless' : 'if'} ${words}`;
