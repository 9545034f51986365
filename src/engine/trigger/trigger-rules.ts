import type { Rule } from '../rule.ts';
import {
  activationLocation,
  banishedFaceDown,
  cardTypeChanged,
  deckOrMaterial,
  flippedByAttack,
  newPlace,
  privateLocation,
  turnedFaceDown,
} from './activation-location.ts';
import { alreadyInPlace } from './already-in-place.ts';
import {
  activationNegated,
  answersNegated,
  controlChanged,
  damageStep,
  geminiHasNone,
  negatedEffect,
  phaseChanged,
  propertyLost,
  spellTrapUnresolved,
} from './circumstances.ts';
import { conditionMet, phaseCondition } from './condition-met.ts';
import { limitUsed } from './limit.ts';
import { ifCannotMiss, mandatoryCannotMiss, missedTiming } from './missed-timing.ts';
import { afterHandSize, phaseOneByOne } from './simultaneous-order.ts';
import type { TriggerCase } from './trigger-case.ts';
import { windowPassed } from './window.ts';

/** The rules that a Trigger Effect must pass, in a judge's order: the first that forbids is the reason. */
export const triggerRules: readonly Rule<TriggerCase>[] = [
  conditionMet,
  phaseCondition,
  alreadyInPlace,
  geminiHasNone,
  spellTrapUnresolved,
  activationNegated,
  answersNegated,
  deckOrMaterial,
  cardTypeChanged,
  privateLocation,
  activationLocation,
  flippedByAttack,
  turnedFaceDown,
  banishedFaceDown,
  newPlace,
  damageStep,
  missedTiming,
  ifCannotMiss,
  mandatoryCannotMiss,
  windowPassed,
  phaseOneByOne,
  afterHandSize,
  limitUsed,
  controlChanged,
  phaseChanged,
  propertyLost,
  negatedEffect,
];
