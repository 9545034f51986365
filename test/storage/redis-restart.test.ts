import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/storage/open-store.ts';
import { settingsStore } from '../../src/storage/settings-store.ts';
import { StorageFailure } from '../../src/storage/storage-failure.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A port at which nothing listens now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A Redis of the test's own, which keeps what it has in a file, as compose.http.yaml has it. */
function startRedis(port: number, folder: string): ChildProcess {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  return spawn('redis-server', [...options, '--appendonly', 'yes', '--appendfsync', 'always'], {
    stdio: 'ignore',
  });
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

test.skipIf(!hasRedis).for(['SIGTERM', 'SIGKILL'] as const)(
  'Redis that is ended by %s and begun again: answers go on meanwhile, and what was kept is there (skipped without redis-server)',
  { timeout: 60_000 },
  async (signal) => {
    const [port, folder] = [await freePort(), temporaryFolder()];
    let server = startRedis(port, folder);
    onTestFinished(() => void server.kill('SIGKILL'));
    const store = await openStore(
      { dataDir: '.', storageUrl: `redis://127.0.0.1:${port}` },
      'restart',
      () => {},
    );
    if (!store.ok) throw new Error(store.problem.expected);
    const settings = settingsStore(store.value, () => {});
    onTestFinished(() => settings.close());
    const kept = () =>
      settings.write('1', { ruleset: 'ocg' }).then(
        () => true,
        () => false,
      );
    await expect.poll(kept, { timeout: 20_000 }).toBe(true);
    await ended(server, signal);
    expect(await settings.read('1')).toMatchObject({ ruleset: 'tcg' });
    await expect(settings.write('1', { log: '9' })).rejects.toBeInstanceOf(StorageFailure);
    server = startRedis(port, folder);
    await expect.poll(() => settings.read('1'), { timeout: 20_000 }).toMatchObject({ ruleset: 'ocg' });
    expect(await settings.write('1', { log: '9' })).toMatchObject({ ruleset: 'ocg', log: '9' });
  },
);
