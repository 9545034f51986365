import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import Keyv from 'keyv';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SqliteStore } from '../../src/storage/sqlite-store.ts';
import { StorageFailure } from '../../src/storage/storage-failure.ts';
import { valuesOf } from '../support/store-values.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const newFile = () => path.join(temporaryFolder(), 'deep', 'store.sqlite');

const open = (file: string, namespace?: string) => {
  const store = new SqliteStore(file);
  store.namespace = namespace;
  onTestFinished(() => store.disconnect());
  return store;
};

afterEach(() => {
  vi.useRealTimers();
});

describe('one row', () => {
  test('is kept, replaced and deleted', async () => {
    const store = open(newFile());
    expect(await store.get('a')).toBeUndefined();
    await store.set('a', 'one');
    await store.set('a', 'two');
    expect(await store.get('a')).toBe('two');
    expect(await store.delete('a')).toBe(true);
    expect(await store.delete('a')).toBe(false);
    expect(await store.get('a')).toBeUndefined();
  });

  test('is kept when the file is opened again', async () => {
    const file = newFile();
    const first = open(file);
    await first.set('a', 'one');
    await first.disconnect();
    expect(await open(file).get('a')).toBe('one');
    expect(await first.get('a')).toBe('one');
  });

  test('is gone when its time is over, and its place is freed by the next write', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const store = open(newFile());
    await store.set('short', 'x', 1000);
    await store.set('long', 'y', 2000);
    vi.setSystemTime(1_000_999);
    expect(await store.get('short')).toBe('x');
    vi.setSystemTime(1_001_000);
    expect(await store.get('short')).toBeUndefined();
    expect(await valuesOf(store, ['short', 'long'])).toEqual([undefined, 'y']);
    await store.set('other', 'z');
    expect(await store.delete('short')).toBe(false);
  });
});

describe('rows that are set at once', () => {
  test('are written together, in their order, and before what is deleted after them', async () => {
    const store = open(newFile());
    const set = Array.from({ length: 50 }, (_, at) => store.set(`key-${at % 10}`, String(at)));
    const deleted = store.delete('key-0');
    await Promise.all(set);
    expect(await deleted).toBe(true);
    expect(await valuesOf(store, ['key-0', 'key-1', 'key-9'])).toEqual([undefined, '41', '49']);
  });

  test('are all refused where one cannot be written, and the next ones are not', async () => {
    const store = open(newFile());
    await store.set('a', 'before');
    const broken: unknown = { not: 'text' };
    const results = await Promise.allSettled([store.set('a', 'after'), store.set('b', broken as string)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await valuesOf(store, ['a', 'b'])).toEqual(['before', undefined]);
    await store.set('a', 'again');
    expect(await store.get('a')).toBe('again');
  });

  test('are in the file when it is closed right after', async () => {
    const file = newFile();
    const store = open(file);
    const set = store.set('a', 'one');
    await store.disconnect();
    await set;
    expect(await open(file).get('a')).toBe('one');
  });
});

describe('many rows', () => {
  const filled = async (file: string) => {
    const store = open(file, 'a');
    for (const key of ['a:1', 'a:2', 'ab:1', 'b:1']) await store.set(key, key.toUpperCase());
    return store;
  };

  test('of one namespace are cleared, and no others', async () => {
    const store = await filled(newFile());
    await store.clear();
    expect(await valuesOf(store, ['a:1', 'a:2', 'ab:1', 'b:1'])).toEqual([
      undefined,
      undefined,
      'AB:1',
      'B:1',
    ]);
  });
});

test('Keyv works on it', async () => {
  const file = newFile();
  const one = new Keyv({ store: open(file), namespace: 'one', throwOnErrors: true });
  const two = new Keyv({ store: open(file), namespace: 'two', throwOnErrors: true });
  await one.set('key', { deep: ['value'] });
  await two.set('key', 2, 60_000);
  expect(await one.get('key')).toEqual({ deep: ['value'] });
  expect(await two.get(['key', 'none'])).toEqual([2, undefined]);
  await one.clear();
  expect(await one.has('key')).toBe(false);
  expect(await two.has('key')).toBe(true);
});

test('nothing is opened before the first use', async () => {
  const file = newFile();
  const store = open(file);
  expect(existsSync(path.dirname(file))).toBe(false);
  await store.get('a');
  expect(existsSync(file)).toBe(true);
  expect(existsSync(`${file}-wal`)).toBe(true);
});

test('several processes write one file at once and lose nothing', async () => {
  const file = newFile();
  const program = path.join(import.meta.dirname, '../support/programs/store-writer.ts');
  const run = promisify(execFile);
  const names = ['p', 'q', 'r'];
  await Promise.all(names.map((name) => run(process.execPath, [program, file, name, '100'])));
  const store = open(file);
  for (const name of names) {
    const keys = Array.from({ length: 100 }, (_, at) => `${name}:${at}`);
    expect(await valuesOf(store, keys)).not.toContain(undefined);
  }
});

describe('a file that is no good is told, without a stack trace', () => {
  const failure = async (file: string) => {
    const error = await open(file)
      .get('a')
      .catch((thrown: unknown) => thrown);
    if (!(error instanceof StorageFailure)) throw new Error('it did not fail', { cause: error });
    return error;
  };

  test('something else than a database', async () => {
    const file = path.join(temporaryFolder(), 'store.sqlite');
    writeFileSync(file, 'this is a shopping list '.repeat(100));
    const { problem, message } = await failure(file);
    expect(problem.code).toBe('storage-corrupted');
    expect(message).toBe(
      `${file}: must be an SQLite database, and it is damaged or something else. ` +
        'Move it away (a new one is made), or set STORAGE_URL to another file.',
    );
  });

  test('a folder in its place', async () => {
    const file = newFile();
    mkdirSync(file, { recursive: true });
    expect((await failure(file)).problem.code).toBe('storage-unusable');
  });

  test('a file in the place of its folder', async () => {
    const blocked = path.join(temporaryFolder(), 'taken');
    writeFileSync(blocked, '');
    expect((await failure(path.join(blocked, 'store.sqlite'))).problem.code).toBe('storage-unusable');
  });

  test('and it works as soon as the file is mended', async () => {
    const file = newFile();
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'x'.repeat(5000));
    const store = open(file);
    await expect(store.get('a')).rejects.toThrow(StorageFailure);
    writeFileSync(file, '');
    expect(await store.get('a')).toBeUndefined();
  });
});
