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
import { Failure, fail, ok, problemOf, type Result } from '../platform/problem.ts';
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
  const read = <T extends object>(...given: TableAsked<T>): readonly T[] => {
    const table = tableOf(rulebook, ...given);
    if (!table.ok) throw new Failure(table.problem);
    return table.value;
  };
  try {
    return ok({
      damageStep: {
        activation: read('damage-step/activation', activationRowSchema, 'category', damageStepCategories),
        exceptions: read('damage-step/listed-exception', exceptionRowSchema, 'card', []),
        determined: read(
          'damage-step/determined-destroyed',
          determinedRowSchema,
          'what',
          determinedQuestions,
        ),
      },
      stats: {
        modifiers: read('stats/modifiers', modifierRowSchema, 'code', modifierKinds),
        interactions: read('stats/interaction', interactionRowSchema, 'previous', modifierKinds),
      },
      kept: read('kept/information', keptRowSchema, 'information', information),
    });
  } catch (error) {
    if (error instanceof Failure) return fail(error.problem);
    throw error;
  }
}

/** A table: its rule, what each row is, and the field by which the engine looks up these keys, each once. */
type TableAsked<T> = readonly [id: string, schema: z.ZodType<T>, key: keyof T, keys: readonly string[]];

function tableOf<T extends object>(
  rulebook: Rulebook,
  ...[id, schema, key, keys]: TableAsked<T>
): Result<readonly T[]> {
  const table = readTable(rulebook.byId(id), id, schema);
  if (!table.ok) return table;
  const found = table.value.map((row) => String(row[key]));
  const missing = keys.find((each) => !found.includes(each));
  const twice = found.find((each, at) => found.indexOf(each) !== at);
  const wrong = missing ?? twice;
  if (wrong === undefined) return table;
  return fail(
    problemOf(
      'bad-rulebook tables',
      `the table of ${id}, ${missing === undefined ? 'two rows' : 'no row'} "${wrong}"`,
    ),
  );
}
