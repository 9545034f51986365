import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/storage/open-store.ts';
import { settingsStore } from '../../src/storage/settings-store.ts';
import { SqliteStore } from '../../src/storage/sqlite-store.ts';
import { asStorageFailure, StorageFailure, toldToAll } from '../../src/storage/storage-failure.ts';
import { runProcess } from '../support/run-process.ts';
import { storageServers } from '../support/storage-servers.ts';
import { valuesOf } from '../support/store-values.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { wayTo } from '../support/way-to-server.ts';

const settingsIn = async (storageUrl: string, dataDir = '.') => {
  const store = await openStore({ dataDir, storageUrl }, `faults-${process.pid}`, () => {});
  if (!store.ok) throw new Error(store.problem.expected);
  return { store: store.value, settings: settingsStore(store.value, () => {}) };
};

/** Settings in a server, over a way that can be cut and held; skipped where it does not answer. */
const overWay = async (name: string, storageUrl: string, skip: (when: boolean, why: string) => void) => {
  const url = new URL(storageUrl);
  const way = await wayTo(url);
  url.port = String(way.port);
  const { store, settings } = await settingsIn(url.href);
  const there = await store.set('there', true).then(
    () => true,
    () => false,
  );
  skip(!there, `${name} does not answer`);
  onTestFinished(async () => {
    way.goOn();
    await store.clear();
    await settings.close();
    await way.cut();
  });
  return { way, settings };
};

const within = async (ms: number, work: () => Promise<unknown>): Promise<unknown> => {
  const start = performance.now();
  const result = await work().catch((error: unknown) => error);
  expect(performance.now() - start).toBeLessThan(ms);
  return result;
};

test.for(storageServers)(
  '$name gone in the middle: answers go on, settings say so; and it is used again once it is back',
  { timeout: 30_000 },
  async ({ name, storageUrl }, { skip }) => {
    const { way, settings } = await overWay(name, storageUrl, skip);
    await settings.write('1', { ruleset: 'ocg' });
    await way.cut();
    expect(await within(2000, () => settings.read('1'))).toMatchObject({ ruleset: 'tcg' });
    expect(await within(2000, () => settings.write('1', { log: '9' }))).toBeInstanceOf(StorageFailure);
    await way.layAgain();
    await expect
      .poll(() => settings.read('1'), { timeout: 10_000, interval: 100 })
      .toEqual({ ruleset: 'ocg', answers: 'public', channels: [] });
    await settings.write('1', { ruleset: 'tcg' });
  },
);

test.for(storageServers)(
  '$name that takes what is sent and answers nothing: answers go on, settings say so',
  { timeout: 30_000 },
  async ({ name, storageUrl }, { skip }) => {
    const { way, settings } = await overWay(name, storageUrl, skip);
    await settings.write('1', { ruleset: 'ocg' });
    way.hold();
    expect(await within(2000, () => settings.read('1'))).toMatchObject({ ruleset: 'tcg' });
    expect(await within(2000, () => settings.write('1', { log: '9' }))).toMatchObject({
      problem: { code: 'storage-late' },
    });
    way.goOn();
    await expect.poll(() => settings.read('1'), { timeout: 10_000 }).toMatchObject({ ruleset: 'ocg' });
  },
);

test('a database that another process has locked is told in time, and used again once it is free', async () => {
  const file = path.join(temporaryFolder(), 'locked.sqlite');
  const { settings } = await settingsIn(`sqlite://${file}`);
  await settings.write('1', { ruleset: 'ocg' });
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  expect(await within(2500, () => settings.write('1', { log: '9' }))).toBeInstanceOf(StorageFailure);
  expect(await settings.read('1')).toMatchObject({ ruleset: 'ocg' });
  other.exec('COMMIT');
  other.close();
  expect(await settings.write('1', { log: '9' })).toMatchObject({ ruleset: 'ocg', log: '9' });
  await settings.close();
});

/** A store that a process fills; what it says of each write. */
const filler = path.join(import.meta.dirname, '../support/programs/store-filler.ts');
const noWarning = '--disable-warning=ExperimentalWarning';

