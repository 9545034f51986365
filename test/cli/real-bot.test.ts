import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { guildId } from '../support/discord-stand-in/interaction-payloads.ts';
import { type DiscordStandIn, startDiscordStandIn } from '../support/discord-stand-in/stand-in.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

const program = path.join(import.meta.dirname, '../../src/cli/start.js');
const commandLine = path.join(import.meta.dirname, '../../src/cli/main.js');

/** The program as its host starts it, connected to a stand-in; what it logs is kept. */
async function startProgram(discord: DiscordStandIn, folder: string) {
  const before = discord.gateway.happened.items.length;
  const bot: ChildProcess = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_BASE: discord.apiBase,
      QA_URL: 'off',
      CATALOG_URL: 'off',
    },
  });
  let log = '';
  bot.stderr?.on('data', (piece) => {
    log += piece;
  });
  onTestFinished(() => void bot.kill('SIGKILL'));
  await expect
    .poll(() => discord.gateway.happened.items.slice(before).some(({ kind }) => kind === 'identified'), {
      timeout: 30_000,
    })
    .toBe(true);
  await expect.poll(() => log, { timeout: 10_000 }).toContain('the bot is ready');
  const ends = once(bot, 'exit');
  return {
    log: () => log,
    signal: (signal: NodeJS.Signals) => void bot.kill(signal),
    /** Sends a signal; gives how it ended. */
    end: async (signal: NodeJS.Signals) => {
      bot.kill(signal);
      return ends;
    },
  };
}

const standIn = async (): Promise<DiscordStandIn> => {
  const discord = await startDiscordStandIn();
  onTestFinished(() => discord.close());
  return discord;
};

const settings = (options = {}) =>
  ({ name: 'settings', options, from: { guildId, permissions: '32' } }) as const;

/** SIGTERM: what it has taken is answered, and then it ends, though Discord takes one of the answers never. */
async function endsInOrder(discord: DiscordStandIn, bot: Awaited<ReturnType<typeof startProgram>>) {
  discord.failNext('/callback', [{ afterMs: 700 }, { afterMs: 60_000 }]);
  const before = discord.requests.length;
  const asked = discord.slash({
    name: 'timing',
    options: { card: 'Peten the Dark Clown', event: 'sent-to-gy', as: 'cost' },
  });
  const callbacks = () => discord.requests.slice(before).filter(({ path: to }) => to.endsWith('/callback'));
  await expect.poll(() => callbacks().length, { timeout: 10_000 }).toBe(1);
  discord.slash({ name: 'about' });
  await expect.poll(() => callbacks().length, { timeout: 10_000 }).toBe(2);
  expect(bot.log()).not.toContain('"command":"timing"');
  // Three seconds are promised; what hangs would keep it there for fifteen.
  const late = new Promise((resolve) => setTimeout(resolve, 9_000, 'still there').unref());
  expect(await Promise.race([bot.end('SIGTERM'), late])).toEqual([0, null]);
  expect((await asked.reply()).embeds[0]?.title).toBe('❌ No');
  expect(bot.log()).toMatch(/"command":"timing","answer":"no".*"answered"/);
  expect(discord.faults).toEqual([]);
}

test('a bot that hangs is ill, by the health check of its container; what it said it has kept is there when it is begun again', async () => {
  const discord = await standIn();
  const folder = temporaryFolder();
  const bot = await startProgram(discord, folder);
  const health = () =>
    spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', commandLine, 'health'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: folder },
    });
  expect(health()).toMatchObject({ status: 0, stdout: expect.stringContaining('bots running: 1') });
  bot.signal('SIGSTOP');
  const beats = path.join(folder, 'heartbeats', hostname());
  const [file = ''] = readdirSync(beats);
  const longAgo = new Date(Date.now() - 120_000);
  utimesSync(path.join(beats, file), longAgo, longAgo);
  expect(health()).toMatchObject({ status: 1, stderr: expect.stringContaining('silent for 12') });
  bot.signal('SIGCONT');
  const kept = await discord.slash(settings({ ruleset: 'ocg' })).reply();
  const ended = bot.end('SIGKILL');
  expect(kept.embeds[0]?.title).toBe('ℹ️ Settings kept');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(health().status).toBe(0);
  const again = await startProgram(discord, folder);
  const shown = await discord.slash(settings()).reply();
  expect(shown.embeds[0]?.fields[0]?.value).toContain('Ruleset: OCG');
  await endsInOrder(discord, again);
});
