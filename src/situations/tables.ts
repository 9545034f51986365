import type { z } from 'zod';
import { damageStepCategories } from '../card-model/damage-step/categories.ts';
import { information, type KeptRow, keptRowSchema } from '../engine/memory-after-flip/kept.ts';
import {
  activationRowSchema,
  type DamageStepTables,
  determinedQuestions,
  determinedRowSchema,
  exceptionRowSchema,
} from '../engine/state/damage-step-tables.ts';
import {
  interactionRowSchema,
  modifierKinds,
  modifierRowSchema,
  type StatTables,
} from '../engine/state/values/tables.ts';
import { fail, ok, type Result } from '../platform/problem.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { readTable } from '../rulebook/table.ts';

/** The tables of the rulebook that the engine plays by, typed. */
export interface RuleTables {
  readonly damageStep: DamageStepTables;
  readonly stats: StatTables;
  readonly kept: readonly KeptRow[];
}

/** Reads the tables that the engine plays by; a problem names the first entry whose table is missing or broken. */
export function loadTables(rulebook: Rulebook): Result<RuleTables> {
  const activation = tableOf(
    rulebook,
    'damage-step/activation',
    activationRowSchema,
    ({ category }) => category,
    damageStepCategories,
  );
  if (!activation.ok) return activation;
  const exceptions = tableOf(
    rulebook,
    'damage-step/listed-exception',
    exceptionRowSchema,
    ({ card }) => card,
    [],
  );
  if (!exceptions.ok) return exceptions;
  const determined = tableOf(
    rulebook,
    'damage-step/determined-destroyed',
    determinedRowSchema,
    ({ what }) => what,
    determinedQuestions,
  );
  if (!determined.ok) return determined;
  const modifiers = tableOf(
    rulebook,
    'stats/modifiers',
    modifierRowSchema,
    ({ code }) => code,
    modifierKinds,
  );
  if (!modifiers.ok) return modifiers;
  const interactions = tableOf(
    rulebook,
    'stats/interaction',
    interactionRowSchema,
    ({ previous }) => previous,
    modifierKinds,
  );
  if (!interactions.ok) return interactions;
  const kept = tableOf(rulebook, 'kept/information', keptRowSchema, (row) => row.information, information);
  if (!kept.ok) return kept;
  return ok({
    damageStep: { activation: activation.value, exceptions: exceptions.value, determined: determined.value },
    stats: { modifiers: modifiers.value, interactions: interactions.value },
    kept: kept.value,
  });
}

/** Reads one table and checks that it has a row for each key that the engine looks up once. */
function tableOf<T>(
  rulebook: Rulebook,
  id: string,
  schema: z.ZodType<T>,
  keyOf: (row: T) => string,
  keys: readonly string[],
): Result<readonly T[]> {
  const table = readTable(rulebook.byId(id), id, schema);
  if (!table.ok) return table;
  const found = table.value.map(keyOf);
  const missing = keys.find((key) => !found.includes(key));
  const twice = found.find((key, at) => found.indexOf(key) !== at);
  const wrong = missing ?? twice;
  if (wrong === undefined) return table;
  return fail({
    code: 'bad-rulebook',
    found: `the table of ${id}, ${missing === undefined ? 'two rows' : 'no row'} "${wrong}"`,
    expected: 'must have exactly one row for it',
    hint: 'See CONTRIBUTING.md, "A rule".',
  });
}
