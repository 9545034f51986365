import { existsSync } from 'node:fs';
import path from 'node:path';
import Keyv from 'keyv';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Log } from '../../src/platform/log.ts';
import { openStore } from '../../src/storage/open-store.ts';
import { settingsStore } from '../../src/storage/settings-store.ts';
import { StorageFailure } from '../../src/storage/storage-failure.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const logging = () => {
  const lines: string[] = [];
  const log: Log = (level, message) => lines.push(`${level} ${message}`);
  return { lines, log };
};

afterEach(() => {
  vi.useRealTimers();
});

describe('settings', () => {
  test('are the defaults until some are kept', async () => {
    const settings = settingsStore(new Keyv(), () => {});
    expect(await settings.read('1')).toMatchObject({ ruleset: 'tcg' });
    await settings.write('1', { ruleset: 'ocg' });
    expect(await settings.read('1')).toMatchObject({ ruleset: 'ocg' });
    expect(await settings.read('2')).toMatchObject({ ruleset: 'tcg' });
  });

  test('are kept after a restart', async () => {
    const dataDir = temporaryFolder();
    const start = async () => {
      const store = await openStore({ dataDir }, 'settings', () => {});
      if (!store.ok) throw new Error(store.problem.code);
      return settingsStore(store.value, () => {});
    };
    const first = await start();
    await first.write('1', { ruleset: 'ocg' });
    const key = await first.keepLine('/card name:x');
    await first.close();
    const second = await start();
    expect(await second.read('1')).toMatchObject({ ruleset: 'ocg' });
    expect(await second.readLine(key)).toBe('/card name:x');
    await second.close();
  });

  test.for([{ ruleset: 'goat' }, 'ocg', null, 7])(
    'that are not understood (%o) give way to the defaults',
    async (kept) => {
      const store = new Keyv();
      const { lines, log } = logging();
      await store.set('server:1', kept);
      expect(await settingsStore(store, log).read('1')).toMatchObject({ ruleset: 'tcg' });
      expect(lines).toEqual(['warn the kept settings are not understood; the defaults are used']);
    },
  );
});

describe('settings of every version', () => {
  const kept = async (value: unknown) => {
    const store = new Keyv();
    await store.set('server:1', value);
    return { store, settings: settingsStore(store, () => {}) };
  };
  const whole = { ruleset: 'ocg', answers: 'private', channels: ['7'], moderators: '8', log: '9' } as const;

  test('of the first, which had the ruleset alone, are read and kept as those of today', async () => {
    const { store, settings } = await kept({ ruleset: 'ocg' });
    expect(await settings.read('1')).toEqual({ ruleset: 'ocg', answers: 'public', channels: [] });
    await settings.write('1', { log: '9' });
    expect(await store.get('server:1')).toEqual({
      version: 2,
      settings: { ruleset: 'ocg', answers: 'public', channels: [], log: '9' },
    });
  });

  test('a change leaves the others as they are; undefined puts one back', async () => {
    const { settings } = await kept({ version: 2, settings: whole });
    expect(await settings.write('1', { ruleset: 'tcg' })).toEqual({ ...whole, ruleset: 'tcg' });
    const { moderators: _, ...others } = whole;
    expect(await settings.write('1', { moderators: undefined, ruleset: 'ocg' })).toEqual(others);
    expect(await settings.write('1', { channels: undefined })).toMatchObject({ channels: [] });
  });

  test.for([
    { version: 3, settings: whole },
    { version: 2, settings: { ...whole, log: 'x' } },
  ])('that are not understood (%o) give way to the defaults', async (value) => {
    const { settings } = await kept(value);
    expect(await settings.read('1')).toEqual({ ruleset: 'tcg', answers: 'public', channels: [] });
  });
});

describe('lines behind buttons', () => {
  test('have one short key each', async () => {
    const settings = settingsStore(new Keyv(), () => {});
    const key = await settings.keepLine('/card name:x');
    expect(key).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
    expect(await settings.keepLine('/card name:x')).toBe(key);
    expect(await settings.keepLine('/card name:y')).not.toBe(key);
    expect(await settings.readLine('unknown')).toBeUndefined();
  });

  test('are looked for by ids that one can have: a storage fails on some others, as on NUL', async () => {
    const store = new Keyv();
    const asked = vi.spyOn(store, 'get');
    const settings = settingsStore(store, () => {});
    for (const id of ['\0', 'a\0b', '\ud800', '', 'x'.repeat(6000)])
      expect(await settings.readLine(id)).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });

  test('are forgotten after thirty days', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const settings = settingsStore(new Keyv(), () => {});
    const key = await settings.keepLine('/card name:x');
    const day = 24 * 60 * 60 * 1000;
    vi.setSystemTime(Date.now() + 30 * day - 1);
    expect(await settings.readLine(key)).toBe('/card name:x');
    vi.setSystemTime(Date.now() + 2);
    expect(await settings.readLine(key)).toBeUndefined();
  });
});

test('a line that is kept for two days does not end the same one that is kept for thirty', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const settings = settingsStore(new Keyv(), () => {});
  const [long, short] = [await settings.keepLine('/card name:x'), await settings.keepLine('/card name:x', 2)];
  vi.setSystemTime(Date.now() + 3 * 24 * 60 * 60 * 1000);
  expect([await settings.readLine(long), await settings.readLine(short)]).toEqual([
    '/card name:x',
    undefined,
  ]);
});

describe('a store that fails', () => {
  const failing = async (storageUrl: string) => {
    const { lines, log } = logging();
    const store = await openStore({ dataDir: '.', storageUrl }, 'settings', log);
    if (!store.ok) throw new Error(store.problem.code);
    return { settings: settingsStore(store.value, log), lines };
  };

  test('still gives the defaults, with a log line', async () => {
    const { settings, lines } = await failing(`sqlite://${temporaryFolder()}`);
    expect(await settings.read('1')).toMatchObject({ ruleset: 'tcg' });
    expect(lines).toEqual(['error the settings could not be read; the defaults are used']);
  });

  test('never pretends to have kept something', async () => {
    const { settings } = await failing(`sqlite://${temporaryFolder()}`);
    await expect(settings.write('1', { ruleset: 'ocg' })).rejects.toThrow(StorageFailure);
    await expect(settings.keepLine('/about')).rejects.toThrow(StorageFailure);
    await expect(settings.readLine('key')).rejects.toThrow(StorageFailure);
  });

  test('is told in one line, whichever store it is', async () => {
    const store = new Keyv({ store: new Map(), throwOnErrors: true });
    vi.spyOn(store, 'set').mockRejectedValue(new Error('ECONNREFUSED'));
    await expect(settingsStore(store, () => {}).write('1', { ruleset: 'ocg' })).rejects.toThrow(
      'The storage: must answer, and it does not. Try again later; nothing was changed.',
    );
  });
});

test('settings that cannot be read are not written over by the defaults', async () => {
  const store = new Keyv({ store: new Map(), throwOnErrors: true });
  vi.spyOn(store, 'get').mockRejectedValue(new Error('ECONNREFUSED'));
  const set = vi.spyOn(store, 'set');
  await expect(settingsStore(store, () => {}).write('1', { log: '9' })).rejects.toThrow(StorageFailure);
  expect(set).not.toHaveBeenCalled();
});

test('the file lies where DATA_DIR says', async () => {
  const dataDir = temporaryFolder();
  const store = await openStore({ dataDir }, 'settings', () => {});
  if (store.ok) await store.value.set('a', 1);
  expect(existsSync(path.join(dataDir, 'headjudge.sqlite'))).toBe(true);
  if (store.ok) await store.value.disconnect();
});
