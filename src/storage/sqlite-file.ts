import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Problem } from '../problem.ts';
import { StorageFailure } from './storage-failure.ts';

/** How long to wait for another process that is writing: the process stands still meanwhile, and answers must be in time. */
const BUSY_MS = 1000;

const layout = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires INTEGER) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires) WHERE expires IS NOT NULL;
`;

/** Opens the file, with its folder and its table; makes what is not there yet. */
export async function openSqliteFile(file: string): Promise<DatabaseSync> {
  return await withStorageFailure(file, async () => {
    await makeFolder(path.dirname(file));
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(file, { timeout: BUSY_MS });
    try {
      database.exec(layout);
    } catch (error) {
      database.close();
      throw error;
    }
    return database;
  });
}

/** Makes a folder and those above it. One by one: where the system refuses, `recursive` can try for ever. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    await makeFolder(path.dirname(folder));
    await mkdir(folder);
  }
}

/** Does something with the file; what the file system or SQLite refuses becomes a `StorageFailure`. */
export async function withStorageFailure<T>(file: string, use: () => Promise<T> | T): Promise<T> {
  try {
    return await use();
  } catch (error) {
    const problem = problemOf(file, error);
    throw problem === undefined ? error : new StorageFailure(problem, error);
  }
}

/** SQLite's result codes that mean that the file itself is no good. */
const corrupted: readonly unknown[] = [11, 26];

function problemOf(file: string, error: unknown): Problem | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code === 'ERR_SQLITE_ERROR' && 'errcode' in error && corrupted.includes(error.errcode))
    return {
      code: 'storage-corrupted',
      found: file,
      expected: 'must be an SQLite database, and it is damaged or something else',
      hint: 'Move it away (a new one is made), or set STORAGE_URL to another file.',
    };
  const fromSystem = 'syscall' in error && typeof error.code === 'string';
  if (!fromSystem && error.code !== 'ERR_SQLITE_ERROR') return undefined;
  return {
    code: 'storage-unusable',
    found: file,
    expected: `must be a file that can be read and written (${fromSystem ? error.code : error.message})`,
    hint: 'Check the folder and its permissions, or set DATA_DIR or STORAGE_URL.',
  };
}
