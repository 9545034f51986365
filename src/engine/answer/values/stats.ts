import { allApplied } from '../../../card-model/activated.ts';
import type { Instruction } from '../../../card-model/instruction.ts';
import type { Counted } from '../../../card-model/value.ts';
import { setOf } from '../../../platform/list-of.ts';
import { ownBoost, syncContinuous } from '../../continuous/sync-stats.ts';
import { type Answer, openAnswer, valueAnswer } from '../../findings.ts';
import { isNegated } from '../../negation.ts';
import type { Asked } from '../../question.ts';
import { hasAbility } from '../../state/ability.ts';
import { type Card, cardOf, type Duel, partOfLink } from '../../state/duel.ts';
import type { Finding } from '../../state/finding.ts';
import {
  type OpenChange,
  openAmountOf,
  rungsOf,
  type Stat,
  statOf,
  statWithin,
} from '../../state/stat-line.ts';
import { type Amount, type OpenAmount, only, type Range } from '../../state/values/amount.ts';
import type { Change } from '../../state/values/change.ts';
import { isOpen, type LadderStep, ladder, type Rung } from '../../state/values/ladder.ts';
import { decisionWords } from '../../stats/decision-words.ts';
import { ownPhasesBefore } from '../../turn/phase-effects.ts';

/** A fact that would settle a value, in words, and the rule that asks for it. */
interface UnsaidStat {
  readonly rule: string;
  readonly words: string;
}

