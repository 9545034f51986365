import type { App } from '../app/app.ts';
import { warmUp } from '../app/warm-up.ts';
import type { Log } from '../platform/log.ts';
import type { Wiring } from './composition-root.ts';
import { beat } from './heartbeat.ts';
import { type ExitStatus, exitStatus, printFailure, type Start } from './program.ts';

/** Runs the bot until the process is asked to stop, or Discord ends the connection for good: so does the process then, with why. */
export async function runBot(app: App, { config, log, streams }: Start, wiring: Wiring): Promise<ExitStatus> {
  const stopped = untilStopped();
  const endBeat = await beat(config.dataDir, log);
  try {
    return await runUntil(stopped, app, { config, log, streams }, wiring);
  } finally {
    await endBeat();
  }
}

async function runUntil(
  stopped: Promise<NodeJS.Signals>,
  app: App,
  { config, log, streams }: Start,
  wiring: Wiring,
): Promise<ExitStatus> {
  await warmUp(app.services);
  // Discord may take long, or never answer: whoever is asked to stop meanwhile does so at once.
  const bot = await Promise.race([wiring.startBot(app, config, log), stopped]);
  if (typeof bot === 'string') {
    log('info', 'the bot stops before it was ready', { why: bot });
    return exitStatus.answered;
  }
  if (!bot.ok) return printFailure(bot.problem, false, streams);
  log('info', 'the bot is ready', { name: bot.value.name });
  app.services.settings
    .readLine('ready')
    .catch((error: unknown) =>
      log('warn', 'the storage cannot be used: nothing is kept', { reason: String(error) }),
    );
  // Told to the process that looks after several, if there is one.
  process.send?.(READY);
  const stops = [
    await wiring.keepQasFresh(app, config, log),
    await wiring.keepCatalogueFresh(app, config, log),
  ];
  const why = await Promise.race([stopped, ...(bot.value.ended === undefined ? [] : [bot.value.ended])]);
  log('info', 'the bot stops', { why: typeof why === 'string' ? why : why.code });
  for (const stop of stops) stop();
  await bot.value.stop();
  return typeof why === 'string' ? exitStatus.answered : printFailure(why, false, streams);
}

/** What a process of the bot tells the one that began it. */
export const READY = 'ready';

/** How long a process that is asked to stop is there at most, in milliseconds. */
const LONGEST_STOP_MS = 3000;

/** Ends the process in time after it was asked to stop, whatever hangs: a request, a connection that is just being made. */
export function endInTime(): void {
  void untilStopped().then(() => setTimeout(() => process.exit(), LONGEST_STOP_MS).unref());
}

/** Keeps the bot there where something fails that nobody waited for: it is logged, and the others are answered. */
export function goOnAfterRejections(log: Log): void {
  process.on('unhandledRejection', (error) => log('error', 'a bug that nobody waited for', { error }));
}

/** Resolves when the process is asked to stop. */
export const untilStopped = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
