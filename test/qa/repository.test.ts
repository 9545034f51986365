import { existsSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Keyv from 'keyv';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Log } from '../../src/platform/log.ts';
import { qaShelf } from '../../src/qa/repository.ts';
import { isNewStore, openStore } from '../../src/storage/open-store.ts';
import { StorageFailure } from '../../src/storage/storage-failure.ts';
import { concepts, indexOf, someQas } from '../support/qas.ts';
import { storageServers } from '../support/storage-servers.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const logging = () => {
  const lines: string[] = [];
  const log: Log = (level, message) => lines.push(`${level} ${message}`);
  return { lines, log };
};

const index = indexOf(someQas(300), 1_000);

describe('keeps an index', () => {
  const opened = async (config: { readonly dataDir: string; readonly storageUrl?: string }) => {
    const store = await openStore(config, 'headjudge-test', () => {});
    if (!store.ok) throw new Error(store.problem.expected);
    return store.value;
  };

  /** Two shelves over one store: what the second reads is what the store has. */
  const roundTrip = async (store: Keyv<unknown>) => {
    const [first, second] = [1, 2].map(() => qaShelf({ concepts: () => concepts, store, log: () => {} }));
    expect(await first?.read()).toBeUndefined();
    await first?.keep(index);
    expect((await second?.read())?.entries).toEqual(index.entries);
    const smaller = indexOf(someQas(5), 2_000);
    await first?.keep(smaller);
    expect((await second?.read())?.entries).toEqual(smaller.entries);
  };

  test('in SQLite', async () => {
    const store = await opened({ dataDir: temporaryFolder() });
    onTestFinished(() => store.disconnect());
    await roundTrip(store);
  });

  /** Where nothing answers at the address, the test is skipped. */
  test.for(storageServers)('in $name', async ({ storageUrl }, { skip }) => {
    const store = await opened({ dataDir: '.', storageUrl });
    onTestFinished(() => store.disconnect());
    const answers = await store.delete('qa:index').then(
      () => true,
      () => false,
    );
    skip(!answers, `nothing answers at ${new URL(storageUrl).host}`);
    onTestFinished(async () => {
      await store.delete('qa:index');
    });
    await roundTrip(store);
  });
});

