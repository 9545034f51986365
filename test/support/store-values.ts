import type { SqliteStore } from '../../src/storage/sqlite-store.ts';

/** What is kept under each of these keys. */
export const valuesOf = (
  store: SqliteStore,
  keys: readonly string[],
): Promise<readonly (string | undefined)[]> => Promise.all(keys.map((key) => store.get(key)));
