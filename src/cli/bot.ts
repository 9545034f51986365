import type { App } from '../app.ts';
import { warmUp } from '../warm-up.ts';
import { type ExitStatus, exitStatus } from './boundary.ts';
import { printFailure } from './outcome.ts';
import type { Start } from './program.ts';
import type { Wiring } from './wiring.ts';

/**
 * Runs the bot until the process is asked to stop; then the bot says goodbye to Discord before the process ends. Where
 * Discord ends the connection for good, so does the process, with why: whoever runs it can then start it anew.
 */
export async function runBot(app: App, { config, log, streams }: Start, wiring: Wiring): Promise<ExitStatus> {
  const stopped = untilStopped();
  await warmUp(app.services);
  const bot = await wiring.startBot(app, config, log);
  if (!bot.ok) return printFailure(bot.problem, false, streams);
  log('info', 'the bot is ready', { name: bot.value.name });
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

/** Resolves when the process is asked to stop. */
export function untilStopped(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
}
