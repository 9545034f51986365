import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { runCommandLine } from '../../../src/cli/command-line.ts';
import { wiring as real } from '../../../src/cli/composition-root.ts';
import type { Config } from '../../../src/platform/config.ts';
import { ok } from '../../../src/platform/problem.ts';
import type { QaShelf } from '../../../src/qa/repository.ts';
import { StorageFailure } from '../../../src/storage/storage-failure.ts';
import { fakeStreams } from '../../support/fake-streams.ts';
import { fakeWiring, filledServices, noCards } from '../../support/fake-wiring.ts';
import { commands } from '../../support/fakes.ts';
import { indexOf, shelfWith, someQas } from '../../support/qas.ts';
import { runProcess } from '../../support/run-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const linesOf = (count: number) =>
  someQas(count)
    .map(({ number, date, cards }) => JSON.stringify({ qa: number, date, cards }))
    .join('\n');

/** A file of so many Q&As, with more lines if given. */
const fileOf = (count: number, more = ''): string => {
  const file = path.join(temporaryFolder(), 'qas.jsonl');
  writeFileSync(file, `${linesOf(count)}\n${more}`);
  return file;
};

const run = async (
  words: readonly string[],
  {
    shelf = shelfWith(undefined),
    qaUrl,
    terminal = false,
  }: { shelf?: QaShelf; qaUrl?: string; terminal?: boolean } = {},
) => {
  const streams = fakeStreams();
  const config: Config = {
    discordApiBase: 'https://discord.com/api',
    dataDir: '.',
    logLevel: 'info',
    ...(qaUrl === undefined ? {} : { qaUrl }),
  };
  const { wiring } = fakeWiring({
    openApp: async () =>
      ok({
        services: { ...filledServices, qas: shelf },
        commands,
        storageErrors: () => 0,
        renewCards: noCards,
        close: async () => {},
      }),
    syncQas: real.syncQas,
  });
  const errors = terminal ? Object.assign(streams.errors, { isTTY: true }) : streams.errors;
  const status = await runCommandLine(['qa', ...words], {
    config,
    log: () => {},
    streams: { ...streams, errors },
    wiring,
  });
  return {
    status,
    out: streams.written(),
    err: streams.complained(),
    kept: await shelf.read().catch(() => undefined),
  };
};

describe('qa sync', () => {
  test('takes a file and says what came', async () => {
    const { status, out, err, kept } = await run(['sync', '--from', fileOf(30)]);
    expect({ status, out, err }).toEqual({
      status: 0,
      out: '30 official Q&As, the newest of 2025-01-28; 30 new, 0 withdrawn\n',
      err: '',
    });
    expect(kept?.size).toBe(30);
  });

  test('says what it put aside, on stderr', async () => {
    const { status, err, kept } = await run(['sync', '--from', fileOf(40, '{"qa":99}\n{"qa":98}\n')]);
    expect(status).toBe(0);
    expect(err).toMatch(/^put aside: line 41 \(date: .*\)\nput aside: line 42 \(.*\)\n$/);
    expect(kept?.size).toBe(40);
  });

  test('--json prints it as an object', async () => {
    const from = fileOf(30);
    const { out } = await run(['sync', '--from', from, '--json'], { shelf: shelfWith(indexOf(someQas(32))) });
    expect(JSON.parse(out)).toEqual({
      size: 30,
      newest: '2025-01-28',
      from,
      syncedAt: expect.stringMatching(/^20..-..-..T/),
      days: 0,
      stale: false,
      unchanged: false,
      added: 0,
      withdrawn: 2,
      putAside: 0,
      examples: [],
    });
  });

  test('a source that is refused ends with 1, and the index stays', async () => {
    const shelf = shelfWith(indexOf(someQas(60)));
    const { status, out, err, kept } = await run(['sync', '--from', fileOf(10), '--json'], { shelf });
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'bad-qa-source' } });
    expect(err).toMatch(/qas\.jsonl \(10 Q&As\): must have about as many as before, which were 60\./);
    expect(kept?.size).toBe(60);
  });

  test('--force takes it', async () => {
    const shelf = shelfWith(indexOf(someQas(60)));
    expect((await run(['sync', '--from', fileOf(10), '--force'], { shelf })).kept?.size).toBe(10);
  });

  test('without --from it asks QA_URL', async () => {
    const { status, err } = await run(['sync'], { qaUrl: 'http://127.0.0.1:1/mirror' });
    expect(status).toBe(1);
    expect(err).toMatch(/^http:\/\/127\.0\.0\.1:1\/mirror \(.*\): must be reachable/);
  });

  test('QA_URL=off wants --from', async () => {
    expect((await run(['sync'], { qaUrl: 'off' })).err).toMatch(/^QA_URL \(off\): must not be off/);
    expect((await run(['sync', '--from', fileOf(3)], { qaUrl: 'off' })).kept?.size).toBe(3);
  });

  test('on a terminal it shows how far it is, on one line that it clears', async () => {
    const { out, err } = await run(['sync', '--from', fileOf(1_200)], { terminal: true });
    expect(err).toBe('\r500 Q&As read\u001b[K\r1000 Q&As read\u001b[K\r\u001b[K');
    expect(out).toMatch(/^1200 official Q&As/);
  });

  test('a storage that fails is told in one line', async () => {
    const problem = { code: 'storage-unusable', found: 'x.sqlite', expected: 'must be a file' };
    const shelf = { ...shelfWith(undefined), keep: () => Promise.reject(new StorageFailure(problem)) };
    const { status, err } = await run(['sync', '--from', fileOf(3)], { shelf });
    expect({ status, err }).toEqual({ status: 1, err: 'x.sqlite: must be a file.\n' });
  });
});

