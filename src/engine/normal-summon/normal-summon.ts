import { isMainPhase, phases } from '../../vocabulary/phases.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { treatedAsNormal } from '../monster/kind.ts';
import { isNegated } from '../negation.ts';
import { barredNow, wordsOf } from '../proper-summon.ts';
import { controlRulesFor } from '../restrictions/control-limits.ts';
import { onlyOneFor } from '../restrictions/only-one.ts';
import { restrictedSummonRules } from '../restrictions/restriction.ts';
import { askedOf, type Rule, rule, ruleIf } from '../rule.ts';
import { hasAbility, hasGained } from '../state/ability.ts';
import { factsNow } from '../state/card-changes.ts';
import { type Card, cardOf, type Player } from '../state/duel.ts';
import { gainFor } from './count.ts';
import { mayAllow, otherTexts, waitingFirst } from './interference.ts';
import { tributeAndZoneRules } from './tribute-ways.ts';

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
export const fromHand = rule('normal-summon/what-it-is', (_, { card, player, as }: NormalSummonCase) => {
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

export const geminiNegatedAgain = ruleIf(
  'gemini/negated-cannot-summon-again',
  'negated',
  (duel, { card, as }: NormalSummonCase) =>
    as === 'again' && hasAbility(card, 'Gemini') && isNegated(duel, card),
);

export const geminiAgain = rule('gemini/second-normal-summon', (duel, { card, as }: NormalSummonCase) => {
  if (as !== 'again') return null;

  if (!hasAbility(card, 'Gemini') || card.place !== 'monster-zone' || !card.faceUp)
    return { code: 'not-there' };
  if (hasGained(card)) return { code: 'already' };
  return treatedAsNormal(duel, card) ? { code: 'may' } : null;
});

export const geminiCounts = rule(
  'gemini/counts-as-normal-summon',
  (duel, { card, as, player }: NormalSummonCase) => {
    if (as !== 'again') return null;
    const { used, allowed } = duel.normalSummons[player];
    if (used >= allowed && gainFor(duel, player, card) !== undefined) return null;
    return { code: used >= allowed ? 'none-left' : 'left', facts: { used, allowed } };
  },
);

export const countLeft = rule('normal-summon/count-left', (duel, { card, as, player }: NormalSummonCase) => {
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
export const oneInAddition = rule(
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
