import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/storage/open-store.ts';
import { settingsStore } from '../../src/storage/settings-store.ts';
import { StorageFailure } from '../../src/storage/storage-failure.ts';
import { storageServers } from '../support/storage-servers.ts';

/** A store at an address, under a namespace of the test's own. */
const opened = async (storageUrl: string) => {
  const store = await openStore({ dataDir: '.', storageUrl }, `test-${process.pid}`, () => {});
  if (!store.ok) throw new Error(store.problem.expected);
  return store.value;
};

describe.for(storageServers)('in $name', ({ storageUrl }) => {
  test('settings and lines are kept for whoever opens it next', async ({ skip }) => {
    const store = await opened(storageUrl);
    const answers = await store.set('there', true).then(
      () => true,
      () => false,
    );
    skip(!answers, `nothing answers at ${new URL(storageUrl).host}`);
    const first = settingsStore(store, () => {});
    await first.write('1', { ruleset: 'ocg' });
    const key = await first.keepLine('/card name:"Dandylion"');
    await first.close();
    const other = await opened(storageUrl);
    onTestFinished(async () => {
      await other.clear();
      await other.disconnect();
    });
    const second = settingsStore(other, () => {});
    expect(await second.read('1')).toMatchObject({ ruleset: 'ocg' });
    expect(await second.read('2')).toMatchObject({ ruleset: 'tcg' });
    expect(await second.readLine(key)).toBe('/card name:"Dandylion"');
  });
});

// Ports at which nothing answers on this machine: the server is away.
test.for(['redis://127.0.0.1:1', 'postgres://postgres@127.0.0.1:1/test'])(
  '%s away: answers go on with the defaults, and what cannot be kept is told',
  async (storageUrl) => {
    const logged: string[] = [];
    const settings = settingsStore(await opened(storageUrl), (level) => logged.push(level));
    expect(await settings.read('1')).toMatchObject({ ruleset: 'tcg' });
    expect(logged).toEqual(['error']);
    await expect(settings.write('1', { ruleset: 'ocg' })).rejects.toBeInstanceOf(StorageFailure);
    await settings.close();
  },
);
