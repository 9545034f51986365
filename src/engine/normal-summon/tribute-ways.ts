import type { Filter } from '../../card-model/filter.ts';
import type { Either } from '../../card-model/value.ts';
import { defined } from '../../platform/defined.ts';
import { fitsNow } from '../names.ts';
import { type Rule, rule, ruleIf, ruleOf } from '../rule.ts';
import { factsNow } from '../state/card-changes.ts';
import type { Card, Duel, Player, Ternary } from '../state/duel.ts';
import { hasMonsterZone, isInMainZone } from '../state/room.ts';
import { anyHolds } from '../stats/count.ts';
import { mayAllow } from './interference.ts';
import type { NormalSummonCase } from './normal-summon.ts';
import { keptFromTribute } from './tributable.ts';

/** How a monster may be Normal Summoned or Set: with how many Tributes, and which. */
export interface TributeWay {
  readonly count: number;
  /** The rule that it goes by. */
  readonly rule:
    | 'normal-summon/level-4-or-lower'
    | 'normal-summon/one-tribute'
    | 'normal-summon/two-tributes'
    | 'normal-summon/changed-number-of-tributes'
    | 'normal-summon/without-tribute';
  readonly filter?: Filter;
  /** A condition in words, and what it asks of the state of the Duel, where fields say it. */
  readonly onlyIf?: string;
  readonly holds?: Either;
}

/** The ways to Normal Summon or Set a monster, that of its Level first; none where its Level was not said and matters. */
export function tributeWays(card: Card, as: 'summon' | 'set'): readonly TributeWay[] | 'level-not-said' {
  const texts = card.model.summoning.tributes ?? [];
  const open = texts.filter((way) => way.as.includes(as)).map(byText);
  if (texts.some((way) => way.required && way.as.includes(as))) return open;
  const level = factsNow(card)?.level;
  if (level === undefined) return 'level-not-said';
  return [byLevel(level), ...open];
}

/** The number of Tributes that a Level asks for. */
export function byLevel(level: number): TributeWay {
  if (level <= 4) return { count: 0, rule: 'normal-summon/level-4-or-lower' };
  return level <= 6
    ? { count: 1, rule: 'normal-summon/one-tribute' }
    : { count: 2, rule: 'normal-summon/two-tributes' };
}

const byText = ({
  count,
  filter,
  onlyIf,
  holds,
}: NonNullable<Card['model']['summoning']['tributes']>[number]): TributeWay => ({
  count,
  rule: count === 0 ? 'normal-summon/without-tribute' : 'normal-summon/changed-number-of-tributes',
  ...defined({ filter, onlyIf, holds }),
});

/** Whether a player has the Tributes and the zone for a way, and if not, what is short. */
interface Possible {
  readonly is: Ternary;
  readonly short?: 'tributes' | 'zone' | 'condition';
}

/** Does what the text asks for this way hold? */
export function isMet(duel: Duel, player: Player, card: Card, { onlyIf, holds }: TributeWay): Ternary {
  if (onlyIf === undefined) return 'yes';
  return holds === undefined ? 'unknown' : anyHolds(duel, holds, card, player);
}

/** Can it be Normal Summoned or Set in this way? A Tribute may make room (rule normal-summon/full-zones-tribute). */
function possible(duel: Duel, player: Player, card: Card, way: TributeWay): Possible {
  const met = isMet(duel, player, card, way);
  if (met !== 'yes') return { is: met, short: 'condition' };
  const free = hasMonsterZone(duel, player);
  if (way.count === 0) return free === 'yes' ? { is: 'yes' } : { is: free, short: 'zone' };
  const all = tributesFor(duel, player, card, way.filter);
  const weigh = (some: readonly Tribute[]) => some.reduce((sum, { worth }) => sum + worth, 0);
  const sure = all.filter((each) => each.sure);
  if (weigh(all) < way.count) return { is: 'no', short: 'tributes' };
  if (weigh(sure) < way.count) return { is: 'unknown', short: 'tributes' };
  if (free === 'yes' || sure.some((each) => isInMainZone(each.card))) return { is: 'yes' };
  return { is: all.some((each) => each.card.zone === undefined) ? 'unknown' : free, short: 'zone' };
}

/** A monster that a player could Tribute for another. */
interface Tribute {
  readonly card: Card;
  /** As how many Tributes it can count. */
  readonly worth: number;
  /** Nothing that was said of it could keep it from being Tributed. */
  readonly sure: boolean;
}

/** The monsters that the player could Tribute: any that they control, face-down ones and Tokens too (rule move/tribute). */
function tributesFor(duel: Duel, player: Player, card: Card, filter: Filter | undefined): readonly Tribute[] {
  const own = Object.values(duel.cards).filter(
    (each) =>
      each.place === 'monster-zone' && each.controller === player && !each.gone && each.id !== card.id,
  );
  return own.flatMap((each): readonly Tribute[] => {
    const view = { id: card.id, player };
    const fits = fitsNow(duel, filter ?? {}, each, view);
    if (fits === 'no') return [];
    const kept = keptFromTribute(duel, each, player, 'tribute-summon');
    if (kept?.is === 'yes') return [];
    const sure = fits === 'yes' && kept === undefined;
    return [{ card: each, worth: worthOf(duel, each, card, view), sure }];
  });
}

