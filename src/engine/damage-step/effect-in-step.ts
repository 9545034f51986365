import type { CardModel } from '../../card-model/card-model.ts';
import type { DamageStepCategory } from '../../card-model/damage-step/categories.ts';
import { readDamageStep } from '../../card-model/damage-step/in-damage-step.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import type { Timing } from '../../vocabulary/damage-step.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { DamageStepTables } from '../state/damage-step-tables.ts';
import type { Finding } from '../state/finding.ts';
import { isListedException, mayActivate } from './may-activate.ts';

/** What is found of an effect: by timing. */
export interface EffectInStep {
  readonly part: ActivatedEffect;
  readonly at: Readonly<Record<Timing, Finding>>;
  /** Why, in a few words. */
  readonly why: string;
}

/** An activated effect of a card at every timing of the Damage Step, by the table of rule damage-step/activation. */
export function effectInStep(
  part: ActivatedEffect,
  card: CardModel,
  ruleset: Ruleset,
  { activation, exceptions }: DamageStepTables,
): EffectInStep {
  const { why, categories } = readDamageStep(part, card.facts, card.parts);
  const listed = { name: card.name, ruleset, quickEffect: part.kind === 'quick' };
  const isExcluded = isListedException(exceptions, listed);
  const asked: readonly DamageStepCategory[] = isExcluded ? ['listed-exception', ...categories] : categories;
  const at = (timing: Timing) => mayActivate(activation, asked, timing);
  return {
    part,
    why: isExcluded ? 'a ruling excludes it' : why,
    at: {
      start: at('start'),
      'before-calculation': at('before-calculation'),
      calculation: at('calculation'),
      'after-calculation': at('after-calculation'),
      end: at('end'),
    },
  };
}
