import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { fail, ok, type Result } from './problem.ts';

/** A file of data/ that cannot be used: which one, and why. */
const broken = (file: string, why: string): Result<never> =>
  fail({
    code: 'bad-data',
    found: `${file} (${why})`,
    expected: 'must be a readable data file of the project',
    hint: 'See CONTRIBUTING.md for its form, or restore it: git checkout data',
  });

/** Reads a JSON file and checks it; a problem names the file, and the place in it that is wrong. */
export function readDataFile<T>(file: string, schema: z.ZodType<T>): Result<T> {
  try {
    const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (parsed.success) return ok(parsed.data);
    const [issue] = parsed.error.issues;
    return broken(file, `at ${issue?.path.join('.') || 'the top'}: ${issue?.message}`);
  } catch (error) {
    return broken(file, reason(error));
  }
}

/** Reads every JSON file of a folder in the order of their names, but for those named in `without`. */
export function readDataFolder<T>(
  folder: string,
  schema: z.ZodType<T>,
  without: readonly string[] = [],
): Result<readonly T[]> {
  const all: T[] = [];
  try {
    for (const name of readdirSync(folder).toSorted()) {
      if (!name.endsWith('.json') || without.includes(name)) continue;
      const read = readDataFile(path.join(folder, name), schema);
      if (!read.ok) return read;
      all.push(read.value);
    }
  } catch (error) {
    return broken(folder, reason(error));
  }
  return all.length === 0 ? broken(folder, 'no JSON file in it') : ok(all);
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  return 'code' in error && error.code === 'ENOENT' ? 'it is missing' : error.message;
}
