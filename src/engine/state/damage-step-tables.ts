import { z } from 'zod';
import { damageStepCategories } from '../../card-model/damage-step/categories.ts';
import { listOf } from '../../platform/list-of.ts';
import { rulesets } from '../../vocabulary/rulesets.ts';

const permission = z.enum(['may', 'when-met', 'same-chain-link', 'by-text', 'may-not', 'never']);
export type Permission = z.infer<typeof permission>;

/** A row of the table of rule damage-step/activation: a category against the five timings. */
export const activationRowSchema = z.strictObject({
  category: z.literal(damageStepCategories),
  start: permission,
  'before-calculation': permission,
  calculation: permission,
  'after-calculation': permission,
  end: permission,
});
export type ActivationRow = z.infer<typeof activationRowSchema>;

/** A row of the table of rule damage-step/listed-exception: a card that a ruling excludes. */
export const exceptionRowSchema = z.strictObject({
  card: z.string().min(1),
  what: z.enum(['the-card', 'quick-effect']),
  where: z.enum([...rulesets, 'both']),
});
export type ExceptionRow = z.infer<typeof exceptionRowSchema>;

/** What may be asked about a monster that the battle is determined to destroy. */
export const determinedQuestions = listOf(
  'target change-position change-stats continuous-effect optional-quick-effect mandatory-effect',
  'return-to-hand negate-effects remove-by-effect destroyed-by-battle-after-leaving',
  'cost-of-optional cost-of-mandatory',
);
export type DeterminedQuestion = (typeof determinedQuestions)[number];

/** A row of the table of rule damage-step/determined-destroyed. */
export const determinedRowSchema = z.strictObject({
  what: z.enum(determinedQuestions),
  can: z.enum(['yes', 'no', 'only-by-text']),
});
export type DeterminedRow = z.infer<typeof determinedRowSchema>;

/** The tables of the Damage Step that a Duel is played by: what may be activated when, and what loses a battle. */
export interface DamageStepTables {
  readonly activation: readonly ActivationRow[];
  readonly exceptions: readonly ExceptionRow[];
  readonly determined: readonly DeterminedRow[];
}
