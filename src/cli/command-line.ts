import type { App } from '../app/app.ts';
import { openCompiled } from '../cards/compiled/open-compiled.ts';
import { catalogueFolder } from '../cards/sync/catalogue-folder.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { type Request, readArguments } from './arguments.ts';
import { type ExitStatus, exitStatus, thrownProblem } from './boundary.ts';
import type { Wiring } from './composition-root.ts';
import { runConsoleWithCards } from './console-with-cards.ts';
import { printFailure } from './outcome.ts';
import { type Streams, writeLine } from './streams.ts';
import { askBatch, askOne } from './subcommands/ask.ts';
import { showCatalogueStatus, syncCards } from './subcommands/catalog.ts';
import { checkFile } from './subcommands/check.ts';
import { examine } from './subcommands/doctor.ts';
import { cardFinder, type Finder, findLines, ruleFinder } from './subcommands/find.ts';
import { checkHealth } from './subcommands/health.ts';
import { showQaStatus, syncQaNumbers } from './subcommands/qa.ts';
import { readCards } from './subcommands/read.ts';
import { readPublishedCards } from './subcommands/read-published.ts';
import { printPrompt, withReaderAnswer } from './subcommands/reader.ts';
import { usage } from './usage.ts';

/** What the command line runs with. */
export interface Setting {
  readonly config: Config;
  readonly log: Log;
  readonly streams: Streams;
  readonly wiring: Wiring;
}

/** Runs one command line and gives its exit status. Nothing is thrown: a bug is told, logged, and has its status. */
export async function runCommandLine(words: readonly string[], setting: Setting): Promise<ExitStatus> {
  const { log, streams } = setting;
  const json = words.includes('--json');
  try {
    const request = readArguments(words);
    if (!request.ok) return await printFailure(request.problem, json, streams);
    return await runRequest(request.value, setting);
  } catch (error) {
    return await printFailure(thrownProblem(error, log), json, streams);
  }
}

async function runRequest(request: Request, setting: Setting): Promise<ExitStatus> {
  if (request.kind === 'help') {
    await writeLine(setting.streams.output, usage);
    return exitStatus.answered;
  }
  if (request.kind === 'catalog-sync') return syncCatalogue(request, setting);
  if (request.kind === 'catalog-status') return showStatus(request, setting);
  if (request.kind === 'read' && request.catalog !== undefined)
    return readPublishedCards(request, await setting.wiring.openPublished(request.catalog), setting.streams);
  const catalog = 'catalog' in request ? request.catalog : undefined;
  const opened = await setting.wiring.openApp(setting.config, setting.log, { catalog });
  if (!opened.ok) return printFailure(opened.problem, 'json' in request && request.json, setting.streams);
  const app = opened.value;
  try {
    return await runWithApp(request, app, setting);
  } finally {
    await app.close();
  }
}

async function runWithApp(
  request: Exclude<Request, { readonly kind: 'help' | 'catalog-sync' | 'catalog-status' }>,
  app: App,
  { config, streams, wiring, log }: Setting,
): Promise<ExitStatus> {
  switch (request.kind) {
    case 'ask': {
      const reading = await withReaderAnswer(app, request.readerAnswer, log);
      return reading.ok
        ? askOne(request, reading.value, streams, () => wiring.painter())
        : printFailure(reading.problem, request.json, streams);
    }
    case 'batch':
      return askBatch(request.ruleset, app, streams, log);
    case 'check':
      return checkFile(request, app, streams);
    case 'find':
      return findLines(finderOf(request.what, app), request, streams);
    case 'read':
      return readCards(request, app, (card) => wiring.readCard(card), streams);
    case 'qa-sync':
      return syncQaNumbers(
        (progress) => wiring.syncQas(app, config, { ...request, progress }),
        request.json,
        streams,
      );
    case 'qa-status':
      return showQaStatus(app, request.json, streams);
    case 'console':
      return runConsoleWithCards(app, { config, log, streams }, wiring, request.whole);
    case 'reader-prompt':
      return printPrompt(request.text, app, streams);
    case 'health':
      return checkHealth(app, config.dataDir, streams);
    case 'doctor':
      return examine(app, config, streams, () => wiring.checkApplication(config));
  }
}

const syncCatalogue = (
  { json, ...asked }: Extract<Request, { readonly kind: 'catalog-sync' }>,
  { config, wiring, streams }: Setting,
): Promise<ExitStatus> =>
  syncCards((progress) => wiring.syncCatalogue(config, { ...asked, progress }), json, streams);

async function showStatus(
  { json }: { readonly json: boolean },
  { config, streams }: Setting,
): Promise<ExitStatus> {
  return showCatalogueStatus(openCompiled(catalogueFolder(config.dataDir).compiled), json, streams);
}

function finderOf(what: 'cards' | 'rules', { services }: App): Finder {
  switch (what) {
    case 'cards':
      return cardFinder(services.catalogue);
    case 'rules':
      return ruleFinder(services.rulebook);
  }
}
