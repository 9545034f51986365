import { type LadderStep, ladder, type Rung } from '../engine/state/values/ladder.ts';
import type { ModifierKind } from '../engine/state/values/tables.ts';
import { decisionWords } from '../engine/stats/decision-words.ts';
import { elapsedMs } from '../platform/elapsed.ts';
import { fail, ok, type Result } from '../platform/problem.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { citationsFor } from './cite.ts';
import type { ModifierHow, ModifierItem } from './readers/modifiers.ts';
import type { TableBooks } from './table-verdict.ts';
import { type TimelineLine, unplayed, type Verdict, type VerdictFinding } from './verdict.ts';

/** What `/stats` asks. */
export interface StatsQuestion {
  /** Whose value it is, for the sentence: `Harpie Queen`, or none. */
  readonly name: string | undefined;
  readonly stat: 'ATK' | 'DEF';
  readonly printed: number;
  readonly steps: readonly ModifierItem[];
  readonly ruleset: Ruleset;
  readonly assumed: readonly string[];
}

/** A value worked out, and the value after each step: null where it is not settled. */
export interface StatsRuling {
  readonly verdict: Verdict;
  readonly steps: readonly { readonly what: string; readonly value: number | null }[];
}

/** More modifiers of which nobody said how they came make too many cases. */
const mostUnsaid = 6;
/** As many cases are told one by one. */
const mostCases = 4;

type Modifier = ModifierItem & { readonly do: 'apply' };

/** Works out a value step by step (rules stats/modifiers and stats/interaction), in every case that was not said. */
export function ruleOnStats(asked: StatsQuestion, books: TableBooks): Result<StatsRuling> {
  const start = performance.now();
  const modifiers = asked.steps.filter((step): step is Modifier => step.do === 'apply');
  const wrong = asked.steps.find(
    (step) => step.do === 'end' && (step.number < 1 || step.number > modifiers.length),
  );
  if (wrong !== undefined) {
    const expected = `must end one of the ${modifiers.length} modifiers, counted from 1`;
    return fail({ code: 'no-such-modifier', found: wrong.words, expected });
  }
  const unsaid = modifiers.flatMap(({ how }, at) => (how === undefined ? [at] : []));
  if (unsaid.length > mostUnsaid) {
    const expected = `must say of all but ${mostUnsaid} modifiers whether they were activated or apply (continuous)`;
    return fail({ code: 'too-many-cases', found: `${unsaid.length} modifiers`, expected });
  }
  const cases: Case[] = [];
  for (const hows of casesOf(modifiers)) {
    const rungs = ladder(asked.printed, stepsOf(asked.steps, modifiers, hows), books.tables.stats);
    if (!rungs.ok) return rungs;
    cases.push({ hows, rungs: rungs.value });
  }
  const verdict = verdictOf(asked, modifiers, unsaid, cases, books.rulebook, start);
  return ok({ verdict, steps: stepValues(asked, cases) });
}

/** How each modifier came in a case, and what comes of it. */
interface Case {
  readonly hows: readonly ModifierHow[];
  readonly rungs: readonly Rung[];
}

/** The values after a step, each once: several where the cases come to several. */
const valuesAt = (cases: readonly Case[], at: number): readonly (number | null)[] => [
  ...new Set(cases.map(({ rungs }) => rungs[at]?.current ?? null)),
];

function stepValues({ stat, printed, steps }: StatsQuestion, cases: readonly Case[]): StatsRuling['steps'] {
  const after = steps.map(({ words }, at) => {
    const [value = null, ...others] = valuesAt(cases, at);
    return { what: words, value: others.length === 0 ? value : null };
  });
  return [{ what: `printed ${stat}`, value: printed }, ...after];
}

/** Every way in which the modifiers can have come. */
const casesOf = (modifiers: readonly Modifier[]): readonly (readonly ModifierHow[])[] =>
  modifiers.reduce<readonly (readonly ModifierHow[])[]>(
    (cases, { how }) =>
      cases.flatMap((each) =>
        (how === undefined ? (['lingering', 'continuous'] as const) : [how]).map((one) => [...each, one]),
      ),
    [[]],
  );

const kindOf = ({ change, original }: Modifier, how: ModifierHow): ModifierKind => {
  if (original) return `${how}-original`;
  return change.op === 'plus' || change.op === 'minus' ? `${how}-change` : `${how}-current`;
};

