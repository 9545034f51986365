import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { runBot } from '../../src/cli/bot.ts';
import type { Config } from '../../src/platform/config.ts';
import { fail, ok } from '../../src/platform/problem.ts';
import { fakeStreams } from '../support/fake-streams.ts';
import { fakeWiring, noCards } from '../support/fake-wiring.ts';
import { commands, services } from '../support/fakes.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'headjudge-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const config: Config = {
  discordApiBase: 'https://discord.com/api',
  dataDir,
  logLevel: 'info',
  discordToken: 't',
};
const app = { services, commands, storageErrors: () => 0, renewCards: noCards, close: async () => {} };

test('a bot that cannot start is told in one line, and syncs nothing', async () => {
  const streams = fakeStreams();
  const keepQasFresh = vi.fn(async () => () => {});
  const status = await runBot(app, { config, log: () => {}, streams }, fakeWiring({ keepQasFresh }).wiring);
  expect(keepQasFresh).not.toHaveBeenCalled();
  expect({ status, err: streams.complained() }).toEqual({
    status: 1,
    err: 'The bot: must not start in this test.\n',
  });
});

test('the search is ready before anyone can type', async () => {
  const search = vi.fn(() => []);
  const whole = { ...app, services: { ...services, rulebook: { ...services.rulebook, search } } };
  const startBot = vi.fn(async () => {
    expect(search).toHaveBeenCalled();
    return fail({ code: 'x', found: 'The bot', expected: 'must not start in this test' });
  });
  const { wiring } = fakeWiring({ startBot });
  await runBot(whole, { config, log: () => {}, streams: fakeStreams() }, wiring);
  expect(startBot).toHaveBeenCalledOnce();
});

test.for(['SIGTERM', 'SIGINT'] as const)('%s lets the bot say goodbye', async (signal) => {
  const stop = vi.fn(async () => {});
  const logged: string[] = [];
  const stopSyncing = vi.fn();
  const { wiring } = fakeWiring({
    keepQasFresh: async () => stopSyncing,
    keepCatalogueFresh: async () => stopSyncing,
    startBot: async () => {
      setImmediate(() => process.emit(signal, signal));
      return ok({ name: 'Headjudge', stop });
    },
  });
  const log = (_: string, message: string) => logged.push(message);
  expect(await runBot(app, { config, log, streams: fakeStreams() }, wiring)).toBe(0);
  expect(stop).toHaveBeenCalledOnce();
  expect(stopSyncing).toHaveBeenCalledTimes(2);
  expect(logged).toEqual(['the bot is ready', 'the bot stops']);
});

test('a storage that cannot be used is told at the start', async () => {
  const logged: string[] = [];
  const { wiring } = fakeWiring({
    startBot: async () => {
      setImmediate(() => process.emit('SIGTERM', 'SIGTERM'));
      return ok({ name: 'Headjudge', stop: async () => {} });
    },
  });
  const readLine = () => Promise.reject(new Error('away'));
  const away = { ...app, services: { ...services, settings: { ...services.settings, readLine } } };
  const log = (_: string, message: string) => logged.push(message);
  await runBot(away, { config, log, streams: fakeStreams() }, wiring);
  expect(logged).toContain('the storage cannot be used: nothing is kept');
});

test('a connection that is ended for good ends the process with one line', async () => {
  const streams = fakeStreams();
  const stop = vi.fn(async () => {});
  const problem = { code: 'discord-ended', found: 'The connection (4014)', expected: 'was ended' };
  const { wiring } = fakeWiring({
    startBot: async () => ok({ name: 'Headjudge', ended: Promise.resolve(problem), stop }),
  });
  expect(await runBot(app, { config, log: () => {}, streams }, wiring)).toBe(1);
  expect(stop).toHaveBeenCalledOnce();
  expect(streams.complained()).toBe('The connection (4014): was ended.\n');
});
