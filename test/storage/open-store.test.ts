import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { problemLine } from '../../src/platform/problem.ts';
import { readStorageUrl } from '../../src/platform/storage-url.ts';
import { openStore } from '../../src/storage/open-store.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const opened = async (config: { readonly dataDir: string; readonly storageUrl?: string }) => {
  const store = await openStore(config, 'test', () => {});
  if (!store.ok) throw new Error(problemLine(store.problem));
  await store.value.set('key', 'value');
  await store.value.disconnect();
};

test('without STORAGE_URL a file under DATA_DIR', async () => {
  const dataDir = path.join(temporaryFolder(), 'var');
  await opened({ dataDir });
  expect(existsSync(path.join(dataDir, 'headjudge.sqlite'))).toBe(true);
});

test('sqlite:// names the file', async () => {
  const folder = temporaryFolder();
  await opened({ dataDir: folder, storageUrl: `sqlite://${folder}/mine.db` });
  expect(existsSync(path.join(folder, 'mine.db'))).toBe(true);
});

test.for(['mysql://host', 'sqlite://', 'store.sqlite', ''])('%s is no storage', (url) => {
  const read = readStorageUrl(url);
  expect(read.ok ? read.value : problemLine(read.problem)).toBe(
    'STORAGE_URL: must be sqlite://FILE, redis://HOST or postgres://HOST.',
  );
});

test.for([
  'redis://user:se%zzcret@127.0.0.1:6379',
  'redis://user:secret@127.0.0.1:99999',
  'postgres://user:se/c#ret@127.0.0.1:port/x',
])('%s is told in one line, without its password', (url) => {
  const read = readStorageUrl(url);
  expect(read.ok ? read.value : problemLine(read.problem)).toBe(
    'STORAGE_URL: must be an address, with special signs of its password written as %40 and the like.',
  );
});
