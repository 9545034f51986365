import { SqliteStore } from '../../../src/storage/sqlite-store.ts';

/** Writes many rows into a shared file: `store-writer.ts FILE NAME COUNT`. */
const [file = '', name = '', count = '0'] = process.argv.slice(2);
const store = new SqliteStore(file);
for (let row = 0; row < Number(count); row += 1) await store.set(`${name}:${row}`, String(row), 60_000);
await store.disconnect();
