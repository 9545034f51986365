import type { App } from '../app.ts';
import type { CatalogueProgress } from '../cards/sync/compile.ts';
import type { Log } from '../log.ts';
import { type ExitStatus, exitStatus } from './boundary.ts';
import { type Background, runConsole } from './console.ts';
import type { Start } from './program.ts';
import { catalogueBar } from './progress.ts';
import { showsColors } from './streams.ts';
import type { Wiring } from './wiring.ts';

/** One that only answers a line or two of a pipe begins no sync. */
const FIRST_MS = 1000;

/**
 * Runs the console while the card catalogue is fetched and kept fresh in the background.
 * @param whole on a terminal, each answer whole and not at a glance
 */
export async function runConsoleWithCards(
  app: App,
  { config, log, streams }: Start,
  wiring: Pick<Wiring, 'keepCatalogueFresh'>,
  whole: boolean,
): Promise<ExitStatus> {
  let show: ((progress: string | undefined) => void) | undefined;
  const background: Background = {
    watch(shown) {
      show = shown;
    },
  };
  const progress = (each: CatalogueProgress | undefined): void => show?.(each && catalogueBar(each));
  const stop = await wiring.keepCatalogueFresh(app, config, quietly(log), { firstMs: FIRST_MS, progress });
  try {
    await runConsole({ ...app, ...streams, color: showsColors(streams.output), log, background, whole });
    return exitStatus.answered;
  } finally {
    stop();
  }
}

/**
 * A line of the log in the middle of what somebody types helps nobody: which cards the answers are by, and how old they
 * are, stands in the banner and in /help.
 */
const quietly =
  (log: Log): Log =>
  (level, message, fields) =>
    log(level === 'error' ? level : 'debug', message, fields);
