import type { Card, Duel } from '../../state/duel.ts';
import { type OpenChange, rungsOf, type Stat, statWithin } from '../../state/stat-line.ts';
import { type OpenAmount, only, type Range } from '../../state/values/amount.ts';
import { isOpen, type LadderStep, ladder } from '../../state/values/ladder.ts';

/** A fact that would settle a value, in words, and the rule that asks for it. */
export interface UnsaidStat {
  readonly rule: string;
  readonly words: string;
}

/**
 * What keeps the current or original value of a monster from being known: changes that nobody read, conditions and counts
 * that were not said, with what the value comes to by them where that is plain, and points that no source settles.
 */
export function unsaidStats(duel: Duel, card: Card, stat: Stat): readonly UnsaidStat[] {
  const is = stat.toUpperCase();
  const line = card.stats[stat];
  const open = line?.open ?? [];
  const amounts = amountsThatMatter(duel, card, stat);
  const [first] = open;
  const alone = open.length + amounts.length === 1;
  const changes = open.map(
    (each) => `${each.words} (${alone && each === first ? caseWords(card, stat, each) : is})`,
  );
  const counts = amounts.map((each) => {
    const figures = alone ? figuresOf(duel, card, stat, each) : undefined;
    return `${each.counts} (${figures ?? is})`;
  });
  const points = (rungsOf(card, stat, duel.tables).at(-1)?.open ?? []).map(({ rule, question, values }) => ({
    rule,
    words: `${question} (${is} ${values.join(' or ')})`,
  }));
  const all = [...[...changes, ...counts].map((words) => ({ rule: 'stats/modifiers', words })), ...points];
  return all.length > 0
    ? all
    : [{ rule: 'stats/original-value', words: `the printed ${is} of ${card.model.name} was not said` }];
}

/** The value where a change applies of which that was not said, and where it does not. */
function caseWords(card: Card, stat: Stat, { adds }: OpenChange): string {
  const is = stat.toUpperCase();
  const steps = card.stats[stat]?.within.current;
  const base = steps === undefined ? null : only(steps);
  const now = statWithin(card, stat).current;
  if (adds === undefined || base === null || now.most === null) return is;
  const other = base === now.least ? now.most : now.least;
  return `${is} ${other} if so, ${base} if not`;
}

const openAmountOf = (step: LadderStep): OpenAmount | undefined =>
  step.do !== 'end' && 'amount' in step.change && typeof step.change.amount !== 'number'
    ? step.change.amount
    : undefined;

/** The amounts on which the value hangs: each alone, or all where none does alone. */
function amountsThatMatter(duel: Duel, card: Card, stat: Stat): readonly OpenAmount[] {
  const steps = card.stats[stat]?.steps ?? [];
  const amounts = steps.flatMap((step) => openAmountOf(step) ?? []);
  const named = amounts.filter(
    ({ counts }, at) => amounts.findLastIndex((each) => each.counts === counts) === at,
  );
  const matters = ({ counts }: OpenAmount) => {
    const rest = steps.map((step) => (openAmountOf(step)?.counts === counts ? step : pinned(step, 0)));
    const top = topOf(duel, card, stat, rest);
    return top !== undefined && only(top) === null;
  };
  const alone = named.filter(matters);
  const top = topOf(duel, card, stat, steps);
  return alone.length > 0 || top === undefined || only(top) !== null ? alone : named;
}

/** A step whose open amount is what it is at least, and some more of what it counts. */
function pinned(step: LadderStep, more: number): LadderStep {
  const amount = openAmountOf(step);
  if (amount === undefined || step.do === 'end' || !('amount' in step.change)) return step;
  return { ...step, change: { ...step.change, amount: amount.least + more * (amount.each ?? 0) } };
}

function topOf(duel: Duel, card: Card, stat: Stat, steps: readonly LadderStep[]): Range | undefined {
  const { facts } = card.model;
  const said = facts.cardType === 'monster' ? facts[stat] : undefined;
  const rungs = ladder(typeof said === 'number' ? said : 0, steps, duel.tables);
  return rungs.ok ? rungs.value.at(-1)?.within.current : undefined;
}

/** What is halved or doubled once keeps what was counted then, which may have been another number. */
const keepsCount = (step: LadderStep): boolean =>
  step.do === 'apply' && step.kind.startsWith('lingering') && 'of' in step.change;

/** "ATK is 2000, and 300 more for each": where each one that is counted comes to the same. */
function figuresOf(duel: Duel, card: Card, stat: Stat, { each, least }: OpenAmount): string | undefined {
  const steps = card.stats[stat]?.steps ?? [];
  const since = steps.findIndex(isOpen);
  if (each === undefined || steps.slice(since).some(keepsCount)) return undefined;
  const values = [0, 1, 2].map((more) => {
    const top = topOf(
      duel,
      card,
      stat,
      steps.map((step) => pinned(step, more)),
    );
    return top === undefined ? null : only(top);
  });
  const [none, one, two] = values;
  if (typeof none !== 'number' || typeof one !== 'number' || typeof two !== 'number') return undefined;
  if (one - none !== two - one || one === none) return undefined;
  const told = least === 0 ? '' : ` with the ${least / each} that were told`;
  const much = one > none ? `${one - none} more` : `${none - one} less`;
  return `${stat.toUpperCase()} is ${none}${told}, and ${much} for each${least === 0 ? '' : ' other'}`;
}
