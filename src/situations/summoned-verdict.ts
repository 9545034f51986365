import { needsProperSummon, properWays } from '../engine/proper-summon.ts';
import { ok, type Result } from '../platform/problem.ts';
import { summonWays } from '../vocabulary/summons.ts';
import { mergeCases, type VerdictCase } from './merge-cases.ts';
import { type SummonedQuestion, summonedSituation } from './readers/summoned.ts';
import { type Books, ruleOn } from './rule-on.ts';
import type { Verdict } from './verdict.ts';

/** Rules on a `/summoned` question, "Special Summoned" by its own way and by an effect; `taken` are names taken for cards. */
export function ruleOnSummoned(
  asked: SummonedQuestion,
  books: Books,
  taken: readonly string[],
): Result<Verdict> {
  const cases: VerdictCase[] = [];
  for (const { way, question } of casesOf(asked)) {
    const situation = summonedSituation(question);
    const verdict = ruleOn({ ...situation, assumed: [...taken, ...situation.assumed] }, books);
    if (!verdict.ok) return verdict;
    cases.push({ way, verdict: verdict.value });
  }
  const options = properWays(asked.card)
    .map((way) => `history:${way}`)
    .join(', ');
  return ok(mergeCases(cases, { what: 'how it was Special Summoned', options }));
}

/** The question as it may be meant: by an effect, and, where nothing said before makes it properly Summoned, by its own way. */
function casesOf(
  asked: SummonedQuestion,
): readonly { readonly way: string; readonly question: SummonedQuestion }[] {
  const { card, history } = asked;
  const proper = properWays(card).filter((way) => way !== 'special-summoned');
  const at = history.indexOf('special-summoned');
  const before = history.slice(0, at);
  const told = before.some((each) => each === 'properly-summoned' || proper.some((way) => way === each));
  const byEffect = { way: 'by a card effect', question: asked };
  if (at === -1 || told || !needsProperSummon(card)) return [byEffect];
  return [
    byEffect,
    ...proper.map((way) => ({
      way: summonWays.term(way),
      question: { ...asked, history: history.with(at, way) },
    })),
  ];
}
