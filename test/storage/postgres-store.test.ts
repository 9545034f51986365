import { expect, onTestFinished, test } from 'vitest';
import { PostgresStore } from '../../src/storage/postgres-store.ts';
import { storageServers } from '../support/storage-servers.ts';
import { wayTo } from '../support/way-to-server.ts';

const server = new URL(storageServers.find(({ name }) => name === 'PostgreSQL')?.storageUrl ?? '');
const opened = (url: string) => new PostgresStore(url, 500);
const answers = (store: PostgresStore) =>
  store.query('SELECT 1').then(
    () => true,
    () => false,
  );
const rows = async (store: PostgresStore, keys: string) =>
  (await store.query('SELECT key FROM headjudge WHERE key LIKE $1 ORDER BY key', [`${keys}%`])).map(
    ({ key }) => key,
  );

test('what has expired is deleted as others are written, whether or not anybody asks for it', async ({
  skip,
}) => {
  const keys = `sweep-${process.pid}`;
  const store = opened(server.href);
  store.on('error', () => {});
  skip(!(await answers(store)), 'PostgreSQL does not answer');
  onTestFinished(async () => {
    for (const name of ['old', 'kept', 'later']) await store.delete(`${keys}-${name}`);
    await store.disconnect();
  });
  await store.set(`${keys}-kept`, 'x');
  await store.set(`${keys}-later`, 'x', 3_600_000);
  await store.set(`${keys}-old`, 'x', 1);
  expect(await rows(store, keys)).toEqual([`${keys}-kept`, `${keys}-later`, `${keys}-old`]);
  await new Promise((done) => setTimeout(done, 5));
  // Another process, which has not looked for such rows in this minute.
  await opened(server.href).set(`${keys}-kept`, 'y');
  await expect.poll(() => rows(store, keys)).toEqual([`${keys}-kept`, `${keys}-later`]);
});

test('a server that is away at the start gets the table once it is there', { timeout: 30_000 }, async ({
  skip,
}) => {
  const admin = opened(server.href);
  admin.on('error', () => {});
  skip(!(await answers(admin)), 'PostgreSQL does not answer');
  const database = `headjudge_test_${process.pid}`;
  await admin.query(`CREATE DATABASE ${database}`);
  await admin.disconnect();
  const way = await wayTo(server);
  await way.cut();
  const store = opened(
    Object.assign(new URL(server), { port: String(way.port), pathname: `/${database}` }).href,
  );
  store.on('error', () => {});
  onTestFinished(async () => {
    await store.disconnect();
    await way.cut();
    const after = opened(server.href);
    await after.query(`DROP DATABASE ${database} WITH (FORCE)`);
    await after.disconnect();
  });
  await expect(store.get('a')).rejects.toThrow();
  await way.layAgain();
  await store.set('a', 'one');
  expect(await store.get('a')).toBe('one');
});

// An error that nobody listens to would end the process: here, fail the run.
test('a connection that the server ends while it is idle is made anew', async ({ skip }) => {
  const store = opened(`${server.href}?application_name=idle-${process.pid}`);
  store.on('error', () => {});
  skip(!(await answers(store)), 'PostgreSQL does not answer');
  const other = new URL(server);
  other.searchParams.set('application_name', `other-${process.pid}`);
  const admin = opened(other.href);
  const ended = await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'idle-${process.pid}'`,
  );
  expect(ended).toHaveLength(1);
  // Nothing is asked of it until it has been told.
  await new Promise((done) => setTimeout(done, 100));
  await expect.poll(() => answers(store)).toBe(true);
  await admin.disconnect();
});

test('several processes that begin at once make the table together', async ({ skip }) => {
  const stores = Array.from({ length: 5 }, () => opened(server.href));
  for (const store of stores) store.on('error', () => {});
  const [first] = stores;
  skip(first === undefined || !(await answers(first)), 'PostgreSQL does not answer');
  const key = `begin-${process.pid}`;
  expect(await Promise.all(stores.map((store) => store.get(key)))).toEqual(stores.map(() => undefined));
  await first?.disconnect();
});
