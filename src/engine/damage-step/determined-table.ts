import type { Timing } from '../../vocabulary/damage-step.ts';
import type { DeterminedQuestion, DeterminedRow } from '../state/damage-step-tables.ts';

/** What may still be done with a monster that the battle is determined to destroy. */
export interface DeterminedFinding {
  readonly can: DeterminedRow['can'] | 'not-determined-yet';
  readonly rule: string;
}

const rules: Readonly<Record<DeterminedQuestion, string>> = {
  target: 'damage-step/determined-untouchable',
  'change-position': 'damage-step/determined-untouchable',
  'change-stats': 'damage-step/determined-untouchable',
  'continuous-effect': 'effect/continuous-stops-battle',
  'optional-quick-effect': 'damage-step/determined-quick',
  'mandatory-effect': 'damage-step/determined-quick',
  'return-to-hand': 'damage-step/determined-return',
  'negate-effects': 'damage-step/determined-negated',
  'remove-by-effect': 'damage-step/determined-removed',
  'destroyed-by-battle-after-leaving': 'damage-step/left-early',
  'cost-of-optional': 'damage-step/determined-cost',
  'cost-of-mandatory': 'damage-step/determined-cost',
};

/** The rules that the answers name. */
export const determinedRules: readonly string[] = Object.values(rules);

/**
 * May this be done with a monster that loses the battle? Before damage calculation nothing is determined, and at the
 * end of the Damage Step the monster leaves.
 * @param table the rows of rule damage-step/determined-destroyed, one for each question
 */
export function withDetermined(
  table: readonly DeterminedRow[],
  what: DeterminedQuestion,
  now: Timing,
): DeterminedFinding {
  if (now === 'start' || now === 'before-calculation') {
    return { can: 'not-determined-yet', rule: 'damage-step/destruction-determined' };
  }
  const row = table.find((each) => each.what === what);
  if (row === undefined) throw new Error(`damage-step/determined-destroyed has no row ${what}`);
  return { can: row.can, rule: rules[what] };
}
