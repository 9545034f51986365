import { judgeStep } from '../engine/legal/judge-step.ts';
import type { Judged } from '../engine/legal/judged.ts';
import { cardsNamed, play, unplayable } from '../engine/play.ts';
import type { Action } from '../engine/state/action.ts';
import { cardOf, type Duel } from '../engine/state/duel.ts';
import type { Finding } from '../engine/state/finding.ts';
import type { Pausing } from '../platform/cooperative.ts';
import { elapsedMs } from '../platform/elapsed.ts';
import { ok, type Result } from '../platform/problem.ts';
import { places } from '../vocabulary/places.ts';
import { citationsFor } from './cite.ts';
import { printAction } from './language/print.ts';
import { asTheBattleGoes, asTheStepNeeds, forbidsAsTold, type Told } from './left-out.ts';
import type { Books } from './rule-on.ts';
import { setUp } from './set-up.ts';
import type { Situation } from './situation.ts';
import { timelineLines } from './timeline.ts';
import { unplayed, type Verdict } from './verdict.ts';

/** A step of a log: its number from 1, and the line that says it. */
export interface LogStep {
  readonly number: number;
  readonly line: string;
}

/** A step, or a sentence that was not understood, and what it comes to. */
export interface JudgedStep {
  readonly number?: number;
  readonly line: string;
  readonly is: 'legal' | 'illegal' | 'not judged';
}

/** What a log comes to: legal ("yes"), illegal ("no"), or not decided in every step ("cannot tell"). */
export interface LogVerdict extends Verdict {
  /** The first illegal step. */
  readonly illegal?: LogStep & { readonly rule: string };
  /** Steps that no rule decided, and why; they are not called legal. */
  readonly undecided: readonly (LogStep & { readonly why: readonly string[] })[];
  readonly steps: number;
  /** What each step comes to, in order; behind an illegal one none is judged. */
  readonly judged: readonly JudgedStep[];
}

/** A sentence of a log in plain words that was not understood, which is not played: before which step it stands, from 0. */
export interface NotReadStep {
  readonly text: string;
  readonly before: number;
  readonly why: readonly string[];
}

/** What is known of a log in plain words besides its steps. */
export interface PlainLog extends Told {
  readonly notRead: readonly NotReadStep[];
}

/** What was judged of the steps so far. */
interface Progress {
  readonly duel: Duel;
  readonly findings: readonly Finding[];
  readonly assumed: readonly string[];
  readonly undecided: LogVerdict['undecided'];
}

/**
 * Judges a log step by step, as it was played: the first illegal step with its rule and sources; or that all steps are
 * legal; or which ones no rule can decide. Others may have their turn after each step. Problems: an unknown card.
 * @param log a situation whose actions are the steps; its question is not asked
 * @param plain of a log in plain words: players leave out what goes without saying, there are cards beside those that were
 * named, and a step is illegal only by what was told and where all before it was understood, else not decided
 */
