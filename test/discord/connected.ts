import { onTestFinished } from 'vitest';
import type { Command } from '../../src/commands/command.ts';
import { type BotOptions, startBot } from '../../src/discord/client.ts';
import { startDiscordStandIn } from '../support/discord-stand-in/stand-in.ts';
import { fakeReadLine, fakeServices, keptLog } from './fakes.ts';

/** The real discord.js client, connected to a stand-in of its own until the test ends. */
export const connected = async (
  commands: readonly Command[],
  options: Partial<BotOptions> & { readonly heartbeatMs?: number } = {},
) => {
  const { heartbeatMs } = options;
  const discord = await startDiscordStandIn(heartbeatMs === undefined ? {} : { heartbeatMs });
  const { log, lines } = keptLog();
  const started = await startBot({
    token: discord.token,
    apiBase: discord.apiBase,
    commands,
    services: fakeServices(),
    readLine: fakeReadLine(commands),
    log,
    deferAfterMs: 1_000_000,
    ...options,
  });
  if (!started.ok) throw new Error(started.problem.expected);
  const bot = started.value;
  onTestFinished(async () => {
    await bot.stop();
    await discord.close();
  });
  /** What was logged as wrong. */
  const complaints = () => lines.filter((line) => /^(warn|error) /.test(line));
  return { bot, discord, log: lines, complaints };
};
