import type { Card } from './duel.ts';
import { anything, exactly, type OpenAmount, only, type Range } from './values/amount.ts';
import type { Change } from './values/change.ts';
import { type LadderStep, ladder, type Rung } from './values/ladder.ts';
import type { StatTables } from './values/tables.ts';

export const stats = ['atk', 'def'] as const;
export type Stat = (typeof stats)[number];

/** A value of a monster that something modified, or may modify. */
export interface StatLine {
  readonly steps: readonly LadderStep[];
  /** What the steps come to. */
  readonly within: StatRanges;
  /** What modifies it too, or may; while there is something, the value is not known. */
  readonly open: readonly OpenChange[];
  /** Whose effect each step is of: names of cards, by the ids of the steps. */
  readonly by: Readonly<Record<string, string>>;
}

/** A change of which it was not said what, or whether. `id` is what it ends by. */
export interface OpenChange {
  readonly id: string;
  readonly words: string;
  /** It raises or lowers the current value by this much, and does nothing else to it. */
  readonly adds?: Range;
}

/** What a monster has of ATK or DEF. `null`: it was not said, or no source settles it. */
export interface StatValue {
  readonly current: number | null;
  readonly original: number | null;
}

/** What a monster may have of ATK or DEF. */
export interface StatRanges {
  readonly current: Range;
  readonly original: Range;
}

/** The current and the original ATK or DEF of a card: the one place where they are asked. */
export function statOf(card: Card, stat: Stat): StatValue {
  const { current, original } = statWithin(card, stat);
  return { current: only(current), original: only(original) };
}

/** The amount of a step of which it was not said how much it is. */
export const openAmountOf = (step: LadderStep): OpenAmount | undefined =>
  step.do !== 'end' && 'amount' in step.change && typeof step.change.amount !== 'number'
    ? step.change.amount
    : undefined;

/** What keeps a value from being known, in words. */
export const openWordsOf = ({ stats: lines }: Card, stat: Stat): readonly string[] => [
  ...(lines[stat]?.open ?? []).map(({ words }) => words),
  ...(lines[stat]?.steps ?? []).flatMap((step) => openAmountOf(step)?.counts ?? []),
];

/** What the current and the original ATK or DEF of a card may be, by all that was said. */
export function statWithin(card: Card, stat: Stat): StatRanges {
  const line = card.stats[stat];
  if (line === undefined) {
    const said = printedWithin(card, stat);
    return { current: said, original: said };
  }
  if (line.open.length === 0) return line.within;
  if (!line.open.every(isAddition)) return { current: anything, original: anything };
  const { current, original } = line.within;
  // What is applied last is worked out of the sum: more of what comes before it does not add as much.
  const last = line.steps.some((step) => step.do === 'apply' && step.kind === 'applied-last');
  return { current: last ? anything : line.open.reduce(added, current), original };
}

const isAddition = ({ adds }: OpenChange): boolean => adds !== undefined;

const added = (value: Range, { adds = anything }: OpenChange): Range => ({
  least: Math.max(0, value.least + adds.least),
  most: value.most === null || adds.most === null ? null : Math.max(0, value.most + adds.most),
});

const printedWithin = (card: Card, stat: Stat): Range => {
  const said = printed(card, stat);
  return said === null ? anything : exactly(said);
};

/** The printed value; null for what was not said, and for what has no such value. "?" is 0 face-up on the field (rule stats/original-value). */
function printed({ model: { facts }, place, faceUp }: Card, stat: Stat): number | null {
  if (facts.cardType !== 'monster') return null;
  const value = facts[stat];
  if (value === '?') return place === 'monster-zone' && faceUp ? 0 : null;
  return value ?? null;
}

/**
 * The card after one more step on the ladder of its ATK or DEF (src/engine/state/values). A step that cannot be is left out. What
 * is applied after all before it has ended begins a ladder of its own, so that a long Duel has no long ladders.
 * @param by the name of the card whose effect it is, of a step that applies something
 */
