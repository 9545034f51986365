import { answerQuestion } from '../engine/answer/answer-question.ts';
import { judgeStep } from '../engine/legal/judge-step.ts';
import type { Action } from '../engine/state/action.ts';
import { isUnderWay } from '../engine/state/battle.ts';
import type { Duel } from '../engine/state/duel.ts';
import type { Finding } from '../engine/state/finding.ts';
import { ANSWERS, forbidsAsTold, isOfTime } from './left-out.ts';

/** Was it in the hand, or Set, and since when; was it chained, or activated later? What comes of it is the same. */
const ofHowItWasPlayed: ReadonlySet<string> = new Set(['spell/quick-play', 'trap/when', 'chain/spell-speed']);

/** At which moment of a battle something is done is seldom told. */
const isOfBattleMoment = ({ rule }: Finding): boolean =>
  rule.startsWith('damage-step/') || rule === 'activation/condition-checked-once';

/**
 * A told Summon or Set that a text forbids is played all the same, and pointed out. Where the monster came from, with what it was
 * Summoned and what lets its player Summon again may have been left untold.
 */
export function pointOutSummon(
  before: Duel,
  after: Duel,
  action: Extract<Action, { do: 'summon' | 'declare-summon' | 'happen' }>,
  earlier: readonly Action[],
): Duel {
  const [found] = summonedBy(action).flatMap((card) =>
    (action.do === 'happen'
      ? answerQuestion(before, { ask: 'special-summon', card }).findings
      : judgeStep(before, action, true).findings
    )
      .filter(
        (each) =>
          each.verdict === 'forbids' &&
          each.rule === 'wording/cannot-wins' &&
          forbidsAsTold(each, before, action, { phases: true, earlier }),
      )
      .map((finding) => ({ card, finding })),
  );
  if (found === undefined) return after;
  const { card, finding } = found;
  return {
    ...after,
    illegalities: [...after.illegalities, finding],
    unlawful: [...(after.unlawful ?? []), { card, by: card, finding, whatever: 'Summoned' }],
  };
}

/** The monsters that an action Summons, as it was told. */
const summonedBy = (
  action: Extract<Action, { do: 'summon' | 'declare-summon' | 'happen' }>,
): readonly string[] =>
  action.do === 'happen'
    ? action.events.flatMap(({ event, card }) =>
        event === 'special-summoned' && card !== undefined ? [card] : [],
      )
    : [action.card];

/** A told activation that a rule forbids by what was told is played all the same, and pointed out. */
export function pointOutIllegal(
  before: Duel,
  after: Duel,
  action: Extract<Action, { do: 'activate' }>,
  earlier: readonly Action[],
): Duel {
  // What it cannot target was pointed out when it was played.
  if ((after.unlawful?.length ?? 0) > (before.unlawful?.length ?? 0)) return after;
  const part = after.chain.at(-1)?.part;
  const played = part === undefined ? action : { ...action, part };
  const finding = judgeStep(before, played, true).findings.find(
    (each) =>
      each.verdict === 'forbids' &&
      !isOfTime(each) &&
      !(isUnderWay(before) && isOfBattleMoment(each)) &&
      ((each.rule === ANSWERS && each.code === 'differs') ||
        forbidsAsTold(each, before, action, { phases: true, earlier })),
  );
  if (finding === undefined) return after;
  const { card } = action;
  const illegalities = [...after.illegalities, finding];
  return ofHowItWasPlayed.has(finding.rule)
    ? { ...after, illegalities }
    : {
        ...after,
        illegalities,
        unlawful: [...(after.unlawful ?? []), { card, by: card, finding, whatever: 'activated' }],
      };
}

/** A told attack that a text or a battle position keeps from being declared is played all the same, and pointed out. */
export function pointOutAttack(before: Duel, after: Duel, { card }: Extract<Action, { do: 'attack' }>): Duel {
  const finding = after.illegalities
    .slice(before.illegalities.length)
    .find((each) => each.verdict === 'forbids' && ofWhatLies.has(`${each.rule} ${each.code}`));
  return finding === undefined
    ? after
    : { ...after, unlawful: [...(after.unlawful ?? []), { card, by: card, finding, whatever: 'declared' }] };
}

/** Whose turn it is, which one, how far it has come, and what lets a monster attack again may have been left untold. */
const ofWhatLies: ReadonlySet<string> = new Set([
  'battle-step/choosing own',
  'battle-step/choosing protected',
  'battle-step/choosing not-directly',
  'battle-step/choosing text-not-directly',
  'monster/face-up-attack face-down',
  'monster/face-up-attack defense',
  'wording/cannot-wins cannot',
]);
