import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { READY } from '../../src/cli/bot.ts';
import { runProcesses, split } from '../../src/cli/processes.ts';
import type { Config } from '../../src/platform/config.ts';
import { fail, ok } from '../../src/platform/problem.ts';
import { fakeStreams } from '../support/fake-streams.ts';
import { fakeWiring } from '../support/fake-wiring.ts';

const config: Config = {
  discordApiBase: 'https://discord.com/api',
  dataDir: '.',
  logLevel: 'info',
  discordToken: 't',
  processes: 2,
};

class FakeBot extends EventEmitter {
  readonly env: Readonly<Record<string, string>>;
  constructor(env: Readonly<Record<string, string>>) {
    super();
    this.env = env;
  }
  kill(signal: string): void {
    this.emit('exit', null, signal);
  }
}

const running = (changes: Partial<Config>, recommended = 8) => {
  const bots: FakeBot[] = [];
  const logged: string[] = [];
  const { wiring } = fakeWiring({
    forkBot: async (env) => {
      const bot = new FakeBot(env);
      bots.push(bot);
      return bot;
    },
    recommendedShards: async () => ok(recommended),
  });
  const log = (_: string, message: string) => void logged.push(message);
  const start = { config: { ...config, ...changes }, log, streams: fakeStreams() };
  const ended = runProcesses(start, wiring, { againMs: { first: 5, longest: 10 } });
  const stop = () => {
    process.emit('SIGTERM', 'SIGTERM');
    return ended;
  };
  return { bots, logged, stop };
};

test('each process connects its part of the shards, when the one before is ready', async () => {
  const { bots, stop } = running({ metricsPort: 9100 });
  await expect.poll(() => bots).toHaveLength(1);
  await new Promise((done) => setTimeout(done, 20));
  expect(bots).toHaveLength(1);
  bots[0]?.emit('message', READY);
  await expect.poll(() => bots).toHaveLength(2);
  bots[1]?.emit('message', READY);
  expect(bots.map(({ env }) => env)).toEqual([
    { DISCORD_SHARDS: '0-3/8', METRICS_PORT: '9100' },
    { DISCORD_SHARDS: '4-7/8', METRICS_PORT: '9101' },
  ]);
  expect(await stop()).toBe(0);
});

test('a process that ends is begun again with the same shards; SIGTERM ends all', async () => {
  const { bots, logged, stop } = running({ shards: { first: 16, last: 31, count: 64 } });
  await expect.poll(() => bots).toHaveLength(1);
  bots[0]?.emit('message', READY);
  await expect.poll(() => bots).toHaveLength(2);
  bots[1]?.emit('message', READY);
  bots[0]?.emit('exit', 1, null);
  await expect.poll(() => bots).toHaveLength(3);
  expect(bots[2]?.env).toEqual({ DISCORD_SHARDS: '16-23/64' });
  expect(await stop()).toBe(0);
  expect(bots).toHaveLength(3);
  expect(logged).toContain('a process of the bot ended; it is begun again');
});

test('over HTTP all take what comes to one port, and there are no shards', async () => {
  const { bots, stop } = running({ http: { publicKey: 'a', port: 80 } });
  await expect.poll(() => bots).toHaveLength(1);
  bots[0]?.emit('message', READY);
  await expect.poll(() => bots).toHaveLength(2);
  expect(bots.map(({ env }) => env)).toEqual([{}, {}]);
  bots[1]?.emit('message', READY);
  expect(await stop()).toBe(0);
});

test('a count that Discord does not give is told in one line', async () => {
  const streams = fakeStreams();
  const problem = { code: 'discord-token', found: 'DISCORD_TOKEN', expected: 'Discord refuses this token' };
  const { wiring } = fakeWiring({ recommendedShards: async () => fail(problem) });
  expect(await runProcesses({ config, log: () => {}, streams }, wiring)).toBe(1);
  expect(streams.complained()).toBe('DISCORD_TOKEN: Discord refuses this token.\n');
});

test.for<[number, number, readonly string[]]>([
  [8, 3, ['0-1', '2-4', '5-7']],
  [1, 4, ['0-0']],
  [5, 5, ['0-0', '1-1', '2-2', '3-3', '4-4']],
])('%i shards in %i processes', ([count, parts, ranges]) => {
  const all = split({ first: 0, last: count - 1, count }, parts);
  expect(all.map(({ first, last }) => `${first}-${last}`)).toEqual(ranges);
});
