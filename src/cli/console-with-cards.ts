import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '../app/app.ts';
import type { CatalogueProgress } from '../cards/sync/sync-catalogue.ts';
import type { Services } from '../commands/command.ts';
import type { Log } from '../platform/log.ts';
import { ok } from '../platform/problem.ts';
import { printReply } from '../replies/terminal/terminal.ts';
import type { Wiring } from './composition-root.ts';
import { type Background, runConsole } from './console.ts';
import { type ExitStatus, exitStatus, type Start } from './program.ts';
import { showsColors } from './streams.ts';
import { catalogueBar } from './subcommands/sync.ts';

/** One that only answers a line or two of a pipe begins no sync. */
const FIRST_MS = 1000;

/** Runs the console while the catalogue is kept fresh; `whole`: on a terminal, each answer whole and not at a glance. */
export async function runConsoleWithCards(
  app: App,
  { config, log, streams }: Start,
  wiring: Pick<Wiring, 'keepCatalogueFresh'>,
  whole: boolean,
): Promise<ExitStatus> {
  let show: ((progress: string | undefined) => void) | undefined;
  let say: ((line: string) => void) | undefined;
  const background: Background = {
    watch(shown, said) {
      show = shown;
      say = said;
    },
  };
  const progress = (each: CatalogueProgress | undefined): void => show?.(each && catalogueBar(each));
  const failed = (why: string): void => say?.(`The cards could not be fetched: ${why}. ${howToFetch}`);
  const stop = await wiring.keepCatalogueFresh(app, config, quietly(log, failed), {
    firstMs: FIRST_MS,
    progress,
  });
  const stopWatching = await watchCards(app, config.dataDir, (line) => say?.(line));
  try {
    const services = { ...app.services, post: postToFile(path.join(config.dataDir, FLAGGED)) };
    const shown = { color: showsColors(streams.output), log, background, whole };
    await runConsole({ ...app, services, ...streams, ...shown });
    return exitStatus.answered;
  } finally {
    stopWatching();
    stop();
  }
}

const howToFetch = 'To try again: npm run -s headjudge -- catalog sync';

/** How often it is looked whether other cards are there: this program's own sync, or that of another one. */
const WATCH_MS = 2000;

/** Says when cards have arrived, fetched by this program or another one; those of another are opened. Gives what ends it. */
async function watchCards(app: App, dataDir: string, say: (line: string) => void): Promise<() => void> {
  const { catalogueFolder, checkedAt } = await import('../cards/sync/catalogue-folder.ts');
  const folder = catalogueFolder(dataDir);
  let known = app.services.catalogue.origin.checkedAt;
  const look = async (): Promise<void> => {
    const there = checkedAt(folder);
    if (there !== undefined && there !== app.services.catalogue.origin.checkedAt) await app.renewCards();
    const { origin, size } = app.services.catalogue;
    if (origin.checkedAt !== undefined && origin.checkedAt !== known) say(`${size} cards are here now.`);
    known = origin.checkedAt;
  };
  const timer = setInterval(() => void look().catch(() => undefined), WATCH_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Where rulings that are flagged in the console are written. */
const FLAGGED = 'flagged.txt';

/** What is flagged goes to a file: the console has no log channel. */
const postToFile =
  (file: string): NonNullable<Services['post']> =>
  async (_, reply) => {
    await appendFile(file, `${printReply(reply, { color: false })}\n\n`);
    return ok(undefined);
  };

/** A line of the log in the middle of what somebody types helps nobody: the cards and their age stand in the banner. */
const quietly =
  (log: Log, failed: (why: string) => void): Log =>
  (level, message, fields) => {
    if (level === 'warn') failed(typeof fields?.['problem'] === 'string' ? fields['problem'] : message);
    log(level === 'error' ? level : 'debug', message, fields);
  };
