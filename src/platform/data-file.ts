import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { fail, ok, problemOf, type Result, shorten } from './problem.ts';

/** A file of data/ that cannot be used: which one, and why. */
const broken = (file: string, why: string): Result<never> => fail(problemOf('bad-data', `${file} (${why})`));

/** What a file of a folder holds. */
export interface DataFile<T> {
  readonly file: string;
  readonly data: T;
}

/** Reads a JSON file and checks it; a problem names the file, the entry, and the place in it that is wrong. */
export function readDataFile<T>(file: string, schema: z.ZodType<T>): Result<T> {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const parsed = schema.safeParse(found);
    if (parsed.success) return ok(parsed.data);
    const [issue] = parsed.error.issues;
    const place = issue?.path.join('.') || 'the top';
    return broken(file, `at ${place}${entryAt(found, issue?.path ?? [])}: ${issue?.message}`);
  } catch (error) {
    return broken(file, reason(error));
  }
}

const named = z
  .object({ id: z.string() })
  .or(z.object({ word: z.string() }).transform(({ word: id }) => ({ id })));

/** `, in trigger/what` for a place inside an entry that has an id (or is a word). */
function entryAt(found: unknown, path: readonly PropertyKey[]): string {
  const [first, ...rest] = path;
  if (first === undefined || typeof found !== 'object' || found === null) return '';
  const inner = entryAt(Reflect.get(found, first), rest);
  const own = named.safeParse(found);
  return inner !== '' || !own.success ? inner : `, in ${shorten(own.data.id)}`;
}

/** Reads every JSON file of a folder in the order of their names, but for those named in `without`. */
export const readDataFolder = <T>(
  folder: string,
  schema: z.ZodType<T>,
  without: readonly string[] = [],
): Result<readonly DataFile<T>[]> =>
  readFolder(folder, '.json', (file) => readDataFile(file, schema), without);

/** Reads every text file (.txt) of a folder in the order of their names. */
export const readTextFolder = (folder: string): Result<readonly DataFile<string>[]> =>
  readFolder(folder, '.txt', (file) => ok(readFileSync(file, 'utf8')));

function readFolder<T>(
  folder: string,
  ending: string,
  readFile: (file: string) => Result<T>,
  without: readonly string[] = [],
): Result<readonly DataFile<T>[]> {
  const all: DataFile<T>[] = [];
  try {
    for (const name of readdirSync(folder).toSorted()) {
      if (!name.endsWith(ending) || without.includes(name)) continue;
      const file = path.join(folder, name);
      const read = readFile(file);
      if (!read.ok) return read;
      all.push({ file, data: read.value });
    }
  } catch (error) {
    return broken(folder, reason(error));
  }
  return all.length === 0 ? broken(folder, `no ${ending} file in it`) : ok(all);
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  return 'code' in error && error.code === 'ENOENT' ? 'it is missing' : error.message;
}
