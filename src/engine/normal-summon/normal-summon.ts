import { isMainPhase, phases } from '../../vocabulary/phases.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { treatedAsNormal } from '../monster/kind.ts';
import { fitsNow } from '../names.ts';
import { isNegated } from '../negation.ts';
import { barredNow, wordsOf } from '../proper-summon.ts';
import { controlRulesFor } from '../restrictions/control-limits.ts';
import { onlyOneFor } from '../restrictions/only-one.ts';
import { restrictedSummonRules } from '../restrictions/restriction.ts';
import { askedOf, type Rule, rule, ruleIf, ruleOf } from '../rule.ts';
import { hasAbility, hasGained } from '../state/ability.ts';
import { factsNow } from '../state/card-changes.ts';
import { type Card, cardOf, type Duel, type Player, type Ternary } from '../state/duel.ts';
import { allOf, oneOf } from '../state/values/ternary.ts';
import { gainFor } from './count.ts';
import { mayAllow, otherTexts, ownMayAllow, waitingFirst } from './interference.ts';
import { isMet, needs, type TributeWay, tributeAndZoneRules, tributeWays, worthOf } from './tribute-ways.ts';

/** May this player Normal Summon, Normal Set, or Normal Summon again the monster now? */
export interface NormalSummonCase {
  readonly card: Card;
  readonly player: Player;
  readonly as: 'summon' | 'set' | 'again';
}

export const inOpenMainPhase = rule('normal-summon/when', (duel, { player }: NormalSummonCase) => {
  if (player !== duel.turnPlayer) return { code: 'not-your-turn' };
  if (!isMainPhase(duel.phase)) return { code: 'not-main', facts: { phase: phases.term(duel.phase) } };
  return duel.chain.length > 0 || duel.summoning !== undefined ? { code: 'chain' } : null;
});

/** A Normal Summon or Set is made from the hand, with a monster. */
const fromHand = rule('normal-summon/what-it-is', (_, { card, player, as }: NormalSummonCase) => {
  if (card.model.facts.cardType !== 'monster') return { code: 'no-monster' };
  if (as === 'again') return null;
  return card.place === 'hand' && card.controller === player ? null : { code: 'not-in-hand' };
});

export const noNormalSummonSet = rule(
  'special-summon-monster/no-normal-summon-set',
  (duel, { card, as }: Pick<NormalSummonCase, 'card' | 'as'>) => {
    const { facts, summoning, name } = card.model;
    if (facts.cardType !== 'monster' || as === 'again') return null;
    const special = facts.abilities.some((a) =>
      ['Ritual', 'Fusion', 'Synchro', 'Xyz', 'Link', 'Token'].includes(a),
    );
    if (special || summoning.noNormalSummonSet === true) return { code: 'cannot', facts: { card: name } };
    const { noNormalSummon, noNormalSet, barred } = summoning;
    if (as === 'set') return noNormalSet ? { code: 'text-set', facts: { card: name } } : null;
    if (noNormalSummon) return { code: 'text', facts: { card: name } };
    const is = barredNow(duel, card, card.controller);
    if (barred === undefined || is === 'no') return null;
    return { code: is === 'yes' ? 'case' : 'unless', facts: { words: wordsOf(barred) } };
  },
);

const geminiNegatedAgain = ruleIf(
  'gemini/negated-cannot-summon-again',
  'negated',
  (duel, { card, as }: NormalSummonCase) =>
    as === 'again' && hasAbility(card, 'Gemini') && isNegated(duel, card),
);

const geminiAgain = rule('gemini/second-normal-summon', (duel, { card, as }: NormalSummonCase) => {
  if (as !== 'again') return null;

  if (!hasAbility(card, 'Gemini') || card.place !== 'monster-zone' || !card.faceUp)
    return { code: 'not-there' };
  if (hasGained(card)) return { code: 'already' };
  return treatedAsNormal(duel, card) ? { code: 'may' } : null;
});

