import { isMandatory } from './activated.ts';
import type { Facts } from './facts.ts';
import type { ActivatedEffect } from './part.ts';

/** May the effect be activated in the Damage Step, by what it is and does? `why` is a short reason. */
export interface DamageStepReading {
  readonly may: boolean;
  readonly why: string;
}

/**
 * Reads whether an effect may be activated in the Damage Step: what its text says, Counter Traps, mandatory effects,
 * negating an activation, changing ATK/DEF, the card's own move or flip, a timing of battle. Rule trigger/damage-step
 * and seed 004; timings inside the Damage Step are not told apart here.
 */
export function readDamageStep(part: ActivatedEffect, facts: Facts): DamageStepReading {
  if (part.damageStep === 'except') return { may: false, why: 'its text excludes it' };
  if (part.damageStep === 'only') return { may: true, why: 'its text is about the Damage Step' };
  if (part.kind === 'activation' && facts.cardType === 'trap' && facts.property === 'Counter') {
    return { may: true, why: 'a Counter Trap' };
  }
  if (part.kind === 'ignition') return { may: false, why: 'an Ignition Effect belongs to the Main Phase' };
  if (isMandatory(part)) return { may: true, why: 'mandatory' };
  if (part.kind === 'flip') return { may: true, why: 'its own flip' };
  if (part.does.some((each) => each.do === 'negate-activation'))
    return { may: true, why: 'negates an activation' };
  const events = part.kind === 'trigger' ? part.on : [];
  if (events.length > 0) {
    if (events.every((each) => each.of === 'this')) return { may: true, why: "its own card's move" };
    const battle = events.some(
      (each) =>
        each.event === 'inflicted-battle-damage' || (each.by?.length === 1 && each.by[0] === 'battle'),
    );
    return battle
      ? { may: true, why: 'a timing of battle' }
      : { may: false, why: 'optional and about other cards' };
  }
  const fast =
    part.kind === 'quick' ||
    facts.cardType === 'trap' ||
    (facts.cardType === 'spell' && facts.property === 'Quick-Play');
  const changes = part.does.some((each) => each.do === 'change-atk' || each.do === 'change-def');
  if (fast && changes) return { may: true, why: 'changes ATK/DEF directly; only until damage calculation' };
  return { may: false, why: 'nothing that the Damage Step allows' };
}

/** The reading in words. */
export function damageStepReading(part: ActivatedEffect, facts: Facts): string {
  const { may, why } = readDamageStep(part, facts);
  return `${may ? 'yes' : 'no'} (${why})`;
}
