import { generateKeyPairSync, sign } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Command } from '../../src/commands/command.ts';
import { type HttpBotOptions, startHttpBot } from '../../src/discord/http/http-bot.ts';
import { type DiscordStandIn, startDiscordStandIn } from '../support/discord-stand-in/stand-in.ts';
import { bookCommand, brokenCommand, cardCommand, fakeReadLine, fakeServices, keptLog } from './fakes.ts';

export const keys = generateKeyPairSync('ed25519');
export const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
export const nowInSeconds = (): string => String(Math.floor(Date.now() / 1000));
export const signed = (body: string, timestamp = nowInSeconds()): Record<string, string> => ({
  'x-signature-ed25519': sign(null, Buffer.from(timestamp + body), keys.privateKey).toString('hex'),
  'x-signature-timestamp': timestamp,
});

/** A bot that takes interactions over HTTP, and a Discord that sends them so. */
export const connectOverHttp = async (
  commands: readonly Command[] = [cardCommand, bookCommand(), brokenCommand],
  options: Partial<HttpBotOptions> = {},
) => {
  let address = '';
  const statuses: number[] = [];
  const post = (body: string, headers: Record<string, string> = signed(body), path = '/interactions') =>
    fetch(`${address}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const discord: DiscordStandIn = await startDiscordStandIn({
    deliver: async (interaction) => {
      const response = await post(JSON.stringify(interaction));
      statuses.push(response.status);
      return response.status === 200 ? response.text() : undefined;
    },
  });
  const { log, lines } = keptLog();
  const started = await startHttpBot({
    token: '',
    apiBase: discord.apiBase,
    commands,
    services: fakeServices(),
    readLine: fakeReadLine(commands),
    log,
    deferAfterMs: 1_000_000,
    publicKey,
    port: 0,
    ...options,
  });
  if (!started.ok) throw new Error(started.problem.expected);
  address = `http://127.0.0.1:${started.value.port}`;
  onTestFinished(async () => {
    await started.value.stop();
    await discord.close();
  });
  return { discord, post, statuses, lines, address, bot: started.value };
};
