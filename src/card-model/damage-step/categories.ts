/**
 * What an effect can be to the Damage Step: the rows of the table of rule damage-step/activation. Some can be read from
 * an effect model; those that depend on the exact timing word, or on a list of cards, are for whoever knows them.
 */
export const damageStepCategories = [
  'text-excludes',
  'listed-exception',
  'counter-trap',
  'mandatory',
  'negates-activation',
  'changes-stats',
  'equip-trap',
  'continuous-trap',
  'set-trap-changes-stats',
  'continuous-trap-own-effect',
  'indirect',
  'might-not-change',
  'summoned-only',
  'trigger-changes-stats',
  'own-move',
  'own-move-summons',
  'own-flip',
  'other-trigger',
  'names-damage-step',
  'at-start',
  'before-calculation-effects',
  'during-calculation-effects',
  'after-calculation-effects',
  'at-end',
  'battled',
  'battle-damage',
  'damage-response',
  'destroyed-by-battle',
  'battle-or-effect',
  'set-trap-own-timing',
  'nothing-allows',
] as const;
export type DamageStepCategory = (typeof damageStepCategories)[number];
