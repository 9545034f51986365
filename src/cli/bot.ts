import type { App } from '../app.ts';
import { type ExitStatus, exitStatus } from './boundary.ts';
import { printFailure } from './outcome.ts';
import type { Start } from './program.ts';
import type { Wiring } from './wiring.ts';

/** Runs the bot until the process is asked to stop; then the bot says goodbye to Discord before the process ends. */
export async function runBot(app: App, { config, log, streams }: Start, wiring: Wiring): Promise<ExitStatus> {
  const stopped = untilStopped();
  // The first search opens the index; better now than on somebody's first keystroke.
  app.services.rulebook.search('rule', 1);
  app.services.catalogue.search('the first search', 1);
  const bot = await wiring.startBot(app, config, log);
  if (!bot.ok) return printFailure(bot.problem, false, streams);
  log('info', 'the bot is ready', { name: bot.value.name });
  const stops = [
    await wiring.keepQasFresh(app, config, log),
    await wiring.keepCatalogueFresh(app, config, log),
  ];
  const signal = await stopped;
  log('info', 'the bot stops', { signal });
  for (const stop of stops) stop();
  await bot.value.stop();
  return exitStatus.answered;
}

function untilStopped(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
}
