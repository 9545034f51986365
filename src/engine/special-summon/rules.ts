import type { Rule } from '../rule.ts';
import type { SpecialSummonCase } from './case.ts';
import {
  byProcedure,
  cannotBeSpecialSummoned,
  ignoringConditions,
  lostInPrivate,
  mustBeOnly,
  notNeeded,
  onlyProperFirst,
  spellTrapZone,
} from './proper.ts';
import { withinReach } from './reach.ts';

/** The rules that a Special Summon must pass, in the order in which they are asked. */
export const specialSummonRules: readonly Rule<SpecialSummonCase>[] = [
  withinReach,
  cannotBeSpecialSummoned,
  mustBeOnly,
  lostInPrivate,
  spellTrapZone,
  onlyProperFirst,
  byProcedure,
  ignoringConditions,
  notNeeded,
];
