import { type Rule, rule } from '../rule.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import { hasMonsterZone } from '../state/room.ts';
import { mayAllow } from './interference.ts';
import type { NormalSummonCase } from './normal-summon.ts';
import { type Possible, possible, type TributeWay, tributeWays } from './tribute-ways.ts';

interface Judged {
  readonly way: TributeWay;
  readonly possible: Possible;
}

const order = { yes: 0, unknown: 1, no: 2 } as const;

/** The way that goes best as things stand: one that is possible, else one that may be; of equals the one of its Level. */
export function bestWay(duel: Duel, player: Player, card: Card, as: 'summon' | 'set'): Judged | undefined {
  const ways = tributeWays(card, as);
  if (ways === 'level-not-said') return undefined;
  const judged = ways.map((way) => ({ way, possible: possible(duel, player, card, way) }));
  return judged.toSorted((a, b) => order[a.possible.is] - order[b.possible.is])[0];
}

const reasons = {
  possible: ['permits', '{count} and {player} can do that'],
  'tributes-short': ['forbids', '{count} which {player} does not have'],
  'tributes-not-said': [
    'unknown',
    '{count} and whether {player} may Tribute the monsters there are was not settled',
  ],
  condition: [
    'unknown',
    'its text lets it be Normal Summoned with another number of Tributes, but only so: {words}',
  ],
} as const;

const words = (card: Card, { count, rule: id }: TributeWay): string => {
  const needs =
    count === 0 ? 'needs no Tribute,' : count === 1 ? 'needs 1 Tribute,' : `needs ${count} Tributes,`;
  const texts = id === 'normal-summon/changed-number-of-tributes' || id === 'normal-summon/without-tribute';
  return `${card.model.name} ${needs.replace(',', texts ? ' by its text,' : ',')}`;
};

/** A rule on the number of Tributes: it speaks where the best way goes by it. */
const tributesBy = (
  id: TributeWay['rule'],
  codes: readonly (keyof typeof reasons)[],
): Rule<NormalSummonCase> =>
  rule({
    id,
    reasons: Object.fromEntries(codes.map((code) => [code, reasons[code]])),
    decide(duel: Duel, { card, player, as }: NormalSummonCase) {
      const best = as === 'again' || isBarred(card, as) ? undefined : bestWay(duel, player, card, as);
      if (best === undefined || best.way.rule !== id) return null;
      const facts = { count: words(card, best.way), words: best.way.onlyIf ?? '' };
      const { is, short: lacks } = best.possible;
      if (is === 'yes' || lacks === 'zone') return { code: 'possible', facts };
      if (lacks === 'condition') return { code: 'condition', facts };
      const short = is === 'no' && mayAllow(duel, card) === undefined;
      return { code: short ? 'tributes-short' : 'tributes-not-said', facts };
    },
  });

/** A monster that cannot be Normal Summoned or Set at all needs no Tributes. */
const isBarred = ({ model }: Card, as: 'summon' | 'set'): boolean => {
  const { noNormalSummonSet, noNormalSummon, noNormalSet } = model.summoning;
  return noNormalSummonSet === true || (as === 'set' ? noNormalSet === true : noNormalSummon === true);
};

/** No free Main Monster Zone: without a Tribute from one there is no room. */
export const fullZonesNormal = rule({
  id: 'normal-summon/full-zones-normal',
  reasons: {
    full: ['forbids', 'no Main Monster Zone of {player} is free, and no Tribute would make room'],
    'not-said': ['unknown', 'it was not said whether a Main Monster Zone of {player} is free'],
  },
  decide(duel: Duel, { card, player, as }: NormalSummonCase) {
    if (as === 'again' || isBarred(card, as)) return null;
    const best = bestWay(duel, player, card, as);
    if (best?.possible.short !== 'zone') return null;
    return { code: best.possible.is === 'no' ? 'full' : 'not-said' };
  },
});

/** No free Main Monster Zone, but a Tribute makes room. */
export const fullZonesTribute = rule({
  id: 'normal-summon/full-zones-tribute',
  reasons: {
    room: [
      'permits',
      'all Main Monster Zones of {player} are full, and a Tribute from one of them makes room',
    ],
  },
  decide(duel: Duel, { card, player, as }: NormalSummonCase) {
    if (as === 'again' || hasMonsterZone(duel, player) === 'yes') return null;
    const best = bestWay(duel, player, card, as);
    return best?.possible.is === 'yes' && best.way.count > 0 ? { code: 'room' } : null;
  },
});

/** The Level of the monster, or what its text asks for, was not said. */
export const tributesNotSaid = rule({
  id: 'normal-summon/normal-summon',
  reasons: { level: ['unknown', 'the Level of {card} was not said'] },
  decide: (_: Duel, { card, as }: NormalSummonCase) =>
    as !== 'again' && !isBarred(card, as) && tributeWays(card, as) === 'level-not-said'
      ? { code: 'level' }
      : null,
});

const byNumber = ['possible', 'tributes-short', 'tributes-not-said'] as const;

/** The rules on Tributes and zones of a Normal Summon or Set, in the order in which they are asked. */
export const tributeAndZoneRules: readonly Rule<NormalSummonCase>[] = [
  tributesBy('normal-summon/level-4-or-lower', ['possible']),
  tributesBy('normal-summon/one-tribute', byNumber),
  tributesBy('normal-summon/two-tributes', byNumber),
  tributesBy('normal-summon/changed-number-of-tributes', byNumber),
  tributesBy('normal-summon/without-tribute', ['possible', 'condition']),
  tributesNotSaid,
  fullZonesNormal,
  fullZonesTribute,
];
