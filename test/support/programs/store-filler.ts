import { writeSync } from 'node:fs';
import { SqliteStore } from '../../../src/storage/sqlite-store.ts';
import { StorageFailure } from '../../../src/storage/storage-failure.ts';

/** Writes to a store until it is refused: a line for each that was confirmed, and one for how the refusal was told. */
const store = new SqliteStore(process.argv[2] ?? '');
for (let count = 1; ; count += 1) {
  try {
    await store.set(`key-${count}`, 'x'.repeat(500));
    writeSync(1, `${count}\n`);
  } catch (error) {
    writeSync(1, `${error instanceof StorageFailure ? error.problem.code : String(error)}\n`);
    break;
  }
}
