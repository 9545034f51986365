import type { Rule } from '../rule.ts';
import {
  activationLocation,
  cardTypeChanged,
  deckOrMaterial,
  newPlace,
  privateLocation,
} from './activation-location.ts';
import type { TriggerCase } from './case.ts';
import {
  controlChanged,
  damageStep,
  negatedEffect,
  phaseChanged,
  propertyLost,
  spellTrapUnresolved,
} from './circumstances.ts';
import { conditionMet } from './condition-met.ts';
import { ifCannotMiss, mandatoryCannotMiss, missedTiming } from './missed-timing.ts';

/**
 * The rules that a Trigger Effect must pass, in the order in which a judge asks them. One that forbids is enough; the
 * first that does is the reason that is given.
 */
export const triggerRules: readonly Rule<TriggerCase>[] = [
  conditionMet,
  spellTrapUnresolved,
  deckOrMaterial,
  cardTypeChanged,
  privateLocation,
  activationLocation,
  newPlace,
  damageStep,
  missedTiming,
  ifCannotMiss,
  mandatoryCannotMiss,
  controlChanged,
  phaseChanged,
  propertyLost,
  negatedEffect,
];
