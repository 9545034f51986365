import { type Rule, rule } from '../rule.ts';
import type { Card, Duel } from '../state/duel.ts';
import { type NormalSummonCase, noNormalSummonSet } from './normal-summon.ts';

/** Does this Normal Summon need Tributes? permits: yes; forbids: no. */
export type TributeCase = Pick<NormalSummonCase, 'card' | 'as'>;

const level = ({ model: { facts } }: Card): number => (facts.cardType === 'monster' ? (facts.level ?? 0) : 0);

export const geminiNoTribute = rule({
  id: 'gemini/no-tribute',
  reasons: {
    none: [
      'forbids',
      'a Gemini monster that is Normal Summoned again needs no Tribute, whatever its Level ({level})',
    ],
  },
  decide: (_: Duel, { card, as }: TributeCase) =>
    as === 'again' ? { code: 'none', facts: { level: level(card) } } : null,
});

/** The number of Tributes that its own text asks for, whatever its Level. */
export const ownTributes = (card: Card, as: TributeCase['as']): number | undefined =>
  card.model.summoning.tributes?.find((way) => way.required && as !== 'again' && way.as.includes(as))?.count;

export const byOwnText = rule({
  id: 'normal-summon/changed-number-of-tributes',
  reasons: { more: ['permits', 'the text of {card} asks for {count} Tributes'] },
  decide(_: Duel, { card, as }: TributeCase) {
    const count = ownTributes(card, as);
    return count === undefined || count === 0 ? null : { code: 'more', facts: { count } };
  },
});

/** The Level, where that says how many Tributes are needed. */
const levelThatCounts = ({ card, as }: TributeCase): number | undefined =>
  as === 'again' || ownTributes(card, as) !== undefined ? undefined : level(card);

export const noTribute = rule({
  id: 'normal-summon/level-4-or-lower',
  reasons: {
    none: ['forbids', 'a Level {level} monster needs no Tribute'],
    'not-said': ['unknown', 'the Level of {card} was not said'],
  },
  decide(_: Duel, asked: TributeCase) {
    const counts = levelThatCounts(asked);
    if (counts === undefined) return null;
    const { facts, name } = asked.card.model;
    if (facts.cardType === 'monster' && facts.level === undefined)
      return { code: 'not-said', facts: { card: name } };
    return counts <= 4 ? { code: 'none', facts: { level: counts } } : null;
  },
});

export const oneTribute = rule({
  id: 'normal-summon/one-tribute',
  reasons: { one: ['permits', 'a Level {level} monster needs 1 Tribute'] },
  decide(_: Duel, asked: TributeCase) {
    const counts = levelThatCounts(asked);
    return counts === 5 || counts === 6 ? { code: 'one', facts: { level: counts } } : null;
  },
});

export const twoTributes = rule({
  id: 'normal-summon/two-tributes',
  reasons: { two: ['permits', 'a Level {level} monster needs 2 Tributes'] },
  decide(_: Duel, asked: TributeCase) {
    const counts = levelThatCounts(asked);
    return counts !== undefined && counts >= 7 ? { code: 'two', facts: { level: counts } } : null;
  },
});

export const tributeRules: readonly Rule<TributeCase>[] = [
  noNormalSummonSet,
  geminiNoTribute,
  byOwnText,
  noTribute,
  oneTribute,
  twoTributes,
];