describe('qa status', () => {
  const old = indexOf(someQas(5), Date.now() - 5.5 * 86_400_000);

  test.for([
    ['none', undefined, 'no index of official Q&As yet: npm run -s headjudge -- qa sync fetches it\n'],
    [
      'a fresh one',
      indexOf(someQas(5)),
      '5 official Q&As, the newest of 2025-01-06; less than a day old, from a test\n',
    ],
    ['an old one', old, '5 official Q&As, the newest of 2025-01-06; 5 days old (stale), from a test\n'],
  ] as const)('%s', async ([, index, out]) => {
    expect(await run(['status'], { shelf: shelfWith(index) })).toMatchObject({ status: 0, out, err: '' });
  });

  test('--json', async () => {
    expect(JSON.parse((await run(['status', '--json'])).out)).toEqual({ present: false });
    const { out } = await run(['status', '--json'], { shelf: shelfWith(old) });
    expect(JSON.parse(out)).toMatchObject({ present: true, size: 5, days: 5, stale: true, from: 'a test' });
  });
});

test('as programs: what one syncs, the next one answers with', async () => {
  const file = path.join(import.meta.dirname, '../../../src/cli/main.js');
  const cwd = temporaryFolder();
  const env = { DATA_DIR: cwd };
  const headjudge = (...words: readonly string[]) =>
    runProcess(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...words], { cwd, env });
  expect(await headjudge('qa', 'sync', '--from', fileOf(20))).toMatchObject({ status: 0, err: '' });
  expect((await headjudge('qa', 'status')).out).toMatch(/^20 official Q&As/);
  expect((await headjudge('ask', '/qa card:Jinzo')).out).toContain('No official Q&A mentions Jinzo.');
});

test.for([
  ['without QA_URL', undefined, 1],
  ['with a mirror', 'http://127.0.0.1:1/mirror', 1],
  ['with QA_URL=off', 'off', 0],
] as const)('a bot %s waits for its next sync, unless it is off', async ([, qaUrl, timers]) => {
  const app = {
    services: filledServices,
    commands,
    storageErrors: () => 0,
    renewCards: noCards,
    close: async () => {},
  };
  const config: Config = {
    discordApiBase: 'https://discord.com/api',
    dataDir: '.',
    logLevel: 'info',
    ...(qaUrl === undefined ? {} : { qaUrl }),
  };
  vi.useFakeTimers();
  try {
    const stop = await real.keepQasFresh(app, config, () => {});
    expect(vi.getTimerCount()).toBe(timers);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
