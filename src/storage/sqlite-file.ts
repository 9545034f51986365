import { chmod, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { type Problem, problemOf } from '../platform/problem.ts';
import { StorageFailure } from './storage-failure.ts';

/** How long SQLite waits for another process that is writing, in milliseconds: this one stands still meanwhile. */
const BUSY_MS = 10;
/** How long it is tried again where that was not enough, and how long others are answered between two tries. */
const BUSY_IN_ALL_MS = 400;
const BUSY_PAUSE_MS = 15;

const layout = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires INTEGER) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires) WHERE expires IS NOT NULL;
`;

/** Opens the file, with its folder and its table; makes what is not there yet. */
export const openSqliteFile = async (file: string): Promise<DatabaseSync> =>
  await withStorageFailure(file, async () => {
    await makeFolder(path.dirname(file));
    await makePrivate(file);
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

/** Makes the file where it is not there yet, and lets nobody else read it; SQLite's files beside it have its permissions. */
async function makePrivate(file: string): Promise<void> {
  await (await open(file, 'a', 0o600)).close();
  await chmod(file, 0o600);
}

const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/** Does something with the file, and again where another process is just writing: others are answered meanwhile. */
async function whenFree<T>(use: () => Promise<T> | T): Promise<T> {
  const end = performance.now() + BUSY_IN_ALL_MS;
  for (;;) {
    try {
      return await use();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
      await setTimeout(BUSY_PAUSE_MS);
    }
  }
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

/** Does something with the file when it is free; what the file system or SQLite refuses becomes a `StorageFailure`. */
export async function withStorageFailure<T>(file: string, use: () => Promise<T> | T): Promise<T> {
  try {
    return await whenFree(use);
  } catch (error) {
    const problem = problemFrom(file, error);
    throw problem === undefined ? error : new StorageFailure(problem, error);
  }
}

/** SQLite's result codes that mean that the file itself is no good. */
const corrupted: readonly unknown[] = [11, 26];

function problemFrom(file: string, error: unknown): Problem | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (isBusy(error)) return problemOf('storage-busy', 'The storage');
  if (error.code === 'ERR_SQLITE_ERROR' && 'errcode' in error && corrupted.includes(error.errcode))
    return problemOf('storage-corrupted', file);
  const fromSystem = 'syscall' in error && typeof error.code === 'string';
  if (!fromSystem && error.code !== 'ERR_SQLITE_ERROR') return undefined;
  return {
    code: 'storage-unusable',
    found: file,
    expected: `must be a file that can be read and written (${fromSystem ? error.code : error.message})`,
    hint: 'Check the folder and its permissions, or set DATA_DIR or STORAGE_URL.',
  };
}
