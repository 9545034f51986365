import { damageStepTimings, type Timing } from '../../vocabulary/damage-step.ts';
import type { TimingRow, TimingSort } from './tables.ts';

/** When something of the Damage Step takes place: the timings at which it stands, in order, and how. */
export interface WhenInStep {
  readonly timing: Timing;
  readonly sort: TimingSort;
  readonly rule: string;
}

/**
 * When does this happen, activate or apply in the Damage Step (rule damage-step/timings)?
 * @param table the rows of that rule
 * @param code what is asked: `flipped`, `sent-to-gy`, `self-destruction`, `battle-damage` ...
 * @returns every timing at which the table has it, in the order of the Damage Step; empty if the table does not know it
 */
export function whenInStep(table: readonly TimingRow[], code: string): readonly WhenInStep[] {
  const found = table.filter((row) => row.code === code);
  return damageStepTimings.ids.flatMap((timing) =>
    found
      .filter((row) => row.timing === timing)
      .map(({ sort }) => ({ timing, sort, rule: `damage-step/${timing}` })),
  );
}

/** Has what happens at one timing already happened at another (the same one included)? */
export const hasCome = (timing: Timing, now: Timing): boolean =>
  damageStepTimings.ids.indexOf(timing) <= damageStepTimings.ids.indexOf(now);