/** What keeps a value from being known: words that nobody read, what was not said, points that no source settles. */
function unsaidStats(duel: Duel, card: Card, stat: Stat): readonly UnsaidStat[] {
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

/** The ATK and DEF of a monster now, with every step that led to them (rules stats/modifiers, stats/interaction). */
export function statsNow(played: Duel, question: Asked<'stats'>): Answer {
  const duel = syncContinuous(played);
  const card = cardOf(duel, question.card);
  const { name, facts } = card.model;
  const which = question.which ?? 'current';
  const of = which === 'original' ? 'original ' : '';
  if (facts.cardType !== 'monster' || card.role !== 'monster') {
    const because = `${name} is no monster now`;
    return open(`what ATK and DEF ${name} has is not asked of it`, [
      unknown('stats/original-value', because),
    ]);
  }
  const asked: readonly Stat[] = question.stat === undefined ? both(card) : [question.stat];
  const steps = asked.flatMap((stat) => findingsOf(duel, card, stat));
  const values = asked.map((stat) => ({ stat, value: statOf(card, stat)[which] }));
  const unplayed = toldOnly(duel);
  const settled = values.every(({ value }) => value !== null) && unplayed.length === 0;
  const unsaid = settled
    ? []
    : values.flatMap(({ stat, value }) =>
        value === null ? unsaidStats(duel, card, stat).map(({ rule, words }) => unknown(rule, words)) : [],
      );
  if (!settled)
    return open(`what the ${of}ATK and DEF of ${name} are is not settled`, [
      ...unplayed,
      ...unsaid,
      ...steps,
    ]);
  const base = finding('stats/original-value', baseWords(card, asked));
  const counts = (rule: string) => which === 'current' || rule.endsWith('-original');
  const words = values.map(({ stat, value }) => `${stat.toUpperCase()} ${value}`).join(' / ');
  const onField = card.place === 'monster-zone' && card.faceUp;
  const claim = `the ${of}ATK and DEF of ${name} now: ${words}`.replace('ATK and DEF', oneOrBoth(asked));
  return valueAnswer(words, claim, [base, ...steps], {
    deciding: steps.findLast(({ code, rule }) => code === 'step' && counts(rule)) ?? base,
    assumed: which === 'current' ? [...ownPhasesBefore(card), ...countersUnsaid(duel, card, asked)] : [],
    usual: onField ? ['nothing else on the field changes it'] : [],
  });
}

/** Counters by which a text changes the values, on a card of which nobody said whether any lie on it: taken for none. */
function countersUnsaid(duel: Duel, card: Card, asked: readonly Stat[]): readonly string[] {
  const by = new Set(asked.flatMap((stat) => Object.values(card.stats[stat]?.by ?? {})));
  const cards = Object.values(duel.cards).filter(
    ({ id, model, countersSaid, counters }) =>
      (id === card.id || by.has(model.name)) &&
      countersSaid !== true &&
      Object.keys(counters).length === 0 &&
      !duel.timeline.some((event) => event.card?.id === id),
  );
  return cards.flatMap(({ model }) =>
    allApplied(model).some(hangsOnCounters) ? [`no counters lie on ${model.name}`] : [],
  );
}

const ofOwnCounters = (counted: Counted | undefined): boolean =>
  typeof counted === 'object' && 'counters' in counted && counted.on === undefined;

const hangsOnCounters = ({ do: verb, value, holds = [] }: Instruction): boolean =>
  (verb === 'change-atk' || verb === 'change-def') &&
  (ofOwnCounters(value?.each) || holds.flat().some((each) => 'total' in each && ofOwnCounters(each.total)));

/** What changes values, or what applies to them, where only what happened to cards was told. */
const changesMore: ReadonlySet<Instruction['do']> = setOf(
  'change-atk change-def change-status change-attribute change-level change-type change-name',
  'described equip negate-effects',
);

/** Effects of which the text was not played: it is not known, or somebody told what happened instead. */
const toldOnly = (duel: Duel): readonly Finding[] =>
  duel.resolved
    .filter(({ applied, link }) => applied && link.asSpell !== true)
    .flatMap(({ link, told }) => {
      const { model } = cardOf(duel, link.card);
      const part = partOfLink(duel, link);
      const played = part !== undefined && 'does' in part;
      const more = played && told === true && part.does.some(({ do: verb }) => changesMore.has(verb));
      if (played && !more) return [];
      return [unknown('stats/modifiers', `what the effect of ${model.name} did to ATK and DEF was not said`)];
    });

const oneOrBoth = (asked: readonly Stat[]): string => asked.map((stat) => stat.toUpperCase()).join(' and ');

/** A Link Monster has no DEF (rule link/no-def). */
const both = (card: Card): readonly Stat[] => (hasAbility(card, 'Link') ? ['atk'] : ['atk', 'def']);

const finding = (rule: string, because: string, code = 'base'): Finding => ({
  rule,
  verdict: 'permits',
  code,
  because,
});
const unknown = (rule: string, because: string): Finding => ({
  rule,
  verdict: 'unknown',
  code: 'open',
  because,
});

const open = (claim: string, findings: readonly Finding[]): Answer =>
  openAnswer(
    claim,
    findings.filter(({ verdict }) => verdict === 'unknown').map(({ because }) => because),
    findings,
  );

function baseWords({ model: { facts } }: Card, asked: readonly Stat[]): string {
  const said = asked.map((stat) => {
    const value = facts.cardType === 'monster' ? facts[stat] : undefined;
    return `${stat.toUpperCase()} ${value ?? 'not said'}`;
  });
  return `printed on it: ${said.join(', ')}`;
}

/** Every step of a value: what was applied or ended, what it came to, and what it did to the steps before it. */
function findingsOf(duel: Duel, card: Card, stat: Stat): readonly Finding[] {
  const { by = {} } = card.stats[stat] ?? {};
  const nameOf = (id: string) => by[id] ?? 'an effect';
  const rungs = rungsOf(card, stat, duel.tables);
  return rungs.flatMap((rung, at) => {
    const { step } = rung;
    const kind = kindNow(rungs, step.id);
    const ended = step.do === 'end' && step.id.startsWith(ownBoost('')) && isNegated(duel, card);
    return [
      finding(
        ended ? 'stats/own-boost-negated' : kind,
        `${nameOf(step.id)}: ${stepWords(rung, stat)}`,
        'step',
      ),
      ...roundedOrZero(rungs[at - 1]?.current ?? printedStat(card, stat), rung),
      ...rung.decisions.map((each) => finding(each.rule, decisionWords(each, step.id, nameOf))),
    ];
  });
}

/** That a half was rounded, or that what is lost is more than there was, said of a step where it is so. */
function roundedOrZero(before: number | null, { step, current }: Rung): readonly Finding[] {
  if (before === null || step.do !== 'apply') return [];
  const { change } = step;
  if (change.op === 'halve' && before % 2 === 1 && current !== null && current * 2 === before + 1)
    return [finding('stats/fractions', `half of ${before} is rounded up to ${current}`)];
  return change.op === 'minus' && current === 0 && typeof change.amount === 'number' && change.amount > before
    ? [finding('stats/below-zero', `${change.amount} less than ${before} is 0, and counts in full`)]
    : [];
}

const printedStat = ({ model: { facts } }: Card, stat: Stat): number | null => {
  const value = facts.cardType === 'monster' ? facts[stat] : undefined;
  return typeof value === 'number' ? value : null;
};

/** A value after each step that led to it, the printed one first. */
export function statSteps(
  duel: Duel,
  card: Card,
  stat: Stat,
): readonly { readonly what: string; readonly value: number | null }[] {
  const { by = {} } = card.stats[stat] ?? {};
  const rungs = rungsOf(card, stat, duel.tables);
  return [
    { what: 'printed', value: printedStat(card, stat) },
    ...rungs.map(({ step, current }) => ({
      what:
        step.do === 'end'
          ? `${by[step.id] ?? 'an effect'} ends`
          : `${by[step.id] ?? 'an effect'}: ${changeWords(step.change, isOriginal(step))}`,
      value: current,
    })),
  ];
}

const isOriginal = (step: LadderStep): boolean => step.do === 'apply' && step.kind.endsWith('-original');

/** The rule of the kind of modifier that a step is of. */
function kindNow(rungs: readonly Rung[], id: string): string {
  const applied = rungs.find(({ step }) => step.id === id && step.do === 'apply')?.step;
  return applied?.do === 'apply' ? `stats/${applied.kind}` : 'stats/modifiers';
}

function stepWords({ step, within }: Rung, stat: Stat): string {
  const is = stat.toUpperCase();
  const value = rangeWords(within.current);
  if (step.do === 'end') return `ends, ${is} ${value}`;
  return `${is} ${changeWords(step.change, isOriginal(step))}, now ${value}`;
}

function changeWords(change: Change, original: boolean): string {
  const which = original ? 'original value ' : '';
  switch (change.op) {
    case 'plus':
      return `+${amountWords(change.amount)}`;
    case 'minus':
      return `-${amountWords(change.amount)}`;
    case 'become':
      return `${which}set to ${amountWords(change.amount)}`;
    case 'halve':
      return `${which}set to half the ${change.of} value`;
    case 'double':
      return `${which}set to double the ${change.of} value`;
  }
}

const amountWords = (amount: Amount): string =>
  typeof amount === 'number' ? String(amount) : `an amount that was not said (${rangeWords(amount)})`;

const rangeWords = ({ least, most }: Range): string => {
  if (least === most) return String(least);
  if (most !== null) return `${least} to ${most}`;
  return `${least} or more`;
};
