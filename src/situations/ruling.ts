import { z } from 'zod';
import { readDataFolder } from '../data-file.ts';
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
  const files = readDataFolder(folder, rowsSchema);
  if (!files.ok) return files;
  const rows: Ruling[] = [];
  const ids = new Set<string>();
  for (const { file, data } of files.value) {
    for (const row of data) {
      if (ids.has(row.id))
        return fail({
          code: 'bad-data',
          found: `${file}, a second ruling with the id ${row.id}`,
          expected: 'must be one: ids are unique',
        });
      ids.add(row.id);
      rows.push(row);
    }
  }
  return ok(rows);
}
