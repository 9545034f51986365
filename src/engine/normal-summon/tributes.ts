import { fitsNow } from '../names.ts';
import { type Rule, ruleIf, ruleOf } from '../rule.ts';
import { cardOf, type Duel, type Player, type Ternary } from '../state/duel.ts';
import { allOf, oneOf } from '../state/values/ternary.ts';
import { ownMayAllow } from './interference.ts';
import { type NormalSummonCase, noNormalSummonSet } from './normal-summon.ts';
import { isMet, needs, type TributeWay, tributeWays, worthOf } from './tribute-ways.ts';

/** Does this Normal Summon need Tributes? permits: yes; forbids: no. */
export type TributeCase = Pick<NormalSummonCase, 'card' | 'as'>;

export const geminiNoTribute = ruleIf(
  'gemini/no-tribute',
  'none',
  (_, { as }: TributeCase) => as === 'again',
);

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

/** A rule on the number of Tributes: it speaks where the way with the fewest goes by it. */
const needed = (
  id: TributeWay['rule'],
  code: 'none' | 'some',
  open: 'not-said' | 'perhaps' | undefined = undefined,
): Rule<TributeCase> =>
  ruleOf(
    'needs-tributes',
    (duel, { card, as }: TributeCase) => {
      const found = fewest(duel, { card, as });
      if (found === 'level-not-said') return open === 'not-said' ? { code: open } : null;
      if (open === 'perhaps' && found !== undefined && found.way.count > 0 && ownMayAllow(card))
        return { code: open, facts: { words: 'words that were not read' } };
      if (found?.way.rule !== id) return null;
      const { way, met } = found;
      const facts = { needs: needs(card, way).replace(',', ''), words: way.onlyIf ?? '' };
      return { code: met === 'yes' || open === undefined ? code : open, facts };
    },
    { id, codes: [code, ...(open === undefined ? [] : [open])] },
  );

export const tributeRules: readonly Rule<TributeCase>[] = [
  noNormalSummonSet,
  geminiNoTribute,
  needed('normal-summon/level-4-or-lower', 'none', 'not-said'),
  needed('normal-summon/without-tribute', 'none', 'perhaps'),
  needed('normal-summon/changed-number-of-tributes', 'some'),
  needed('normal-summon/one-tribute', 'some'),
  needed('normal-summon/two-tributes', 'some'),
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
