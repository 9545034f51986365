import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { fail, ok, type Result } from '../problem.ts';
import { seedRefSchema } from '../rulebook/entry.ts';
import { rulesets } from '../vocabulary/rulesets.ts';
import { situationSchema } from './situation.ts';

/**
 * A ruling as a row: a situation in words with its question and answer, and the same situation as the engine plays
 * it. A test runs every row; `/ruling` shows the rows of a rule.
 */
export const rulingSchema = z.strictObject({
  id: z.string().min(1),
  topic: z.string().min(1),
  cards: z.array(z.string()),
  situation: z.string().min(1),
  question: z.string().min(1),
  /** Begins with yes or no, or is a value. */
  answer: z.string().min(1),
  ruleset: z.enum(rulesets).default('tcg'),
  seed: seedRefSchema.optional(),
  /** Where the seed says otherwise: what it says, and what outweighs it. */
  note: z.string().min(1).optional(),
  seedAnswer: z.string().min(1).optional(),
  /** The rule that decides: the verdict's first finding. Its sources are the ruling's. */
  rule: z.string().min(1),
  play: situationSchema,
});
export type Ruling = z.infer<typeof rulingSchema>;

const rowsSchema = z.array(rulingSchema);

/** Loads data/rulings: every file is a list of rows. A problem names the first file that is broken, or an id used twice. */
export function loadRulings(folder: string): Result<readonly Ruling[]> {
  const expected = 'a list of rulings (data/rulings)';
  const hint = 'See CONTRIBUTING.md, "A ruling".';
  const rows: Ruling[] = [];
  try {
    for (const name of readdirSync(folder).toSorted()) {
      if (!name.endsWith('.json')) continue;
      const file = path.join(folder, name);
      const parsed = rowsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return fail({
          code: 'bad-data',
          found: `${file}, at ${issue?.path.join('.')}: ${issue?.message}`,
          expected,
          hint,
        });
      }
      rows.push(...parsed.data);
    }
  } catch (error) {
    return fail({
      code: 'bad-data',
      found: error instanceof Error ? error.message : String(error),
      expected,
      hint,
    });
  }
  const twice = rows.find(({ id }, at) => rows.findIndex((other) => other.id === id) !== at);
  return twice === undefined
    ? ok(rows)
    : fail({ code: 'bad-data', found: `two rulings ${twice.id}`, expected, hint });
}
