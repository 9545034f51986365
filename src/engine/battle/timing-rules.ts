import { type Rule, rule } from '../rule.ts';
import type { Duel } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';

/** When in a battle does an effect activate that this event has met? */
export interface TimingCase {
  readonly event: DuelEvent;
}

export const flipEffectsWait = rule({
  id: 'damage-step/flip-effects-wait',
  reasons: {
    waits: ['permits', 'the attack flips it, and what answers that activates after damage calculation'],
  },
  decide: (_: Duel, { event }: TimingCase) =>
    event.stage.in === 'battle' && event.names.includes('flipped-face-up')
      ? { code: 'waits', event: event.index }
      : null,
});

export const destroyedAtTheEnd = rule({
  id: 'damage-step/destroyed-by-battle',
  reasons: {
    end: ['permits', 'what the battle destroys leaves at the end of the Damage Step, and is answered then'],
  },
  decide: (_: Duel, { event }: TimingCase) =>
    event.cause === 'battle' && event.names.includes('destroyed')
      ? { code: 'end', event: event.index }
      : null,
});

export const damageIsAnswered = rule({
  id: 'damage-step/battle-damage',
  reasons: { after: ['permits', 'battle damage is answered after damage calculation'] },
  decide: (_: Duel, { event }: TimingCase) =>
    event.names.includes('inflicted-battle-damage') ? { code: 'after', event: event.index } : null,
});

export const attackIsAnswered = rule({
  id: 'battle-step/attack-declared-window',
  reasons: { declared: ['permits', 'what answers an attack activates right after its declaration'] },
  decide: (_: Duel, { event }: TimingCase) =>
    event.names.includes('attack-declared') ? { code: 'declared', event: event.index } : null,
});

export const textNamesTiming = rule({
  id: 'damage-step/unique-timing',
  reasons: { named: ['permits', 'its text names that timing'] },
  decide: (_: Duel, { event }: TimingCase) =>
    event.names.includes('phase-changed') ? { code: 'named', event: event.index } : null,
});

/** The rules that say when in a battle an effect activates. */
export const timingRules: readonly Rule<TimingCase>[] = [
  flipEffectsWait,
  destroyedAtTheEnd,
  damageIsAnswered,
  attackIsAnswered,
  textNamesTiming,
];
