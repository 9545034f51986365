import type { Picked } from '../cards/catalogue.ts';
import { ok, type Result } from '../problem.ts';
import { type Cause, causes } from '../vocabulary/causes.ts';
import type { EventName } from '../vocabulary/events.ts';
import { type TimingQuestion, timingSituation } from './readers/timing.ts';
import { possible } from './readers/timing-possible.ts';
import { causesOf } from './readers/timing-start.ts';
import { type Books, ruleOn } from './rule-on.ts';
import { plainly, type Verdict } from './verdict.ts';

/** A `/timing` question as it is asked: how the event came about, and on which Chain Link, may be left out. */
export interface TimingAsked extends Omit<TimingQuestion, 'card' | 'as' | 'chainLink'> {
  readonly card: Picked;
  readonly as?: Cause;
  readonly chainLink?: number;
}

interface Case {
  /** The case in words: "as cost". */
  readonly way: string;
  readonly cause: Cause;
  readonly verdict: Verdict;
}

/**
 * Rules on a `/timing` question. Where it was not said how the event came about, every cause that the event can have
 * is ruled on: one answer if they agree, otherwise "cannot tell" with the answer of each case.
 */
export function ruleOnTiming(asked: TimingAsked, books: Books): Result<Verdict> {
  const { card, as, chainLink = 1, ...rest } = asked;
  const can = possible(asked.event, as, asked.from);
  if (!can.ok) return can;
  const cases: Case[] = [];
  for (const { event, cause, way } of waysOf(asked.event, as)) {
    const verdict = ruleOn(timingSituation({ ...rest, event, card: card.card, as: cause, chainLink }), books);
    if (!verdict.ok) return verdict;
    cases.push({ way, cause, verdict: verdict.value });
  }
  const verdict = merge(cases);
  return ok(
    card.takenFrom === undefined ? verdict : assuming(verdict, `"${card.takenFrom}" is ${card.card.name}`),
  );
}

/** The verdict with something more taken for granted; its situation says so too, and gives the same verdict again. */
const assuming = (verdict: Verdict, what: string): Verdict => ({
  ...verdict,
  assumed: [what, ...verdict.assumed],
  situation:
    verdict.situation === null
      ? null
      : { ...verdict.situation, assumed: [what, ...verdict.situation.assumed] },
});

interface Way {
  readonly event: EventName;
  readonly cause: Cause;
  readonly way: string;
}

/** The ways in which the event can have come about, as far as nobody said. Material may have become Xyz Material. */
function waysOf(event: EventName, as: Cause | undefined): readonly Way[] {
  const ways = (as === undefined ? causesOf(event) : [as]).map((cause) => ({
    event,
    cause,
    way: causes.term(cause),
  }));
  return event === 'used-as-material'
    ? [...ways, { event: 'became-xyz-material', cause: 'material', way: 'as Xyz Material' }]
    : ways;
}

function merge(cases: readonly Case[]): Verdict {
  const [first, ...others] = cases;
  if (first === undefined) throw new Error('an event without a cause');
  if (others.length === 0) return first.verdict;
  const ways = (some: readonly Case[]) => some.map(({ way }) => way).join(', ');
  if (others.every(({ verdict }) => verdict.answer === first.verdict.answer)) {
    return assuming(first.verdict, `it does not matter how it came about (${ways(cases)})`);
  }
  const answers = [...new Set(cases.map(({ verdict }) => verdict.answer))];
  const each = answers.map(
    (answer) => `${answer} if ${ways(cases.filter(({ verdict }) => verdict.answer === answer))}`,
  );
  const asked = [...new Set(cases.map(({ cause }) => `as:${cause}`))];
  const findings = cases.flatMap(({ verdict }) => verdict.findings.slice(0, 1));
  const citations = cases.flatMap(({ verdict }) => verdict.citations.slice(0, 2));
  return {
    ...first.verdict,
    answer: 'cannot tell',
    headline: `It depends on how it came about: ${each.join('; ')}.`,
    timeline: [],
    findings: findings.filter(
      ({ because }, at) => findings.findIndex((other) => other.because === because) === at,
    ),
    citations: citations.filter(
      ({ title, section }, at) =>
        citations.findIndex((other) => other.title === title && other.section === section) === at,
    ),
    assumed: [],
    ...plainly('cannot tell'),
    missing: [`how it came about (${asked.join(', ')}): ${each.join('; ')}`],
    ms: Math.round(cases.reduce((sum, { verdict }) => sum + verdict.ms, 0) * 100) / 100,
  };
}
