import { expect, onTestFinished, test } from 'vitest';
import type { App } from '../../src/app/app.ts';
import { startBotFor } from '../../src/cli/start-bot.ts';
import { cardCommand, fakeServices, keptLog } from '../discord/fakes.ts';
import { startDiscordStandIn } from '../support/discord-stand-in/stand-in.ts';
import { filledServices, noCards } from '../support/fake-wiring.ts';

test('a bot over the gateway is seen: its interactions, its connection, its log', async () => {
  const discord = await startDiscordStandIn();
  const { log, lines } = keptLog();
  const app: App = {
    services: { ...filledServices, settings: fakeServices().settings },
    commands: [cardCommand],
    storageErrors: () => 2,
    renewCards: noCards,
    close: async () => {},
  };
  const started = await startBotFor(
    app,
    {
      discordToken: discord.token,
      discordApiBase: discord.apiBase,
      dataDir: '.',
      logLevel: 'info',
      metricsPort: 0,
    },
    log,
  );
  if (!started.ok) throw new Error(started.problem.expected);
  const { stop, metricsPort } = started.value;
  onTestFinished(async () => {
    await stop();
    await discord.close();
  });
  await discord.slash({ name: 'card', options: { name: 'Dandylion' } }).reply();
  await discord.slash({ name: 'card', options: { name: 'Dandelion' } }).reply();
  await expect.poll(() => lines.filter((line) => line.startsWith('info answered'))).toHaveLength(2);
  expect(lines.join('\n')).toMatch(/info answered card info [\d.]+\ninfo answered card problem [\d.]+/);
  expect(lines.join('\n')).not.toContain(discord.token);
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toContain('headjudge_interactions_total{command="card",answer="info"} 1');
  expect(text).toContain('headjudge_interactions_total{command="card",answer="problem"} 1');
  expect(text).toContain('headjudge_gateway_ready{shard="0"} 1');
  expect(text).toContain('headjudge_storage_errors_total 2');
  const ready = await fetch(`http://127.0.0.1:${metricsPort}/ready`);
  expect(await ready.json()).toMatchObject({ ready: true, shards: 1, shardsAway: 0, storage: 'ok' });
});
