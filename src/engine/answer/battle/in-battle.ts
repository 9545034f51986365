import { damageStepTimings, type Timing, timingWhen } from '../../../vocabulary/damage-step.ts';
import { activationCases } from '../../activation/activation-case.ts';
import { takenForGranted } from '../../activation/taken-for-granted.ts';
import { timingRules } from '../../battle/timing-rules.ts';
import { type Answer, always, claimsThat, fromFindings } from '../../findings.ts';
import type { Asked } from '../../question.ts';
import { applyAll, rule, ruleIf } from '../../rule.ts';
import { type ChainLink, cardOf, type Duel, type PartRef, type PendingTrigger } from '../../state/duel.ts';
import type { Finding } from '../../state/finding.ts';
import { activates } from '../../turn/activates.ts';
import { waitsForCalculation } from '../../turn/battle-effects.ts';
import { advanceBattle, hasComeTo } from '../../turn/battle-steps.ts';
import { canActivate, likeliest, withWhatItNeeds } from '../can-activate.ts';

/** When in a battle: at the declaration of its attack, or at a timing of its Damage Step. */
export type BattleMoment = 'declared' | Timing;

/** The times of the battle from where it stands, each as the battle comes to it. */
export function timesOf(duel: Duel): readonly { readonly at: BattleMoment; readonly duel: Duel }[] {
  const times = ['declared', ...damageStepTimings.ids] as const;
  return times.flatMap((at) => {
    const there = at === 'declared' ? duel : advanceBattle(duel, { to: at });
    return there.battle?.at === at ? [{ at, duel: there }] : hasComeTo(duel, at) ? [] : [];
  });
}

/** Does a Trigger Effect of the card activate in this battle, and at which of its times? */
export function inBattle(
  duel: Duel,
  { ask, card, part }: Asked<'activates-in-battle' | 'timing-in-battle'>,
): Answer {
  const done = applyAll([doneInBattle], duel, { card, part });
  if (done.length > 0) {
    const claim = `the effect of ${cardOf(duel, card).model.name} activates in this battle`;
    const answer = fromFindings(done, always(claim));
    if (ask === 'activates-in-battle') return answer;
    const at = timeDone(duel, card, part);
    return at === undefined
      ? { ...answer, answer: 'cannot tell', missing: ['at which time of the battle it was activated'] }
      : { ...answer, answer: timeWords[at] };
  }
  const all = timesOf(duel).map((time) => ({ ...time, answer: activatesAt(time.duel, card, part) }));
  const { name } = cardOf(duel, card).model;
  const found = all.find(({ answer }) => answer.answer === 'yes');
  const open = all.find(({ answer }) => answer.answer === 'cannot tell');
  const last = all.at(-1)?.answer ?? activates(duel, card, part);
  if (found === undefined) {
    const answer = open?.answer ?? orNotKnown(all.at(-1)?.duel ?? duel, last);
    return ask === 'timing-in-battle' && answer.answer === 'no' ? { ...answer, answer: 'none' } : answer;
  }
  const able = withWhatItNeeds(found.duel, found.answer);
  if (able.answer === 'no') return ask === 'timing-in-battle' ? { ...able, answer: 'none' } : able;
  const when = timeWords[found.at];
  const why = whyThen(found.duel, card, part);
  return {
    ...found.answer,
    findings: [...why, ...found.answer.findings],
    deciding: why[0] ?? found.answer.deciding,
    answer: ask === 'timing-in-battle' ? when : 'yes',
    claim: `the effect of ${name} activates ${when}`,
  };
}

/** The Chain Link by which an effect of the card was activated since the attack was declared. */
const linkSince = ({ battle, resolved, chain }: Duel, { card, part }: PartRef): ChainLink | undefined =>
  battle === undefined
    ? undefined
    : [...resolved.map(({ link }) => link), ...chain].find(
        (link) =>
          link.card === card && link.event > battle.event && (part === undefined || link.part === part),
      );

/** At which time of the battle that was; undefined where that was not told. */
function timeDone(duel: Duel, card: string, part: number | undefined): BattleMoment | undefined {
  const link = linkSince(duel, { card, part });
  const before = duel.timeline.slice(duel.battle?.event, link?.event).toReversed();
  const [at] = before.flatMap(({ stage }) =>
    stage.in === 'battle' && stage.at !== undefined ? stage.at : [],
  );
  return at === 'over' ? undefined : at;
}