const geminiCounts = rule(
  'gemini/counts-as-normal-summon',
  (duel, { card, as, player }: NormalSummonCase) => {
    if (as !== 'again') return null;
    const { used, allowed } = duel.normalSummons[player];
    if (used >= allowed && gainFor(duel, player, card) !== undefined) return null;
    return { code: used >= allowed ? 'none-left' : 'left', facts: { used, allowed } };
  },
);

const countLeft = rule('normal-summon/count-left', (duel, { card, as, player }: NormalSummonCase) => {
  if (as === 'again') return null;
  const { used, allowed } = duel.normalSummons[player];
  const gained = gainFor(duel, player, card)?.fit;
  if (used >= allowed && as === 'summon' && gained !== undefined) return null;
  const facts = { used, allowed };
  if (used < allowed)
    return gained === 'yes' && as === 'summon'
      ? { code: 'either', entry: 'normal-summon/choice-of-which', facts }
      : { code: 'left', facts };
  const source = mayAllow(duel, card);
  if (source === undefined && gained !== undefined)
    return { code: 'not-for-set', entry: 'normal-summon/additional-not-for-set', facts };
  return source === undefined
    ? { code: 'none-left', entry: 'normal-summon/count-used-up', facts }
    : { code: 'not-said', facts: { ...facts, source: source.model.name } };
});

/** The turn's own are used up, and an effect gives one more: a face-up one, never a Set (normal-summon/additional-not-for-set). */
const oneInAddition = rule(
  'normal-summon/one-in-addition',
  (duel, { card, as, player }: NormalSummonCase) => {
    const { used, allowed } = duel.normalSummons[player];
    const gain = as === 'set' || used < allowed ? undefined : gainFor(duel, player, card);
    if (gain === undefined) return null;
    const { source, open: words = 'whether it is the monster that its text asks for' } = gain.gained;
    const facts = { source: cardOf(duel, source).model.name, words };
    return { code: gain.fit === 'yes' ? 'gained' : 'open', facts };
  },
);

const wayAs = {
  summon: 'normal-summoned',
  set: 'set',
  again: 'normal-summoned-again',
} as const satisfies Record<NormalSummonCase['as'], SummonWay>;

/** What players may not Summon or Set now. */
const restricted = restrictedSummonRules.map((each) =>
  askedOf(each, ({ card, player, as }: NormalSummonCase) => ({ card, player, way: wayAs[as] })),
);

/** A second copy of what the player may control only one of. */
const onlyOneNormal = onlyOneFor(({ card, player, as }: NormalSummonCase) =>
  as === 'summon' ? { card, player, takesTributes: (factsNow(card)?.level ?? 0) > 4 } : null,
);

/** Which monsters the player can control together; whether Tributes leave for it that take one away nobody said. */
const togetherNormal = controlRulesFor(({ card, player, as }: NormalSummonCase) =>
  as === 'again'
    ? null
    : { card, player, faceUp: as === 'summon', ...((factsNow(card)?.level ?? 0) > 4 ? { mayLeave: 2 } : {}) },
);

/** The rules that a Normal Summon, a Normal Set or a Gemini's second Summon must pass, in order. */
export const normalSummonRules: readonly Rule<NormalSummonCase>[] = [
  fromHand,
  noNormalSummonSet,
  inOpenMainPhase,
  geminiNegatedAgain,
  geminiAgain,
  geminiCounts,
  countLeft,
  oneInAddition,
  ...tributeAndZoneRules,
  ...restricted,
  onlyOneNormal,
  ...togetherNormal,
  otherTexts,
  waitingFirst,
];

/** Those of a Normal Summon that an effect has follow at once: in any phase and turn, and not of the count (rule normal-summon/right-after-resolving). */
export const rightAfterRules: readonly Rule<NormalSummonCase>[] = [
  fromHand,
  noNormalSummonSet,
  ...tributeAndZoneRules,
  ...restricted,
  onlyOneNormal,
  ...togetherNormal,
  otherTexts,
];

/** Does this Normal Summon need Tributes? permits: yes; forbids: no. */
type TributeCase = Pick<NormalSummonCase, 'card' | 'as'>;

const geminiNoTribute = ruleIf('gemini/no-tribute', 'none', (_, { as }: TributeCase) => as === 'again');

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
