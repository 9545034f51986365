import { type Rule, type RuleKey, ruleOf } from '../rule.ts';
import type { DuelEvent } from '../state/event.ts';

/** When in a battle does an effect activate that this event has met? */
interface TimingCase {
  readonly event: DuelEvent;
}

/** One line a rule: its entry, its reason, and which events it is about. */
const timings: readonly (readonly [key: RuleKey, code: string, isAbout: (event: DuelEvent) => boolean])[] = [
  [
    'damage-step/flip-effects-wait',
    'waits',
    ({ stage, names }) => stage.in === 'battle' && names.includes('flipped-face-up'),
  ],
  [
    'damage-step/destroyed-by-battle',
    'end',
    ({ cause, names }) => cause === 'battle' && names.includes('destroyed'),
  ],
  ['damage-step/battle-damage', 'after', ({ names }) => names.includes('inflicted-battle-damage')],
  ['battle-step/attack-declared-window', 'declared', ({ names }) => names.includes('attack-declared')],
  ['damage-step/unique-timing', 'named', ({ names }) => names.includes('phase-changed')],
];

/** The rules that say when in a battle an effect activates. */
export const timingRules: readonly Rule<TimingCase>[] = timings.map(([key, code, isAbout]) =>
  ruleOf(key, (_, { event }: TimingCase) => (isAbout(event) ? { code, event: event.index } : null), {
    codes: [code],
  }),
);