/** "Can be treated as 2 Tributes for the Tribute Summon of a LIGHT monster", while it is face-up. */
export function worthOf(duel: Duel, tribute: Card, card: Card, view: { id: string; player: Player }): number {
  const treated = tribute.model.summoning.treatedAsTributes;
  if (treated === undefined || !tribute.faceUp) return 1;
  return fitsNow(duel, treated.filter, card, view) === 'yes' ? treated.count : 1;
}

interface Judged {
  readonly way: TributeWay;
  readonly possible: Possible;
}

const order = { yes: 0, unknown: 1, no: 2 } as const;

/** The way that goes best as things stand: one that is possible, else one that may be; of equals the one of its Level. */
function bestWay(duel: Duel, player: Player, card: Card, as: 'summon' | 'set'): Judged | undefined {
  const ways = tributeWays(card, as);
  if (ways === 'level-not-said') return undefined;
  const judged = ways.map((way) => ({ way, possible: possible(duel, player, card, way) }));
  return judged.toSorted((a, b) => order[a.possible.is] - order[b.possible.is])[0];
}

/** What the way asks for, in words, with a comma for what follows. */
export const needs = (card: Card, { count, rule: id }: TributeWay): string => {
  const many = count === 0 ? 'no Tribute' : count === 1 ? '1 Tribute' : `${count} Tributes`;
  const texts = id === 'normal-summon/changed-number-of-tributes' || id === 'normal-summon/without-tribute';
  return `${card.model.name} needs ${many}${texts ? ' by its text' : ''},`;
};

/** A rule on the number of Tributes: it speaks where the best way goes by it. */
const tributesBy = (id: TributeWay['rule'], codes: readonly string[]): Rule<NormalSummonCase> =>
  ruleOf(
    'tributes',
    (duel, { card, player, as }: NormalSummonCase) => {
      const best = as === 'again' || isBarred(card, as) ? undefined : bestWay(duel, player, card, as);
      if (best === undefined || best.way.rule !== id) return null;
      const facts = { count: needs(card, best.way), words: best.way.onlyIf ?? '' };
      const { is, short: lacks } = best.possible;
      if (is === 'yes' || lacks === 'zone') return { code: 'possible', facts };
      if (lacks === 'condition') return { code: 'condition', facts };
      const short = is === 'no' && mayAllow(duel, card) === undefined;
      return { code: short ? 'tributes-short' : 'tributes-not-said', facts };
    },
    { id, codes },
  );

/** A monster that cannot be Normal Summoned or Set at all needs no Tributes. */
const isBarred = ({ model }: Card, as: 'summon' | 'set'): boolean => {
  const { noNormalSummonSet, noNormalSummon, noNormalSet } = model.summoning;
  return noNormalSummonSet === true || (as === 'set' ? noNormalSet === true : noNormalSummon === true);
};

/** No free Main Monster Zone: without a Tribute from one there is no room. */
const fullZonesNormal = rule(
  'normal-summon/full-zones-normal',
  (duel, { card, player, as }: NormalSummonCase) => {
    if (as === 'again' || isBarred(card, as)) return null;
    const best = bestWay(duel, player, card, as);
    if (best?.possible.short !== 'zone') return null;
    return { code: best.possible.is === 'no' ? 'full' : 'not-said' };
  },
);

/** No free Main Monster Zone, but a Tribute makes room. */
const fullZonesTribute = ruleIf(
  'normal-summon/full-zones-tribute',
  'room',
  (duel, { card, player, as }: NormalSummonCase) => {
    if (as === 'again' || hasMonsterZone(duel, player) === 'yes') return null;
    const best = bestWay(duel, player, card, as);
    return best?.possible.is === 'yes' && best.way.count > 0;
  },
);

/** The Level of the monster, or what its text asks for, was not said. */
const tributesNotSaid = ruleIf(
  'normal-summon/normal-summon',
  'level',
  (_, { card, as }: NormalSummonCase) =>
    as !== 'again' && !isBarred(card, as) && tributeWays(card, as) === 'level-not-said',
);

const byNumber = ['possible', 'tributes-short', 'tributes-not-said'] as const;

/** The rules on Tributes and zones of a Normal Summon or Set, in the order in which they are asked. */
export const tributeAndZoneRules: readonly Rule<NormalSummonCase>[] = [
  tributesBy('normal-summon/level-4-or-lower', ['possible']),
  tributesBy('normal-summon/one-tribute', byNumber),
  tributesBy('normal-summon/two-tributes', byNumber),
  tributesBy('normal-summon/changed-number-of-tributes', [...byNumber, 'condition']),
  tributesBy('normal-summon/without-tribute', ['possible', 'condition']),
  tributesNotSaid,
  fullZonesNormal,
  fullZonesTribute,
];
