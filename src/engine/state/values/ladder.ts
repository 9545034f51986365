import { fail, ok, type Result } from '../../../platform/problem.ts';
import { type End, ends, exactly, only, type Range, rangeOf } from './amount.ts';
import { type Change, changeAt, changed, type KnownChange } from './change.ts';
import { type OpenPoint, openPoints, readings, standard } from './readings.ts';
import {
  type ModifierKind,
  modifierOf,
  type Outcome,
  outcomeOf,
  outcomeRules,
  type StatTables,
} from './tables.ts';
import { type Applied, isHeldBack, type Reading, type ValueCase, valuesBefore, valuesWith } from './value.ts';

/** A step of a ladder. `applied-last` is a special case of rule stats/applied-last. */
export type LadderStep = Step<Change>;

type Step<C> =
  | {
      readonly do: 'apply';
      readonly id: string;
      readonly kind: ModifierKind | 'applied-last';
      readonly change: C;
    }
  | { readonly do: 'end'; readonly id: string }
  /** What an applying modifier counts has changed. A lingering one keeps its amount (rule stats/amount-settled). */
  | { readonly do: 'recount'; readonly id: string; readonly change: C };
type KnownStep = Step<KnownChange>;

/** What a step did to a modifier that was there, and the rule that says so. */
export interface Decision {
  readonly previous: string;
  readonly outcome: Outcome | 'returns' | 'already-gone' | 'applied-last' | 'amount-settled';
  readonly rule: string;
}

/** The monster after a step: null where no source settles a value (`open`), or an amount was not said (`within`). */
export interface Rung {
  readonly step: LadderStep;
  readonly current: number | null;
  readonly original: number | null;
  readonly within: { readonly current: Range; readonly original: Range };
  readonly decisions: readonly Decision[];
  readonly open: readonly OpenPoint[];
}

/**
 * Works out the ATK (or DEF) of a monster step by step, by the tables of stats/modifiers and stats/interaction. Amounts that
 * were not said are followed at both ends: no change turns a higher value into a lower one, so all others lie between.
 * @param printed the printed value, or what it may be; 0 for "?"
 * @returns a rung a step, or a problem that names the step that cannot be
 */
export function ladder(
  printed: number | Range,
  steps: readonly LadderStep[],
  tables: StatTables,
): Result<readonly Rung[]> {
  const known = new Map<string, LadderStep & { readonly do: 'apply' }>();
  for (const step of steps) {
    const before = known.get(step.id);
    if (step.do === 'apply') {
      if (before !== undefined) return bad(`the modifier ${step.id}`, 'must be applied once only');
      if (!fits(step.kind, step.change, tables))
        return bad(
          `${step.change.op} of the modifier ${step.id}`,
          `must be a change that ${step.kind} can make`,
        );
      known.set(step.id, step);
    } else if (before === undefined) {
      return bad(`the modifier ${step.id}`, 'must be applied before it ends or changes');
    } else if (step.do === 'recount' && !fits(before.kind, step.change, tables)) {
      return bad(
        `${step.change.op} of the modifier ${step.id}`,
        `must be a change that ${before.kind} can make`,
      );
    }
  }
  const base = typeof printed === 'number' ? exactly(printed) : printed;
  const unsaid = base.least !== base.most || steps.some(isOpen);
  const asked = readingsThatMatter([...known.values()], tables);
  const climbed = (unsaid ? ends : (['low'] as const)).map((end) => {
    const known = steps.map((each) => stepAt(each, end));
    const from = end === 'low' ? base.least : (base.most ?? Number.POSITIVE_INFINITY);
    return asked.map((reading) => climb({ printed: from, tables, reading }, known));
  });
  const low = steps.map((each) => stepAt(each, 'low'));
  const decided = climb({ printed: base.least, tables, reading: standard }, low);
  return ok(
    steps.map((step, at) => {
      const byEnd = climbed.map((climbs) => climbs.flatMap((each) => each[at] ?? []));
      const rungs = byEnd.flat();
      const range = (what: 'current' | 'original') =>
        rangeOf(Math.min(...rungs.map((each) => each[what])), Math.max(...rungs.map((each) => each[what])));
      const within = { current: range('current'), original: range('original') };
      const current = only(within.current);
      const original = only(within.original);
      const open = current === null || original === null ? pointsOf(byEnd) : [];
      return { step, current, original, within, decisions: decided[at]?.decisions ?? [], open };
    }),
  );
}

/** What only raises and lowers comes to the same under every reading, and two points are of what is applied last. */
function readingsThatMatter(
  applied: readonly { readonly kind: ModifierKind | 'applied-last' }[],
  tables: StatTables,
): readonly Reading[] {
  if (applied.some(({ kind }) => kind === 'applied-last')) return readings;
  const isPlain = applied.every(
    ({ kind }) => kind !== 'applied-last' && modifierOf(tables, kind).what === 'plus-minus',
  );
  return isPlain ? [standard] : readings.filter(isOfSorted);
}

