import { type Rule, ruleIf } from '../rule.ts';
import type { Duel } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';

/** When in a battle does an effect activate that this event has met? */
interface TimingCase {
  readonly event: DuelEvent;
}

/** One line a rule: its entry, its reason, and which events it is about. */
const timings: readonly (readonly [
  id: string,
  code: string,
  sentence: string,
  isAbout: (event: DuelEvent) => boolean,
])[] = [
  [
    'damage-step/flip-effects-wait',
    'waits',
    'the attack flips it, and what answers that activates after damage calculation',
    ({ stage, names }) => stage.in === 'battle' && names.includes('flipped-face-up'),
  ],
  [
    'damage-step/destroyed-by-battle',
    'end',
    'what the battle destroys leaves at the end of the Damage Step, and is answered then',
    ({ cause, names }) => cause === 'battle' && names.includes('destroyed'),
  ],
  [
    'damage-step/battle-damage',
    'after',
    'battle damage is answered after damage calculation',
    ({ names }) => names.includes('inflicted-battle-damage'),
  ],
  [
    'battle-step/attack-declared-window',
    'declared',
    'what answers an attack activates right after its declaration',
    ({ names }) => names.includes('attack-declared'),
  ],
  [
    'damage-step/unique-timing',
    'named',
    'its text names that timing',
    ({ names }) => names.includes('phase-changed'),
  ],
];

/** The rules that say when in a battle an effect activates. */
export const timingRules: readonly Rule<TimingCase>[] = timings.map(([id, code, sentence, isAbout]) =>
  ruleIf(id, [code, 'permits', sentence], (_: Duel, { event }: TimingCase) =>
    isAbout(event) ? { event: event.index } : null,
  ),
);