export function withStatStep(
  given: Card,
  stat: Stat,
  step: LadderStep,
  tables: StatTables,
  by?: string,
): Card {
  const card = step.do === 'apply' ? withoutEndedLines(given) : given;
  const line = card.stats[stat];
  const steps = [...(line?.steps ?? []), workedOutNow(card, stat, step)];
  const within = climbed(card, stat, steps, tables);
  if (within === null) return card;
  const names = { ...line?.by, ...(by === undefined ? {} : { [step.id]: by }) };
  return { ...card, stats: { ...card.stats, [stat]: { steps, open: line?.open ?? [], by: names, within } } };
}

/** The card with these open changes of its ATK or DEF, and no others. */
export function withOpenStats(card: Card, stat: Stat, open: readonly OpenChange[]): Card {
  const line: StatLine = card.stats[stat] ?? { steps: [], open: [], by: {}, within: statWithin(card, stat) };
  return { ...card, stats: { ...card.stats, [stat]: { ...line, open } } };
}

/** The card without the lines of its ATK and DEF on which every modifier has ended: the values are the printed ones again. */
function withoutEndedLines(card: Card): Card {
  const left = stats.flatMap((stat) => {
    const line = card.stats[stat];
    if (line === undefined) return [];
    const value = printedWithin(card, stat);
    const isOver =
      appliedSteps(card, stat).length + line.open.length === 0 &&
      isSame(line.within.current, value) &&
      isSame(line.within.original, value);
    return isOver ? [] : [[stat, line] as const];
  });
  return left.length === Object.keys(card.stats).length ? card : { ...card, stats: Object.fromEntries(left) };
}

const isSame = (a: Range, b: Range): boolean => a.least === b.least && a.most === b.most;

/**
 * What lingers and halves or doubles is worked out once, when it is applied (rules stats/lingering-current and
 * -original): where the value that it starts from was not known, it is not known what it comes to, whatever is said or
 * ends later.
 */
function workedOutNow(card: Card, stat: Stat, step: LadderStep): LadderStep {
  if (step.do !== 'apply' || !('of' in step.change)) return step;
  if (step.kind !== 'lingering-current' && step.kind !== 'lingering-original') return step;
  const open = card.stats[stat]?.open ?? [];
  const unknown = step.change.of === 'original' ? open.find((each) => !isAddition(each)) : open[0];
  if (unknown === undefined) return step;
  return { ...step, change: { op: 'become', amount: { ...anything, counts: unknown.words } } };
}

function climbed(
  card: Card,
  stat: Stat,
  steps: readonly LadderStep[],
  tables: StatTables,
): StatRanges | null {
  const rungs = ladder(printedWithin(card, stat), steps, tables);
  return rungs.ok ? (rungs.value.at(-1)?.within ?? null) : null;
}

/** The change of a step that is applied, as it is now; undefined where there is no such step. */
export function changeNow(card: Card, stat: Stat, id: string): Change | undefined {
  const step = (card.stats[stat]?.steps ?? []).findLast((each) => each.id === id && each.do !== 'end');
  return step === undefined || step.do === 'end' ? undefined : step.change;
}

/** What each step of the value came to; none where nothing modified it, or its printed value was not said. */
export function rungsOf(card: Card, stat: Stat, tables: StatTables): readonly Rung[] {
  const rungs = ladder(printedWithin(card, stat), card.stats[stat]?.steps ?? [], tables);
  return rungs.ok ? rungs.value : [];
}

/** The ids of the steps that are applied to the value, and have not ended. */
export function appliedSteps(card: Card, stat: Stat): readonly string[] {
  const steps = card.stats[stat]?.steps ?? [];
  const ended = new Set(steps.flatMap((step) => (step.do === 'end' ? [step.id] : [])));
  return steps.flatMap((step) => (step.do === 'apply' && !ended.has(step.id) ? [step.id] : []));
}