describe('current', () => {
  /** A shelf over a store that is watched, at a time that is set. */
  const shelfAt = (store: Keyv<unknown>) => {
    const { lines, log } = logging();
    const clock = { now: 0 };
    const get = vi.spyOn(store, 'get');
    return {
      shelf: qaShelf({ concepts: () => concepts, store, log, now: () => clock.now }),
      clock,
      get,
      lines,
    };
  };
  const filled = async () => {
    const store = new Keyv<unknown>();
    await qaShelf({ concepts: () => concepts, store, log: () => {} }).keep(index);
    return store;
  };

  test('reads at the first use, and not at every one', async () => {
    const { shelf, get } = shelfAt(await filled());
    expect(get).not.toHaveBeenCalled();
    expect((await shelf.current())?.size).toBe(300);
    expect((await shelf.current())?.size).toBe(300);
    expect(get).toHaveBeenCalledTimes(1);
  });

  test('asked by many at once, it reads once', async () => {
    const { shelf, get } = shelfAt(await filled());
    await Promise.all(Array.from({ length: 20 }, () => shelf.current()));
    expect(get).toHaveBeenCalledTimes(1);
  });

  test('what another process syncs is seen, without anyone waiting for it', async () => {
    const store = await filled();
    const { shelf, clock } = shelfAt(store);
    await shelf.current();
    await qaShelf({ concepts: () => concepts, store, log: () => {} }).keep(indexOf(someQas(7), 2_000));
    clock.now = 600_000 - 1;
    expect((await shelf.current())?.size).toBe(300);
    clock.now = 600_000;
    expect((await shelf.current())?.size).toBe(300);
    await vi.waitFor(async () => expect((await shelf.current())?.size).toBe(7));
  });

  test('nor for a storage that has stopped answering', async () => {
    const { shelf, clock, get } = shelfAt(await filled());
    await shelf.current();
    get.mockImplementation(() => new Promise(() => {}));
    clock.now = 600_000;
    expect((await shelf.current())?.size).toBe(300);
  }, 2_000);

  test('without an index it looks again soon', async () => {
    const store = new Keyv<unknown>();
    const { shelf, clock, get } = shelfAt(store);
    expect(await shelf.current()).toBeUndefined();
    await qaShelf({ concepts: () => concepts, store, log: () => {} }).keep(index);
    clock.now = 4_999;
    expect(await shelf.current()).toBeUndefined();
    expect(get).toHaveBeenCalledTimes(1);
    clock.now = 5_000;
    expect((await shelf.current())?.size).toBe(300);
  });

  test('a storage that is slow keeps no answer waiting, and the next one has the index', async () => {
    const { shelf, get } = shelfAt(await filled());
    const kept = await shelf.read();
    if (kept === undefined) throw new Error('nothing kept');
    const slow = shelfAt(await filled());
    let release: () => void = () => {};
    const packed = await get.mock.results[0]?.value;
    slow.get.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          release = () => resolve(packed);
        }),
    );
    const start = performance.now();
    expect(await slow.shelf.current()).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(2_000);
    release();
    await vi.waitFor(async () => expect((await slow.shelf.current())?.size).toBe(300));
  });

  test('a storage that fails is one line in the log, not a failure', async () => {
    const { shelf, clock, get, lines } = shelfAt(new Keyv<unknown>({ throwOnErrors: true }));
    get.mockRejectedValue(new Error('ECONNREFUSED'));
    expect(await shelf.current()).toBeUndefined();
    clock.now = 5_000;
    expect(await shelf.current()).toBeUndefined();
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['warn', 'debug']);
    await expect(shelf.read()).rejects.toThrow(StorageFailure);
  });

  test('what was read before is served while the storage fails', async () => {
    const { shelf, clock, get } = shelfAt(await filled());
    await shelf.current();
    get.mockRejectedValue(new Error('ECONNREFUSED'));
    clock.now = 600_000;
    expect((await shelf.current())?.size).toBe(300);
    await setImmediate();
    expect(get).toHaveBeenCalledTimes(2);
    expect((await shelf.current())?.size).toBe(300);
  });

  test('what is damaged is not used, and the log says how to mend it', async () => {
    const store = new Keyv<unknown>();
    await store.set('qa:index', { format: 1, packed: 'half' });
    const { shelf, lines } = shelfAt(store);
    expect(await shelf.current()).toBeUndefined();
    expect(lines).toEqual([expect.stringMatching(/^warn .*damaged.*npm run -s headjudge -- qa sync/)]);
  });

  test('an index that could not be kept does not take the place of the old one', async () => {
    const store = await filled();
    const { shelf } = shelfAt(store);
    vi.spyOn(store, 'set').mockRejectedValue(new Error('disk full'));
    await expect(shelf.keep(indexOf(someQas(7)))).rejects.toThrow(StorageFailure);
    expect((await shelf.current())?.size).toBe(300);
  });
});

test('looking for an index makes no storage file', async () => {
  const config = { dataDir: path.join(temporaryFolder(), 'var') };
  const store = await openStore(config, 'headjudge', () => {});
  if (!store.ok) throw new Error(store.problem.expected);
  const { value } = store;
  onTestFinished(() => value.disconnect());
  const shelf = qaShelf({
    concepts: () => concepts,
    store: value,
    log: () => {},
    isNew: () => isNewStore(config),
  });
  expect(await shelf.read()).toBeUndefined();
  expect(existsSync(config.dataDir)).toBe(false);
  await shelf.keep(index);
  expect((await shelf.read())?.size).toBe(300);
});