/** All that was confirmed is there, and more can be kept. */
const expectWhole = async (file: string, confirmed: number): Promise<void> => {
  expect(confirmed).toBeGreaterThan(10);
  const store = new SqliteStore(file);
  const kept = await valuesOf(
    store,
    Array.from({ length: confirmed }, (_, at) => `key-${at + 1}`),
  );
  expect(kept.filter((value) => value !== 'x'.repeat(500))).toEqual([]);
  await store.set('after', 'is kept');
  await store.disconnect();
};

// A limit on the size of files stands for the disk: what is above it is refused in the same way.
test.skipIf(process.platform === 'win32')(
  'a disk that is full is told, and nothing that was confirmed is lost',
  async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'full.sqlite');
    const script = `trap '' XFSZ; ulimit -f 256; exec "${process.execPath}" ${noWarning} "${filler}" "${file}"`;
    const { out } = await runProcess('bash', ['-c', script], { cwd: folder });
    const said = out.trim().split('\n');
    expect(said.at(-1)).toBe('storage-unusable');
    await expectWhole(file, said.length - 1);
  },
);

test('kill -9 while writing loses nothing that was confirmed', async () => {
  const file = path.join(temporaryFolder(), 'killed.sqlite');
  const writing = spawn(process.execPath, [noWarning, filler, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(writing, 'exit');
  let confirmed = 0;
  for await (const line of createInterface({ input: writing.stdout })) {
    confirmed = Number(line);
    if (confirmed === 100) writing.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
  expect(confirmed).toBeGreaterThanOrEqual(100);
  await expectWhole(file, confirmed);
});

test('a file that another program has locked holds nobody up, and is written once it is free', async () => {
  const file = path.join(temporaryFolder(), 'store.sqlite');
  const { settings } = await settingsIn(`sqlite://${file}`);
  onTestFinished(() => settings.close());
  await settings.write('1', { ruleset: 'ocg' });
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 5);
  const refused = await settings.write('1', { log: '9' }).catch((error: unknown) => error);
  clearInterval(turning);
  expect(refused).toBeInstanceOf(StorageFailure);
  expect(String(refused)).toContain('The storage');
  // It waits without standing still.
  expect(turns).toBeGreaterThan(5);
  expect(await settings.read('1')).toMatchObject({ ruleset: 'ocg' });
  const waiting = settings.write('1', { answers: 'private' });
  other.exec('COMMIT');
  expect(await waiting).toMatchObject({ ruleset: 'ocg', answers: 'private' });
});

test('nobody else on the machine reads the file', async () => {
  const file = path.join(temporaryFolder(), 'store.sqlite');
  const { settings } = await settingsIn(`sqlite://${file}`);
  onTestFinished(() => settings.close());
  await settings.write('1', { ruleset: 'ocg' });
  for (const end of ['', '-wal', '-shm']) expect(statSync(`${file}${end}`).mode & 0o777).toBe(0o600);
});

test.for([
  ['Redis', new Error('WRONGPASS invalid username-password pair'), 'STORAGE_URL'],
  ['Redis without one', new Error('NOAUTH Authentication required.'), 'STORAGE_URL'],
  [
    'PostgreSQL',
    Object.assign(new Error('password authentication failed'), { code: '28P01' }),
    'STORAGE_URL',
  ],
  ['below another', new Error('it fails', { cause: new Error('WRONGPASS') }), 'STORAGE_URL'],
  ['another failure', Object.assign(new Error('no such table'), { code: '42P01' }), 'The storage'],
] as const)('a wrong password is told as one, and to its host alone: %s', ([, error, found]) => {
  const failure = thrownBy(() => asStorageFailure(error));
  expect(failure).toMatchObject({ problem: { found } });
  expect(failure instanceof StorageFailure && toldToAll(failure).found).toBe('The storage');
});

const thrownBy = (fails: () => void): unknown => {
  try {
    fails();
  } catch (error) {
    return error;
  }
};
