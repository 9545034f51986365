import { fitsNow } from '../names.ts';
import { type Rule, rule } from '../rule.ts';
import { type Card, cardOf, type Duel, type Player, type Ternary } from '../state/duel.ts';
import { allOf, oneOf } from '../state/values/ternary.ts';
import { ownMayAllow } from './interference.ts';
import { type NormalSummonCase, noNormalSummonSet } from './normal-summon.ts';
import { isMet, type TributeWay, tributeWays, worthOf } from './tribute-ways.ts';

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

/** The way with the fewest Tributes of those that are there as things stand; one without any that may be there is `open`. */
function fewest(duel: Duel, { card, as }: TributeCase) {
  const ways = as === 'again' ? [] : tributeWays(card, as);
  if (ways === 'level-not-said') return ways;
  const judged = ways
    .map((way) => ({ way, met: isMet(duel, card.controller, card, way) }))
    .filter(({ way, met }) => met === 'yes' || (met === 'unknown' && way.count === 0))
    .toSorted((a, b) => a.way.count - b.way.count);
  return judged[0];
}

const reasons = {
  none: ['forbids', 'a Level {level} monster needs no Tribute'],
  one: ['permits', 'a Level {level} monster needs 1 Tribute'],
  two: ['permits', 'a Level {level} monster needs 2 Tributes'],
  'not-said': ['unknown', 'the Level of {card} was not said'],
  'by-text': ['forbids', 'by its text {card} needs no Tribute'],
  more: ['permits', 'the text of {card} asks for {tributes}'],
  perhaps: [
    'unknown',
    'the text of {card} lets it be Normal Summoned without Tributing, but only so: {words}',
  ],
} as const;

/** A rule on the number of Tributes: it speaks where the way with the fewest goes by it. */
const needed = (
  id: TributeWay['rule'],
  code: keyof typeof reasons,
  open?: 'not-said' | 'perhaps',
): Rule<TributeCase> =>
  rule({
    id,
    reasons: Object.fromEntries(
      [code, ...(open === undefined ? [] : [open])].map((each) => [each, reasons[each]]),
    ),
    decide(duel: Duel, asked: TributeCase) {
      const card = asked.card.model.name;
      const found = fewest(duel, asked);
      if (found === 'level-not-said') return open === 'not-said' ? { code: open, facts: { card } } : null;
      if (open === 'perhaps' && found !== undefined && found.way.count > 0 && ownMayAllow(asked.card))
        return { code: open, facts: { card, words: 'words that were not read' } };
      if (found?.way.rule !== id) return null;
      const { count, onlyIf = '' } = found.way;
      const tributes = `${count} ${count === 1 ? 'Tribute' : 'Tributes'}`;
      const facts = { card, tributes, level: level(asked.card), words: onlyIf };
      return { code: found.met === 'yes' || open === undefined ? code : open, facts };
    },
  });

export const tributeRules: readonly Rule<TributeCase>[] = [
  noNormalSummonSet,
  geminiNoTribute,
  needed('normal-summon/level-4-or-lower', 'none', 'not-said'),
  needed('normal-summon/without-tribute', 'by-text', 'perhaps'),
  needed('normal-summon/changed-number-of-tributes', 'more'),
  needed('normal-summon/one-tribute', 'one'),
  needed('normal-summon/two-tributes', 'two'),
];

/** Is there a way to Normal Summon or Set it with just these Tributes? One may count as several. */
export function waysWith(
  duel: Duel,
  player: Player,
  { card, as }: TributeCase,
  tributes: readonly string[],
): Ternary {
  if (as === 'again') return tributes.length === 0 ? 'yes' : 'no';
  const ways = tributeWays(card, as);
  if (ways === 'level-not-said') return 'unknown';
  const view = { id: card.id, player };
  const worth = tributes.reduce((sum, id) => sum + worthOf(duel, cardOf(duel, id), card, view), 0);
  return oneOf(
    ways
      .filter(({ count }) => tributes.length <= count && count <= worth)
      .map((way) =>
        allOf([
          isMet(duel, player, card, way),
          ...tributes.map((id) => fitsNow(duel, way.filter ?? {}, cardOf(duel, id), view)),
        ]),
      ),
  );
}
