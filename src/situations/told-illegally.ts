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

/** What was told and no rule allows: of what comes of it no rule says anything, where it is said what could not be done. */
interface Pointed {
  readonly card: string;
  readonly finding: Finding;
  readonly whatever?: 'activated' | 'declared' | 'Summoned';
}

/**
 * What was told is played all the same, and pointed out where a rule forbids it by what was told.
 * @param after the Duel in which the action was played
 * @param earlier the actions that were told before it
 */
export function pointOut(before: Duel, after: Duel, action: Action, earlier: readonly Action[]): Duel {
  const found = illegalIn(before, after, action, earlier);
  if (found === undefined) return after;
  const { card, finding, whatever } = found;
  const known = after.illegalities.includes(finding);
  return {
    ...after,
    illegalities: known ? after.illegalities : [...after.illegalities, finding],
    ...(whatever && { unlawful: [...(after.unlawful ?? []), { card, by: card, finding, whatever }] }),
  };
}

function illegalIn(
  before: Duel,
  after: Duel,
  action: Action,
  earlier: readonly Action[],
): Pointed | undefined {
  switch (action.do) {
    case 'activate':
      return activatedIllegally(before, after, action, earlier);
    case 'attack':
      return declaredIllegally(before, after, action);
    case 'happen':
      return action.events
        .flatMap(({ event, card }) => (event === 'special-summoned' && card !== undefined ? [card] : []))
        .flatMap((card) => {
          const { findings } = answerQuestion(before, { ask: 'special-summon', card });
          return forbiddenByText(findings, before, action, earlier).map((finding) => summoned(card, finding));
        })[0];
    case 'summon':
    case 'declare-summon':
      return forbiddenByText(judgeStep(before, action, true).findings, before, action, earlier).map(
        (finding) => summoned(action.card, finding),
      )[0];
    default:
      return undefined;
  }
}

const summoned = (card: string, finding: Finding): Pointed => ({ card, finding, whatever: 'Summoned' });

/** Where a monster came from, with what it was Summoned and what lets its player Summon again may have been left untold; not so what texts forbid. */
const forbiddenByText = (
  findings: readonly Finding[],
  before: Duel,
  action: Action,
  earlier: readonly Action[],
): readonly Finding[] =>
  findings.filter(
    (each) =>
      each.verdict === 'forbids' &&
      each.rule === 'wording/cannot-wins' &&
      forbidsAsTold(each, before, action, { phases: true, earlier }),
  );

function activatedIllegally(
  before: Duel,
  after: Duel,
  action: Extract<Action, { do: 'activate' }>,
  earlier: readonly Action[],
): Pointed | undefined {
  // What it cannot target was pointed out when it was played.
  if ((after.unlawful?.length ?? 0) > (before.unlawful?.length ?? 0)) return undefined;
  const part = after.chain.at(-1)?.part;
  const played = part === undefined ? action : { ...action, part };
  const finding = judgeStep(before, played, true).findings.find(
    (each) =>
      each.verdict === 'forbids' &&
      !isOfTime(each) &&
      !(isUnderWay(before) && isOfBattleMoment(each)) &&
      ((each.rule === ANSWERS && (each.code === 'differs' || each.code === 'not-that')) ||
        forbidsAsTold(each, before, action, { phases: true, earlier })),
  );
  if (finding === undefined) return undefined;
  const { card } = action;
  return ofHowItWasPlayed.has(finding.rule) ? { card, finding } : { card, finding, whatever: 'activated' };
}

/** What a text or a battle position keeps from being declared was found when the attack was played. */
function declaredIllegally(
  before: Duel,
  after: Duel,
  { card }: Extract<Action, { do: 'attack' }>,
): Pointed | undefined {
  const finding = after.illegalities
    .slice(before.illegalities.length)
    .find((each) => each.verdict === 'forbids' && ofWhatLies.has(`${each.rule} ${each.code}`));
  return finding && { card, finding, whatever: 'declared' };
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