const stepsOf = (
  steps: readonly ModifierItem[],
  modifiers: readonly Modifier[],
  hows: readonly ModifierHow[],
): readonly LadderStep[] =>
  steps.map((step) => {
    if (step.do === 'end') return { do: 'end', id: String(step.number) };
    const at = modifiers.indexOf(step);
    return {
      do: 'apply',
      id: String(at + 1),
      kind: kindOf(step, hows[at] ?? 'lingering'),
      change: step.change,
    };
  });

function verdictOf(
  asked: StatsQuestion,
  modifiers: readonly Modifier[],
  unsaid: readonly number[],
  cases: readonly Case[],
  rulebook: Rulebook,
  start: number,
): Verdict {
  const last = asked.steps.length === 0 ? [asked.printed] : valuesAt(cases, asked.steps.length - 1);
  const [value = null, ...others] = last;
  const isSettled = value !== null && others.length === 0;
  const whose = asked.name === undefined ? `The ${asked.stat}` : `The ${asked.stat} of ${asked.name}`;
  const known = last.filter((each) => each !== null).toSorted((a, b) => a - b);
  const findings = findingsOf(cases, modifiers);
  return unplayed({
    answer: isSettled ? String(value) : 'cannot tell',
    headline: isSettled
      ? `${whose} is ${value}.`
      : known.length > 1
        ? `${whose} is ${known.join(' or ')}: it depends on how the modifiers came.`
        : `What ${whose.toLowerCase().replace('atk', 'ATK').replace('def', 'DEF')} is no source settles.`,
    tier: 'engine',
    ruleset: asked.ruleset,
    timeline: [
      { at: 'at first', what: `${asked.stat} ${asked.printed}`, rule: 'stats/original-value' },
      ...asked.steps.map(
        (step, at): TimelineLine => ({
          at: step.words,
          what: `${asked.stat} ${valuesAt(cases, at).map(valueWords).join(' or ')}`,
          rule: 'stats/modifiers',
        }),
      ),
    ],
    findings,
    citations: citationsFor(findings, rulebook, asked.ruleset),
    assumed: asked.assumed,
    missing: isSettled ? [] : missingOf(modifiers, unsaid, cases),
    ms: elapsedMs(start),
  });
}

const valueWords = (value: number | null): string => (value === null ? 'not settled' : String(value));

/** What the steps did to the modifiers before them, where it is the same in every case; then what no source settles. */
function findingsOf(cases: readonly Case[], modifiers: readonly Modifier[]): readonly VerdictFinding[] {
  const [first = [], ...others] = cases.map(({ rungs }) => decisionsOf(rungs, modifiers));
  const same = first.filter((one) =>
    others.every((each) => each.some(({ rule, because }) => rule === one.rule && because === one.because)),
  );
  const open = cases.length > 1 ? [] : (cases[0]?.rungs.at(-1)?.open ?? []);
  const unknown = open.map(
    ({ rule, question }): VerdictFinding => ({ rule, verdict: 'unknown', because: question }),
  );
  const base: VerdictFinding = {
    rule: 'stats/modifiers',
    verdict: 'permits',
    because: 'each change is of one of the six kinds, and the table says what it does to those before it',
  };
  return [...same, ...unknown, base];
}

const decisionsOf = (rungs: readonly Rung[], modifiers: readonly Modifier[]): readonly VerdictFinding[] =>
  rungs.flatMap(({ step, decisions }) =>
    decisions.map(
      (decision): VerdictFinding => ({
        rule: decision.rule,
        verdict: 'permits',
        because: decisionWords(decision, step.id, (id) => `${id}. ${modifiers[Number(id) - 1]?.words ?? ''}`),
      }),
    ),
  );

/** Each case with its value, where there are few; else what was not said. */
function missingOf(
  modifiers: readonly Modifier[],
  unsaid: readonly number[],
  cases: readonly Case[],
): readonly string[] {
  if (unsaid.length === 0) {
    const open = cases[0]?.rungs.at(-1)?.open ?? [];
    return open.map(({ question, values }) => `${question} (${values.join(' or ')})`);
  }
  const hows = unsaid.map(
    (at) => `whether ${at + 1}. ${modifiers[at]?.words ?? ''} was activated, or applies (continuous)`,
  );
  if (cases.length > mostCases) return hows;
  const values = cases.map(({ hows: each, rungs }) => {
    const came = unsaid.map((at) => `${at + 1} ${each[at] === 'lingering' ? 'activated' : 'continuous'}`);
    return `${valueWords(rungs.at(-1)?.current ?? null)} if ${came.join(', ')}`;
  });
  return [...hows, ...values];
}
