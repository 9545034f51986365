import { summonCannotBeNegated } from '../monster/summon-window.ts';
import { onlyOneFor } from '../restrictions/only-one.ts';
import type { Rule } from '../rule.ts';
import { limitUsedUp } from '../trigger/limit.ts';
import type { ActivationCase } from './activation-case.ts';
import { controlsNeeded } from './activation-conditions.ts';
import { answersWhatHappened } from './answers.ts';
import { ableToResolve } from './can-resolve.ts';
import { costPayable, determinedCost, lpForCost } from './cost.ts';
import { sentElsewhere } from './cost-replacement.ts';
import {
  continuousForbids,
  continuousMayForbid,
  ownCondition,
  restrictionMayForbid,
} from './forbidden-by.ts';
import { quickPlayWhen, trapWhen } from './from-hand.ts';
import { afterPasses, firstMustNegate, notWhileResolving, ofItsPlayer, zoneForActivation } from './offer.ts';
import { turnOfActivation } from './restricted.ts';
import { determinedTarget, targetExists } from './target.ts';
import { cannotRespond, othersCannotBeAnswered } from './unanswerable.ts';
import {
  determinedQuick,
  fastEnough,
  geminiHasNoEffect,
  ignitionWhen,
  inDamageStep,
  inItsPlace,
  inNamedTime,
  quickOfSpellTrap,
  quickWhen,
  spellWhen,
} from './when.ts';

/** What every activation needs besides its time: nothing that forbids it, something to target, to pay with and to do. */
export const neededRules: readonly Rule<ActivationCase>[] = [
  continuousForbids,
  controlsNeeded,
  determinedTarget,
  turnOfActivation,
  targetExists,
  lpForCost,
  determinedCost,
  costPayable,
  ableToResolve,
  sentElsewhere,
];

/** A Spell or Trap Card that is activated lies face-up: a second copy of what its player may control only one of is not. */
const onlyOneActivated = onlyOneFor(({ card, effect, player }: ActivationCase) =>
  effect.kind === 'activation' ? { card, player } : null,
);

/** The rules that an activation must pass, in the order in which a judge asks them. The first that forbids is the reason. */
export const activationRules: readonly Rule<ActivationCase>[] = [
  notWhileResolving,
  ofItsPlayer,
  afterPasses,
  inItsPlace,
  geminiHasNoEffect,
  ignitionWhen,
  spellWhen,
  quickPlayWhen,
  trapWhen,
  quickWhen,
  determinedQuick,
  quickOfSpellTrap,
  inNamedTime,
  summonCannotBeNegated,
  firstMustNegate,
  answersWhatHappened,
  inDamageStep,
  fastEnough,
  zoneForActivation,
  onlyOneActivated,
  cannotRespond,
  othersCannotBeAnswered,
  limitUsedUp,
  ownCondition,
  continuousMayForbid,
  restrictionMayForbid,
  ...neededRules,
];
