import type { Rule } from '../rule.ts';
import type { SpecialSummonCase } from './case.ts';
import { continuousForbids, continuousMayForbid } from './interference.ts';
import {
  asksForProper,
  byProcedure,
  cannotBeSpecialSummoned,
  ignoringConditions,
  mustBeOnly,
  notNeeded,
  onlyProperFirst,
} from './proper.ts';
import { withinReach } from './reach.ts';
import { type StatusCase, statusRules, token } from './status.ts';

/** A rule on the status, asked only where the Summon turns on it. */
const whereAsked = (each: Rule<StatusCase>): Rule<SpecialSummonCase> => ({
  id: each.id,
  codes: each.codes,
  apply: (duel, question) => (asksForProper(question) ? each.apply(duel, question) : null),
});

/** The rules that a Special Summon must pass, in the order in which they are asked. */
export const specialSummonRules: readonly Rule<SpecialSummonCase>[] = [
  withinReach,
  cannotBeSpecialSummoned,
  mustBeOnly,
  token,
  ...statusRules.filter((each) => each !== token).map(whereAsked),
  onlyProperFirst,
  byProcedure,
  ignoringConditions,
  notNeeded,
  continuousForbids,
  continuousMayForbid,
];
