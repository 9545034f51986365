import type { Instruction } from '../../../card-model/instruction.ts';
import { ownBoost, syncContinuous } from '../../continuous/sync-stats.ts';
import type { Answer } from '../../findings.ts';
import { isNegated } from '../../negation.ts';
import type { Question } from '../../question.ts';
import { hasAbility } from '../../state/ability.ts';
import { type Card, cardOf, type Duel, partOfLink } from '../../state/duel.ts';
import type { Finding } from '../../state/finding.ts';
import { rungsOf, type Stat, statOf } from '../../state/stat-line.ts';
import type { Amount, Range } from '../../state/values/amount.ts';
import type { Change } from '../../state/values/change.ts';
import type { LadderStep, Rung } from '../../state/values/ladder.ts';
import { decisionWords } from '../../stats/decision-words.ts';
import { unsaidStats } from './unsaid-stats.ts';

/**
 * The ATK and DEF of a monster now, with every step that led to them (rules stats/modifiers and stats/interaction): the
 * same ladder as `/stats`.
 */
export function statsNow(played: Duel, question: Extract<Question, { ask: 'stats' }>): Answer {
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
  return {
    answer: words,
    claim: `the ${of}ATK and DEF of ${name} now: ${words}`.replace('ATK and DEF', oneOrBoth(asked)),
    findings: [base, ...steps],
    deciding: steps.findLast(({ code, rule }) => code === 'step' && counts(rule)) ?? base,
    assumed: [],
    usual: onField ? ['nothing else on the field changes it'] : [],
    missing: [],
    read: [],
  };
}

/** What changes values, or what applies to them, where only what happened to cards was told. */
const changesMore: ReadonlySet<Instruction['do']> = new Set<Instruction['do']>([
  'change-atk',
  'change-def',
  'change-status',
  'change-attribute',
  'change-level',
  'change-type',
  'change-name',
  'described',
  'equip',
  'negate-effects',
]);

/** Effects of which the text was not played: it is not known, or somebody told what happened instead. */
function toldOnly(duel: Duel): readonly Finding[] {
  return duel.resolved
    .filter(({ applied, link }) => applied && link.asSpell !== true)
    .flatMap(({ link, told }) => {
      const { model } = cardOf(duel, link.card);
      const part = partOfLink(duel, link);
      const played = part !== undefined && 'does' in part;
      const more = played && told === true && part.does.some(({ do: verb }) => changesMore.has(verb));
      if (played && !more) return [];
      return [unknown('stats/modifiers', `what the effect of ${model.name} did to ATK and DEF was not said`)];
    });
}

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

const open = (claim: string, findings: readonly Finding[]): Answer => ({
  answer: 'cannot tell',
  claim,
  findings,
  deciding: findings[0],
  assumed: [],
  missing: findings.filter(({ verdict }) => verdict === 'unknown').map(({ because }) => because),
  read: [],
});

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
