import type { Answer } from '../../findings.ts';
import { pendulumSummonAtOnce } from '../../pendulum/at-once.ts';
import { candidates } from '../../pendulum/pendulum-case.ts';
import { bothZonesFilled, pendulumRules } from '../../pendulum/pendulum-rules.ts';
import type { Question } from '../../question.ts';
import { applyAll, outcome } from '../../rule.ts';
import { type Card, cardOf, type Duel } from '../../state/duel.ts';
import type { Finding } from '../../state/finding.ts';
import { eachOnce, listed, openAnswer, valueAnswer } from '../value.ts';

/** Which monsters a player can Pendulum Summon now: each for itself, or as many as possible at once in an order. */
export function pendulumSummons(
  duel: Duel,
  question: Extract<Question, { ask: 'pendulum-summons' }>,
): Answer {
  const { player } = question;
  const cards = question.cards?.map((id) => cardOf(duel, id)) ?? candidates(duel, player);
  const judged = cards.map((card) => {
    const findings = applyAll(pendulumRules, duel, { card, player });
    return { card, findings, verdict: outcome(findings) };
  });
  const findings = eachOnce([
    ...applyAll([bothZonesFilled], duel, { player }),
    ...judged.flatMap((each) => each.findings),
  ]);
  const unsettled = judged.find(({ verdict }) => verdict === 'unknown');
  if (unsettled !== undefined) {
    const why = unsettled.findings.find(({ verdict }) => verdict === 'unknown');
    return openAnswer(
      `which monsters can be Pendulum Summoned is not settled`,
      [why?.because ?? 'what was not said'],
      [...(why === undefined ? [] : [why]), ...findings],
    );
  }
  const can = judged.flatMap(({ card, verdict }) => (verdict === 'permits' ? [card] : []));
  if (question.atOnce !== true) return namesOf(can, 'can be Pendulum Summoned', findings);
  const { summoned, open } = pendulumSummonAtOnce(duel, player, cards);
  if (open !== undefined) return openAnswer('which monsters come is not settled', [open], findings);
  return namesOf(summoned, 'are Pendulum Summoned', findings);
}

function namesOf(cards: readonly Card[], what: string, findings: readonly Finding[]): Answer {
  const names = listed(cards.map(({ model }) => model.name));
  const wanted = cards.length === 0 ? 'forbids' : 'permits';
  // Of what permits, the last and most particular rule decides, as everywhere; of what forbids, the first.
  const decides =
    wanted === 'permits'
      ? findings.findLast(({ verdict }) => verdict === wanted)
      : findings.find(({ verdict }) => verdict === wanted);
  const claim = cards.length === 0 ? `no monster ${what.replace('are', 'is')}` : `${names} ${what}`;
  const usual = cards.length === 0 ? [] : ['nothing else forbids the Pendulum Summon'];
  return { ...valueAnswer(names, claim, findings, decides), usual };
}
