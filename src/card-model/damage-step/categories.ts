import table from '../../../data/lexicon/damage-step-rules.json' with { type: 'json' };

/** What an effect can be to the Damage Step: the rows of the table of rule damage-step/activation. */
export type DamageStepCategory = keyof typeof table.rules;

const isCategory = (name: string): name is DamageStepCategory => name in table.rules;
export const damageStepCategories: readonly DamageStepCategory[] = Object.keys(table.rules).filter(
  isCategory,
);
