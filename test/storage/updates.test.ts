import { describe, expect, onTestFinished, test } from 'vitest';
import { houseNotes } from '../../src/storage/house-notes.ts';
import { openStore } from '../../src/storage/open-store.ts';
import { settingsStore } from '../../src/storage/settings-store.ts';
import { updatesIn } from '../../src/storage/updates.ts';
import { storageServers } from '../support/storage-servers.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const stores = [{ name: 'SQLite', storageUrl: undefined }, ...storageServers];
const log = () => {};

describe.for(stores)('in $name, with two copies of the program', ({ storageUrl }) => {
  /** Two stores that share what they keep and nothing else; undefined where nothing answers. */
  const copies = async () => {
    const dataDir = temporaryFolder();
    const namespace = `test-updates-${process.pid}-${Math.random()}`;
    const open = async () => {
      const store = await openStore(
        { dataDir, ...(storageUrl === undefined ? {} : { storageUrl }) },
        namespace,
        log,
      );
      if (!store.ok) throw new Error(store.problem.expected);
      return store.value;
    };
    const [one, other] = [await open(), await open()];
    const answers = await one.set('there', true).catch(() => false);
    if (answers) await other.get('there');
    onTestFinished(async () => {
      if (answers) await one.clear();
      // Two copies in one process have the same connections to PostgreSQL.
      await Promise.allSettled([one.disconnect(), other.disconnect()]);
    });
    return answers ? ([one, other] as const) : undefined;
  };

  test('of settings that are changed at once each change is kept', async ({ skip }) => {
    const both = await copies();
    if (both === undefined) return skip('nothing answers there');
    const [one, other] = both.map((store) => settingsStore(store, log));
    for (let pair = 0; pair < 10; pair += 1) {
      const server = String(pair);
      await Promise.all([
        one?.write(server, { ruleset: 'ocg' }),
        other?.write(server, { log: '9' }),
        one?.write(server, { answers: 'private' }),
        ...['1', '2', '3'].map((channel) =>
          other?.write(server, ({ channels }) => ({ channels: [...channels, channel] })),
        ),
      ]);
      const kept = await one?.read(server);
      expect({ ...kept, channels: kept?.channels.toSorted() }).toEqual({
        ruleset: 'ocg',
        answers: 'private',
        log: '9',
        channels: ['1', '2', '3'],
      });
    }
  });

  test('whoever writes notes everywhere at once is forgotten in all of them', async ({ skip }) => {
    const both = await copies();
    if (both === undefined) return skip('nothing answers there');
    const notes = both.map((store) => houseNotes(store, log));
    const by = { id: '5', name: 'Ada' };
    const note = { stands: 'pinned', text: '', on: '2026-11-23', by } as const;
    const ids = Array.from({ length: 12 }, (_, at) => `ruling-${at}`);
    await Promise.all([
      ...ids.map((id, at) => notes[at % 2]?.write('1', id, note)),
      notes[0]?.forget(by.id),
      notes[1]?.forget(by.id),
    ]);
    await notes[0]?.forget(by.id);
    for (const id of ids) expect(await notes[1]?.read('1', id)).not.toHaveProperty('by');
    expect(await notes[1]?.forget(by.id)).toBe(0);
  });

  test('what one takes away while another changes it is changed or gone, never half of it', async ({
    skip,
  }) => {
    const both = await copies();
    if (both === undefined) return skip('nothing answers there');
    const [one, other] = both.map(updatesIn);
    await one?.('counted', () => 0);
    const add = (kept: unknown) => Number(kept ?? 0) + 1;
    await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other)?.('counted', add)));
    expect(await other?.('counted', (kept) => kept)).toBe(20);
    expect(await one?.('counted', () => undefined)).toBeUndefined();
    expect(await other?.('counted', add)).toBe(1);
  });
});