export function* checkingLog(
  log: Situation,
  { catalogue, rulebook, tables }: Books,
  plain?: PlainLog,
): Pausing<Result<LogVerdict>> {
  const start = performance.now();
  const set = setUp(log, catalogue, tables);
  if (!set.ok) return set;
  let now: Progress = { duel: set.value, findings: [], assumed: [...log.assumed], undecided: [] };
  const made = (
    progress: Progress,
    more: Partial<LogVerdict> & Pick<LogVerdict, 'answer' | 'headline'>,
    findings: readonly Finding[],
  ) =>
    ok<LogVerdict>({
      ...unplayed({ tier: 'engine', ruleset: log.ruleset, ms: elapsedMs(start), ...more }),
      timeline: timelineLines(progress.duel, undefined),
      findings: findings.map(({ rule, entry = rule, verdict, because }) => ({
        rule: entry,
        verdict,
        because,
      })),
      citations: citationsFor(findings, rulebook, log.ruleset),
      assumed: [...new Set(progress.assumed)],
      missing: missingOf(progress),
      undecided: progress.undecided,
      steps: log.actions.length,
      judged: judgedSteps(log, progress.undecided, more.illegal, plain?.notRead ?? []),
      ...more,
    });
  // Why what was told may not be all that happened before a step.
  let doubt: string | undefined;
  for (const [at, action] of log.actions.entries()) {
    yield;
    const step: LogStep = { number: at + 1, line: printAction(action) };
    const before = plain === undefined ? now.duel : asTheStepNeeds(now.duel, action);
    const battled = plain && asTheBattleGoes(before, action);
    const why = unplayable(before, action);
    const judged =
      battled !== undefined
        ? asItMust
        : why === null
          ? judgeStep(before, action, plain !== undefined)
          : cannotBePlayed(why);
    const after = battled ?? (why === null ? play(before, action) : before);
    const pointed = after.illegalities
      .slice(before.illegalities.length)
      .filter(
        ({ rule, verdict, because }) =>
          verdict === 'forbids' &&
          !judged.findings.some((each) => each.rule === rule && each.because === because),
      );
    const against = [...judged.findings.filter(({ verdict }) => verdict === 'forbids'), ...pointed];
    const told = plain && { ...plain, earlier: log.actions.slice(0, at) };
    const allAsTold = told ? against.filter((each) => forbidsAsTold(each, before, action, told)) : [];
    // What cannot be chained is told by that, whatever else keeps it from being activated.
    const asTold = allAsTold.find(({ rule }) => rule.startsWith('chain/')) ?? allAsTold[0];
    const decides = asTold ?? against[0];
    const unread = plain?.notRead.find((each) => each.before <= at);
    const away = told && elsewhere(before, action, told);
    if (unread !== undefined) doubt ??= `before it, "${unread.text}" was not understood`;
    doubt ??= away;
    const doubtful = asTold === undefined || doubt !== undefined;
    const isOpen = decides !== undefined && why === null && plain !== undefined && doubtful;
    if (decides !== undefined && !isOpen)
      return made(
        now,
        {
          answer: 'no',
          headline: `Step ${step.number} is illegal (${step.line}): ${decides.because}.`,
          illegal: { ...step, rule: decides.rule },
        },
        [decides, ...against.filter((each) => each !== decides)],
      );
    now = {
      duel: after,
      findings: [...now.findings, ...judged.findings.filter((each) => !(isOpen && against.includes(each)))],
      assumed: [...now.assumed, ...judged.assumed.map((each) => `step ${step.number}: ${each}`)],
      undecided: [
        ...now.undecided,
        ...(isOpen ? [{ ...step, why: [asItWasTold(decides.because, doubt)] }] : []),
        ...(away !== undefined && !isOpen ? [{ ...step, why: [away] }] : []),
        ...(judged.verdict === 'undecided' ? [{ ...step, why: judged.open }] : []),
      ],
    };
  }
  const steps = log.actions.length;
  const [lost, ...others] = plain?.notRead ?? [];
  if (lost !== undefined)
    return made(
      now,
      {
        answer: 'cannot tell',
        headline: `No step is illegal as far as it was understood; not judged is "${lost.text}"${andMore(others)}.`,
        missing: [...[lost, ...others].flatMap(({ why }) => why), ...missingOf(now)],
      },
      now.findings,
    );
  const [first] = now.undecided;
  if (first !== undefined) {
    const more = andMore(now.undecided.slice(1));
    return made(
      now,
      {
        answer: 'cannot tell',
        headline: `No step is illegal as far as rules decide; step ${first.number} (${first.line})${more} is not decided: ${first.why.join('; ')}.`,
      },
      now.findings,
    );
  }
  return made(now, { answer: 'yes', headline: `All ${steps} steps are legal.` }, now.findings);
}

/** What a battle comes to of itself. */
const asItMust: Judged = { verdict: 'legal', findings: [], open: [], assumed: [] };

/** A step that has nothing to act on: a Chain Link that is not there, a Summon that was not declared. */
const cannotBePlayed = (why: string): Judged => ({
  verdict: 'illegal',
  findings: [{ rule: 'chain/resolves-in-reverse', verdict: 'forbids', code: 'nothing-there', because: why }],
  open: [],
  assumed: [],
});

const andMore = (others: readonly unknown[]): string =>
  others.length === 0 ? '' : `, and ${others.length} more`;

const missingOf = ({ undecided }: Pick<Progress, 'undecided'>): readonly string[] =>
  undecided.flatMap(({ number, why }) => why.map((each) => `step ${number}: ${each}`));

const asItWasTold = (because: string, doubt: string | undefined): string =>
  `as it was told, ${because}${doubt === undefined ? '' : `; but ${doubt}`}`;

/** A card that a step names lies elsewhere than was said with it: how it came there was not told, or not played. */
function elsewhere(
  duel: Duel,
  action: Action,
  { saidPlaces = [], earlier }: Told & { readonly earlier: readonly Action[] },
): string | undefined {
  const named = cardsNamed(action);
  const away = saidPlaces.find(
    (said) =>
      named.includes(said.card) &&
      earlier.filter((each) => cardsNamed(each).includes(said.card)).length === said.named &&
      cardOf(duel, said.card).place !== said.place,
  );
  if (away === undefined) return undefined;
  const { model, place } = cardOf(duel, away.card);
  return `${model.name} was said to be in the ${places.term(away.place)}, and it was not told how it came there from the ${places.term(place)}`;
}

/** Each step with what it comes to, and the sentences that were not understood where they stand. */
function judgedSteps(
  { actions }: Situation,
  undecided: LogVerdict['undecided'],
  illegal: LogStep | undefined,
  notRead: readonly NotReadStep[],
): readonly JudgedStep[] {
  const lost = (at: number): readonly JudgedStep[] =>
    notRead.filter(({ before }) => before === at).map(({ text }) => ({ line: text, is: 'not judged' }));
  const isOf = (number: number): JudgedStep['is'] => {
    if (illegal !== undefined && number >= illegal.number)
      return number === illegal.number ? 'illegal' : 'not judged';
    return undecided.some((each) => each.number === number) ? 'not judged' : 'legal';
  };
  return [
    ...actions.flatMap((action, at): readonly JudgedStep[] => [
      ...lost(at),
      { number: at + 1, line: printAction(action), is: isOf(at + 1) },
    ]),
    ...lost(actions.length),
  ];
}
