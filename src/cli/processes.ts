import { setTimeout as wait } from 'node:timers/promises';
import { type Config, printShardRange, type ShardRange } from '../platform/config.ts';
import { ok, type Result } from '../platform/problem.ts';
import { READY, untilStopped } from './bot.ts';
import type { Wiring } from './composition-root.ts';
import { type ExitStatus, exitStatus, printFailure, type Start } from './program.ts';

/** A process of the bot that was begun. */
export interface ForkedBot {
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'exit', listener: (code: number | null, signal: string | null) => void): unknown;
  kill(signal: 'SIGTERM'): void;
}

/** How long it is waited before a process that ended is begun again: twice as long each time, up to the longest. */
const AGAIN_MS = { first: 1000, longest: 60_000 } as const;
/** A process that ran so long was well, and begins again with the first. */
const WELL_MS = 60_000;

/** Spreads the bot over processes, begun one after the other and again when one ends; each has its part of the shards. */
export async function runProcesses(
  { config, log, streams }: Start,
  wiring: Pick<Wiring, 'forkBot' | 'recommendedShards'>,
  { againMs = AGAIN_MS }: { readonly againMs?: { readonly first: number; readonly longest: number } } = {},
): Promise<ExitStatus> {
  const stopped = untilStopped();
  const parts = await environments(config, wiring);
  if (!parts.ok) return printFailure(parts.problem, false, streams);
  const running = new Set<ForkedBot>();
  const stopping = new AbortController();

  /** Keeps one process there; resolves when it was ready for the first time, or ended before. */
  const keep = (
    env: Readonly<Record<string, string>>,
    number: number,
  ): { ready: Promise<void>; ended: Promise<void> } => {
    const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
    const ended = (async () => {
      for (let pauseMs = againMs.first; ; pauseMs = Math.min(pauseMs * 2, againMs.longest)) {
        const start = performance.now();
        const bot = await wiring.forkBot(env);
        running.add(bot);
        if (stopping.signal.aborted) bot.kill('SIGTERM');
        bot.on('message', (message) => message === READY && isReady());
        const why = await new Promise((resolve) => bot.on('exit', (code, signal) => resolve(signal ?? code)));
        running.delete(bot);
        isReady();
        if (stopping.signal.aborted) return;
        if (performance.now() - start >= WELL_MS) pauseMs = againMs.first;
        log('error', 'a process of the bot ended; it is begun again', { number, why, afterMs: pauseMs });
        await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
      }
    })();
    return { ready, ended };
  };

  const ends: Promise<void>[] = [];
  const begun = (async () => {
    for (const [number, env] of parts.value.entries()) {
      if (stopping.signal.aborted) return;
      const { ready, ended } = keep(env, number);
      ends.push(ended);
      await ready;
    }
    log('info', 'all processes of the bot were begun', { processes: parts.value.length });
  })();
  log('info', 'the bot stops', { why: await stopped });
  stopping.abort();
  for (const bot of running) bot.kill('SIGTERM');
  await begun;
  await Promise.all(ends);
  return exitStatus.answered;
}

/** What each process gets of its own: its shards, and a port for its metrics. */
async function environments(
  config: Config,
  wiring: Pick<Wiring, 'recommendedShards'>,
): Promise<Result<readonly Readonly<Record<string, string>>[]>> {
  const { processes = 1, http, metricsPort, shards } = config;
  const withMetrics = (env: Readonly<Record<string, string>>, number: number) =>
    metricsPort === undefined || metricsPort === 0
      ? env
      : { ...env, METRICS_PORT: String(metricsPort + number) };
  if (http !== undefined)
    return ok(Array.from({ length: processes }, (_, number) => withMetrics({}, number)));
  const count = shards === undefined ? await wiring.recommendedShards(config) : ok(shards.count);
  if (!count.ok) return count;
  const all = shards ?? { first: 0, last: count.value - 1, count: count.value };
  return ok(
    split(all, processes).map((part, number) =>
      withMetrics({ DISCORD_SHARDS: printShardRange(part) }, number),
    ),
  );
}

/** A range in so many parts that lie side by side and are as equal as can be; in fewer where there are fewer shards. */
export function split({ first, last, count }: ShardRange, parts: number): readonly ShardRange[] {
  const size = last - first + 1;
  const used = Math.min(parts, size);
  return Array.from({ length: used }, (_, at) => ({
    first: first + Math.floor((at * size) / used),
    last: first + Math.floor(((at + 1) * size) / used) - 1,
    count,
  }));
}
