import { elapsedMs } from '../elapsed.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { type Brief, briefOf } from './brief/brief.ts';
import { byCardRules } from './brief/card-rules.ts';
import { freedAgain } from './brief/freed.ts';
import { withFullZones } from './brief/full-zones.ts';
import { answeredInChain } from './brief/in-the-chain.ts';
import { type Judged, wordsOf } from './brief/judged.ts';
import { howItWasSummoned } from './brief/kept.ts';
import { whatLasts } from './brief/lasting.ts';
import { afterNegatedSummon } from './brief/negated-summon.ts';
import { ownerActivates } from './brief/owner.ts';
import { whetherItReaches } from './brief/reach.ts';
import { revivedAgain } from './brief/revived.ts';
import { fromShortDeck } from './brief/short-deck.ts';
import { notAnswered } from './brief/unanswered.ts';
import { citationsFor } from './cite.ts';
import { type Books, ruleOn } from './rule-on.ts';
import type { Verdict } from './verdict.ts';

/** The kinds of short questions, in the order in which they are tried. */
const kinds: readonly ((brief: Brief, books: Books, ruleset: Ruleset) => Judged | undefined)[] = [
  whatLasts,
  whetherItReaches,
  afterNegatedSummon,
  withFullZones,
  howItWasSummoned,
  byCardRules,
  revivedAgain,
  ownerActivates,
  notAnswered,
  answeredInChain,
  fromShortDeck,
  freedAgain,
];

/**
 * Rules on a short question about named cards, each sentence of which has a form that a kind of question knows. Undefined
 * where a sentence has none: nothing is left out.
 */
export function ruleOnBrief(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const start = performance.now();
  const brief = briefOf(text, books.catalogue);
  if (brief === undefined) return undefined;
  for (const kind of kinds) {
    const judged = kind(brief, books, ruleset);
    const verdict = judged === undefined ? undefined : verdictOf(judged, brief, books, ruleset, start);
    if (verdict !== undefined && verdict.answer !== 'cannot tell') return verdict;
  }
  return undefined;
}

function verdictOf(
  judged: Judged,
  { taken }: Brief,
  books: Books,
  ruleset: Ruleset,
  start: number,
): Verdict | undefined {
  if (judged.is === 'played') {
    const played = ruleOn(judged.situation, books);
    if (!played.ok) return undefined;
    const assumed = [...new Set([...taken, ...played.value.assumed])];
    return { ...played.value, assumed, ms: elapsedMs(start) };
  }
  const { answer, rule, because, read = [], assumed = [] } = judged;
  const findings = [
    { rule, verdict: answer.startsWith('no') ? ('forbids' as const) : ('permits' as const), because },
  ];
  return {
    answer,
    headline: `${because.charAt(0).toUpperCase()}${because.slice(1)}.`,
    tier: 'rule',
    ruleset,
    timeline: [],
    findings,
    words: wordsOf(read),
    readings: [],
    citations: citationsFor(findings, books.rulebook, ruleset),
    assumed: [...taken, ...assumed],
    missing: [],
    situation: null,
    ms: elapsedMs(start),
  };
}
