import type { App } from '../app/app.ts';
import { readiness } from '../app/readiness.ts';
import { readLine } from '../commands/line/line.ts';
import type { Bot, BotOptions } from '../discord/client.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Config } from '../platform/config.ts';
import { defined } from '../platform/defined.ts';
import type { Log } from '../platform/log.ts';
import { ok, type Result } from '../platform/problem.ts';

/** Starts the bot, over the gateway or over HTTP, with its metrics where they are asked for. */
export async function startBotFor(app: App, config: Config, log: Log): Promise<Result<Bot>> {
  let bot: Bot | undefined;
  const shards = () => bot?.shards?.() ?? [];
  const { services, commands } = app;
  const ready = async () => {
    const state = await readiness(services);
    const gateway = shards();
    const away = gateway.filter((shard) => !shard.ready).length;
    return { ...state, ready: state.ready && away === 0, shards: gateway.length, shardsAway: away };
  };
  const metrics = config.metricsPort === undefined ? undefined : await metricsOf(app, shards);
  const started = await connect(config, app.claim, {
    token: config.discordToken ?? '',
    apiBase: config.discordApiBase,
    commands,
    services,
    readLine: (line) => readLine(line, commands),
    log,
    ready,
    ...defined({ mentions: config.mentions, shards: config.shards }),
    ...(metrics === undefined ? {} : { onAnswered: metrics.answered }),
  });
  if (!started.ok) return started;
  bot = started.value;
  if (metrics === undefined || config.metricsPort === undefined) return started;
  const { openMetricsServer } = await import('../metrics/metrics-server.ts');
  const server = await openMetricsServer({ port: config.metricsPort, metrics, ready, log });
  if (!server.ok) {
    await bot.stop();
    return server;
  }
  const { stop } = bot;
  return ok({
    ...bot,
    metricsPort: server.value.port,
    stop: async () => void (await Promise.all([stop(), server.value.close()])),
  });
}

async function connect({ http }: Config, claim: App['claim'], options: BotOptions): Promise<Result<Bot>> {
  if (http === undefined) {
    const { startBot } = await import('../discord/client.ts');
    return startBot(options);
  }
  const { startHttpBot } = await import('../discord/http/http-bot.ts');
  return startHttpBot({ ...options, ...http, ...(claim === undefined ? {} : { claim }) });
}

async function metricsOf(
  { services, storageErrors }: App,
  shards: () => ReturnType<NonNullable<Bot['shards']>>,
): Promise<Metrics> {
  const { openMetrics } = await import('../metrics/metrics.ts');
  const { catalogue } = services;
  return openMetrics({
    shards,
    storageErrors,
    cards: () => catalogue.size,
    cardsCheckedAt: () => catalogue.origin.checkedAt,
  });
}