const isOfSorted = ({ underLast, severalLast }: Reading): boolean =>
  underLast === standard.underLast && severalLast === standard.severalLast;

/** The open points at either end, each once. */
function pointsOf(byEnd: readonly (readonly Climbed[])[]): readonly OpenPoint[] {
  const found = byEnd.flatMap((rungs) => openPoints(rungs));
  return found
    .filter(({ point }, at) => found.findIndex((each) => each.point === point) === at)
    .map((each) => ({ ...each, values: each.values.filter(Number.isFinite) }));
}

/** Has the step an amount that was not said? */
export const isOpen = (step: LadderStep): boolean =>
  step.do !== 'end' && 'amount' in step.change && typeof step.change.amount !== 'number';

const stepAt = (step: LadderStep, end: End): KnownStep =>
  step.do === 'end' ? step : { ...step, change: changeAt(step.change, end) };

const bad = (found: string, expected: string) => fail({ code: 'bad-ladder', found, expected });

/** Can a modifier of this kind make this change? An original value is never raised, lowered or made from the current one. */
function fits(kind: ModifierKind | 'applied-last', change: Change, tables: StatTables): boolean {
  if (kind === 'applied-last') return true;
  const { what } = modifierOf(tables, kind);
  if (change.op === 'halve' || change.op === 'double')
    return what === 'sets-current' || (what === 'sets-original' && change.of === 'original');
  return change.op === 'become' ? what !== 'plus-minus' : what === 'plus-minus';
}

interface Climbed {
  readonly current: number;
  readonly original: number;
  readonly decisions: readonly Decision[];
}

/** The values after each step under one reading. */
function climb(of: ValueCase, steps: readonly KnownStep[]): readonly Climbed[] {
  let applied: readonly Applied[] = [];
  return steps.map((step) => {
    const next = take(of, step, applied);
    applied = next.applied;
    return { ...valuesWith(of, applied), decisions: next.decisions };
  });
}

interface Taken {
  readonly applied: readonly Applied[];
  readonly decisions: readonly Decision[];
}

function take(of: ValueCase, step: KnownStep, applied: readonly Applied[]): Taken {
  if (step.do === 'apply') return apply(of, step, applied);
  const { tables } = of;
  const { id } = step;
  if (!applied.some((each) => each.id === id))
    return { applied, decisions: [{ previous: id, outcome: 'already-gone', rule: outcomeRules.removes }] };
  if (step.do === 'recount') {
    const settled = (each: Applied) =>
      each.kind !== 'applied-last' && modifierOf(tables, each.kind).how === 'lingering';
    const lingers = applied.some((each) => each.id === id && settled(each));
    return {
      applied: applied.map((each) => (each.id === id && !lingers ? { ...each, change: step.change } : each)),
      decisions: lingers ? [{ previous: id, outcome: 'amount-settled', rule: 'stats/amount-settled' }] : [],
    };
  }
  const left = applied.filter((each) => each.id !== id);
  const back = left.filter((each) => isHeldBack(of, applied, each.id) && !isHeldBack(of, left, each.id));
  const ended = applied.find((each) => each.id === id)?.kind;
  return {
    applied: left,
    decisions: back.flatMap(({ id: previous, kind }) =>
      kind === 'applied-last' || ended === undefined || ended === 'applied-last'
        ? []
        : [{ previous, outcome: 'returns', rule: outcomeRules[outcomeOf(tables, kind, ended)] }],
    ),
  };
}

function apply(
  of: ValueCase,
  { id, kind, change }: KnownStep & { readonly do: 'apply' },
  applied: readonly Applied[],
): Taken {
  const { tables } = of;
  if (kind === 'applied-last') return { applied: [...applied, { id, kind, change }], decisions: [] };
  const decisions = applied.map((each): Decision => {
    if (each.kind === 'applied-last')
      return { previous: each.id, outcome: 'applied-last', rule: 'stats/applied-last' };
    const outcome = outcomeOf(tables, each.kind, kind);
    return { previous: each.id, outcome, rule: outcomeRules[outcome] };
  });
  const gone = new Set(
    decisions.filter(({ outcome }) => outcome === 'removes').map(({ previous }) => previous),
  );
  const { what, how } = modifierOf(tables, kind);
  const worksOut = how === 'lingering' && what !== 'plus-minus';
  const set = worksOut ? { set: changed(change, valuesBefore(of, applied)) } : {};
  return {
    applied: [...applied.filter((each) => !gone.has(each.id)), { id, kind, change, ...set }],
    decisions,
  };
}
