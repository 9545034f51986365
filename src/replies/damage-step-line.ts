import type { EffectInStep } from '../engine/damage-step/may-activate.ts';
import { damageStepTimings, type Timing } from '../vocabulary/damage-step.ts';

/** When, in the Damage Step, an effect may be activated. */
const when: Readonly<Record<Timing, string>> = {
  start: 'at its start',
  'before-calculation': 'before damage calculation',
  calculation: 'during damage calculation',
  'after-calculation': 'after damage calculation',
  end: 'at its end',
};

/** Whether and when an effect may be activated in the Damage Step, in words. */
export function damageStepLine({ at, why }: EffectInStep): string {
  const found = damageStepTimings.ids.map((timing) => ({ timing, ...at[timing] }));
  const permitted = found.filter(({ verdict }) => verdict === 'permits');
  if (permitted.length === found.length) {
    const always = permitted.every(({ code }) => code === 'may');
    return `yes, ${always ? 'at any timing' : 'when what it answers has happened'} (${why})`;
  }
  if (permitted.length > 0) return `yes, ${listed(permitted.map(({ timing }) => when[timing]))} (${why})`;
  const open = found.some(({ verdict }) => verdict === 'unknown');
  return `${open ? 'at the timing that its text names' : 'no'} (${why})`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