/** What was told to be activated in this battle needs no look at what could be. */
const doneInBattle = ruleIf('trigger/collected', 'done', (duel, asked: PartRef) => {
  const link = linkSince(duel, asked);
  return link === undefined ? null : { event: link.event };
});

/** Where nobody knows what the battle destroys, nobody knows that nothing comes of it. */
function orNotKnown({ battle }: Duel, answer: Answer): Answer {
  const calculated = battle?.calculated;
  if (answer.answer !== 'no' || calculated === undefined || calculated.destroyed !== null) return answer;
  return {
    ...answer,
    answer: 'cannot tell',
    claim: 'what this battle destroys is not known, and that decides',
    deciding: undefined,
    missing: [...new Set([...answer.missing, ...calculated.open])],
  };
}

/** Why it activates at that time and no other: by what has met it. */
function whyThen(duel: Duel, card: string, part: number | undefined): readonly Finding[] {
  const met = duel.waiting
    .filter((each) => each.card === card && (part === undefined || each.part === part))
    .flatMap(({ event }) => duel.timeline[event] ?? []);
  return met.slice(-1).flatMap((event) => applyAll(timingRules, duel, { event }));
}

/** What answers that the attack flipped the monster waits for the time after damage calculation. */
function activatesAt(duel: Duel, card: string, part: number | undefined): Answer {
  const answer = activates(duel, card, part);
  const met = duel.waiting.filter((each) => each.card === card && (part === undefined || each.part === part));
  const waits = met.length > 0 && met.every((each) => waitsForCalculation(duel, each));
  const isEarly =
    (waits && answer.answer === 'yes') || answer.findings.some(({ code }) => code === 'not-yet');
  return isEarly ? { ...answer, answer: 'no' } : answer;
}

const timeWords: Readonly<Record<BattleMoment, string>> = {
  declared: 'when the attack is declared',
  ...timingWhen,
};

/** Who asks of a moment is told "no" by an effect of a later one. */
function noneYet(answer: Answer, name: string): Answer {
  const later = answer.findings.find(({ code }) => code === 'not-yet');
  if (later === undefined) return answer;
  const deciding = { ...later, verdict: 'forbids' as const };
  const findings = answer.findings.map((each) => (each === later ? deciding : each));
  return {
    ...fromFindings(findings, claimsThat(`the effect of ${name}`, 'can', 'be activated')),
    read: answer.read,
  };
}

/** May an effect of the card be activated at one of these moments of the battle under way? */
export function canActivateAt(
  duel: Duel,
  question: Asked<'can-activate'>,
  at: readonly BattleMoment[],
): Answer {
  const then = timesOf(duel).filter((each) => at.includes(each.at));
  const { name } = cardOf(duel, question.card).model;
  const answers = then.map(({ duel: there }) => noneYet(canActivate(there, question), name));
  const never = `the battle does not come to what is asked about`;
  return likeliest(answers) ?? fromFindings([], always(never));
}

/** Of a battle that went on nobody said what was activated in it: what waited there is asked about at its timing. */
export const couldInBattle = rule('trigger/collected', (duel, asked: Asked<'activates'>) => {
  const found = passedInBattle(duel, asked);
  if (found?.passed?.by !== 'timing' || found.passed.could === 'no') return null;
  const code = found.passed.could === 'yes' ? 'could' : 'not-known';
  return { code, facts: { when: found.passed.when }, event: found.event };
});

/** The Trigger Effect of the card that waited in a told battle, and was passed by there. */
const passedInBattle = ({ waiting }: Duel, { card, part }: Asked<'activates'>): PendingTrigger | undefined =>
  waiting.find(
    (each) =>
      each.card === card && (part === undefined || each.part === part) && each.passed?.by === 'timing',
  );

/** Does a Trigger Effect activate that the told battle passed by? Undefined where none was left to be. */
export function atItsTiming(duel: Duel, asked: Asked<'activates'>): Answer | undefined {
  const findings = applyAll([couldInBattle], duel, asked);
  const found = passedInBattle(duel, asked);
  if (findings.length === 0 || found?.passed?.by !== 'timing') return undefined;
  const { card, part, passed } = found;
  const base = fromFindings(
    findings,
    claimsThat(`the effect of ${cardOf(duel, card).model.name}`, 'is', 'activated'),
  );
  const [granted] = activationCases(duel, card, part, undefined).map((each) => takenForGranted(duel, each));
  const assumed = [...new Set([...passed.assumed, ...(granted?.assumed ?? [])])];
  return withWhatItNeeds(duel, { ...base, ...granted, assumed, read: [{ card, part }] });
}
