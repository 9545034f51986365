import { z } from 'zod';
import { listOf } from '../../../platform/list-of.ts';

/** The six kinds of ATK/DEF modifier, (1) to (6), as rule stats/modifiers lists them. */
export const modifierKinds = listOf(
  'lingering-change continuous-change lingering-current continuous-current lingering-original',
  'continuous-original',
);
export type ModifierKind = (typeof modifierKinds)[number];

/** A row of the table of rule stats/modifiers: what a kind does, and whether it lingers or applies continuously. */
export const modifierRowSchema = z.strictObject({
  code: z.enum(modifierKinds),
  number: z.enum(['1', '2', '3', '4', '5', '6']),
  what: z.enum(['plus-minus', 'sets-current', 'sets-original']),
  how: z.enum(['lingering', 'continuous']),
});
export type ModifierRow = z.infer<typeof modifierRowSchema>;

/** What becomes of a previous modifier and the new one when the new one is applied. */
export const outcomes = ['applies', 'after-original', 'removes', 'waits', 'reapplied', 'overwrites'] as const;
export type Outcome = (typeof outcomes)[number];
const outcome = z.enum(outcomes);

/** A row of the table of rule stats/interaction: one previous kind against each new kind. */
export const interactionRowSchema = z.strictObject({
  previous: z.enum(modifierKinds),
  'lingering-change': outcome,
  'continuous-change': outcome,
  'lingering-current': outcome,
  'continuous-current': outcome,
  'lingering-original': outcome,
  'continuous-original': outcome,
});
export type InteractionRow = z.infer<typeof interactionRowSchema>;

/** The two tables that a ladder is worked out with. Each has one row a kind, which the loader checks. */
export interface StatTables {
  readonly modifiers: readonly ModifierRow[];
  readonly interactions: readonly InteractionRow[];
}

/** The row of a kind. A table without it is a bug: src/situations/tables.ts lets none through. */
export function modifierOf({ modifiers }: StatTables, kind: ModifierKind): ModifierRow {
  const row = modifiers.find(({ code }) => code === kind);
  if (row === undefined) throw new Error(`stats/modifiers has no row ${kind}`);
  return row;
}

/** The cell of a previous kind against a new one (rule stats/interaction). */
export function outcomeOf({ interactions }: StatTables, previous: ModifierKind, next: ModifierKind): Outcome {
  const row = interactions.find((each) => each.previous === previous);
  if (row === undefined) throw new Error(`stats/interaction has no row ${previous}`);
  return row[next];
}

/** The rule that says what an outcome means. */
export const outcomeRules: Readonly<Record<Outcome, string>> = {
  applies: 'stats/always-applied',
  'after-original': 'stats/after-original',
  removes: 'stats/removes-previous',
  waits: 'stats/waits',
  reapplied: 'stats/reapplied',
  overwrites: 'stats/overwrites',
};
