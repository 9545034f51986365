import type { Card } from '../duel.ts';
import type { Change } from '../stats/change.ts';
import { type LadderStep, ladder, type Rung } from '../stats/ladder.ts';
import type { StatTables } from '../stats/tables.ts';

export const stats = ['atk', 'def'] as const;
export type Stat = (typeof stats)[number];

/** A value of a monster that something modified, or may modify. */
export interface StatLine extends StatValue {
  readonly steps: readonly LadderStep[];
  /** What modifies it too, by nobody knows how much; while there is something, the value is not known. */
  readonly open: readonly OpenChange[];
  /** Whose effect each step is of: names of cards, by the ids of the steps. */
  readonly by: Readonly<Record<string, string>>;
}

/** A change of which it was not said how much, or whether. `id` is what it ends by. */
export interface OpenChange {
  readonly id: string;
  readonly words: string;
}

/** What a monster has of ATK or DEF. `null`: it was not said, or no source settles it. */
export interface StatValue {
  readonly current: number | null;
  readonly original: number | null;
}

/** The current and the original ATK or DEF of a card: the one place where they are asked. */
export function statOf(card: Card, stat: Stat): StatValue {
  const line = card.stats[stat];
  if (line === undefined) return { current: printed(card, stat), original: printed(card, stat) };
  const { current, original, open } = line;
  return open.length === 0 ? { current, original } : { current: null, original: null };
}

/** The printed value; null for what was not said, and for what has no such value. "?" is 0 face-up on the field (rule stats/original-value). */
function printed({ model: { facts }, place, faceUp }: Card, stat: Stat): number | null {
  if (facts.cardType !== 'monster') return null;
  const value = facts[stat];
  if (value === '?') return place === 'monster-zone' && faceUp ? 0 : null;
  return value ?? null;
}

/**
 * The card after one more step on the ladder of its ATK or DEF (src/engine/stats). A step that cannot be is left out. What
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
  const steps = [...(line?.steps ?? []), step];
  const values = climbed(card, stat, steps, tables);
  if (values === null) return card;
  const names = { ...line?.by, ...(by === undefined ? {} : { [step.id]: by }) };
  return {
    ...card,
    stats: { ...card.stats, [stat]: { steps, open: line?.open ?? [], by: names, ...values } },
  };
}

/** The card with these open changes of its ATK or DEF, and no others. */
export function withOpenStats(card: Card, stat: Stat, open: readonly OpenChange[]): Card {
  const line: StatLine = card.stats[stat] ?? { steps: [], open: [], by: {}, ...statOf(card, stat) };
  return { ...card, stats: { ...card.stats, [stat]: { ...line, open } } };
}

/** The card without the lines of its ATK and DEF on which every modifier has ended: the values are the printed ones again. */
function withoutEndedLines(card: Card): Card {
  const left = stats.flatMap((stat) => {
    const line = card.stats[stat];
    if (line === undefined) return [];
    const value = printed(card, stat);
    const isOver =
      appliedSteps(card, stat).length + line.open.length === 0 &&
      line.current === value &&
      line.original === value;
    return isOver ? [] : [[stat, line] as const];
  });
  return left.length === Object.keys(card.stats).length ? card : { ...card, stats: Object.fromEntries(left) };
}

/** Two printed values, far apart: where both come to the same, the value that was not said does not matter. */
const unsaidTried = [0, 1_000_000] as const;

function climbed(card: Card, stat: Stat, steps: readonly LadderStep[], tables: StatTables): StatValue | null {
  const said = printed(card, stat);
  const tops = (said === null ? unsaidTried : [said]).map((value) => {
    const rungs = ladder(value, steps, tables);
    return rungs.ok ? rungs.value.at(-1) : undefined;
  });
  const [first, ...others] = tops;
  if (first === undefined) return null;
  const settled = (value: (top: StatValue) => number | null) =>
    others.every((each) => each !== undefined && value(each) === value(first)) ? value(first) : null;
  return { current: settled(({ current }) => current), original: settled(({ original }) => original) };
}

/** The change of a step that is applied, as it is now; undefined where there is no such step. */
export function changeNow(card: Card, stat: Stat, id: string): Change | undefined {
  const step = (card.stats[stat]?.steps ?? []).findLast((each) => each.id === id && each.do !== 'end');
  return step === undefined || step.do === 'end' ? undefined : step.change;
}

/** What each step of the value came to; none where nothing modified it, or its printed value was not said. */
export function rungsOf(card: Card, stat: Stat, tables: StatTables): readonly Rung[] {
  const said = printed(card, stat);
  const rungs = said === null ? undefined : ladder(said, card.stats[stat]?.steps ?? [], tables);
  return rungs?.ok ? rungs.value : [];
}

/** The ids of the steps that are applied to the value, and have not ended. */
export function appliedSteps(card: Card, stat: Stat): readonly string[] {
  const steps = card.stats[stat]?.steps ?? [];
  const ended = new Set(steps.flatMap((step) => (step.do === 'end' ? [step.id] : [])));
  return steps.flatMap((step) => (step.do === 'apply' && !ended.has(step.id) ? [step.id] : []));
}
