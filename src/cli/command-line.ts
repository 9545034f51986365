import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type App, dataFolder } from '../app/app.ts';
import { openCompiled } from '../cards/compiled/open-compiled.ts';
import { catalogueFolder } from '../cards/sync/catalogue-folder.ts';
import { type Request, readArguments } from './arguments.ts';
import type { Wiring } from './composition-root.ts';
import { runConsoleWithCards } from './console-with-cards.ts';
import { type ExitStatus, printAnswer, printFailure, type Start, thrownProblem } from './program.ts';
import { askBatch, askOne } from './subcommands/ask.ts';
import { checkFile } from './subcommands/check.ts';
import { checkHealth, examine } from './subcommands/doctor.ts';
import { findLines } from './subcommands/find.ts';
import { readCards } from './subcommands/read.ts';
import { promptOf, withReaderAnswer } from './subcommands/reader.ts';
import { showCatalogueStatus, showQaStatus, syncCards, syncQaNumbers } from './subcommands/sync.ts';

/** What the command line runs with. */
interface Setting extends Start {
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
  const { config, wiring, streams, log } = setting;
  switch (request.kind) {
    case 'help':
      return printAnswer(readFileSync(path.join(dataFolder, 'usage.txt'), 'utf8').trimEnd(), streams);
    case 'catalog-sync':
      return syncCards(
        (progress) => wiring.syncCatalogue(config, { ...request, progress }),
        request.json,
        streams,
      );
    case 'catalog-status':
      return showCatalogueStatus(
        openCompiled(catalogueFolder(config.dataDir).compiled),
        request.json,
        streams,
      );
    default: {
      const opened = await wiring.openApp(config, log, { catalog: request.catalog });
      if (!opened.ok) return printFailure(opened.problem, request.json, streams);
      try {
        return await runWithApp(request, opened.value, setting);
      } finally {
        await opened.value.close();
      }
    }
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
        ? askOne(request, reading.value, streams, wiring.painter)
        : printFailure(reading.problem, request.json, streams);
    }
    case 'batch':
      return askBatch(request.ruleset, app, streams, log);
    case 'check':
      return checkFile(request, app, streams);
    case 'find':
      return findLines(request, app, streams);
    case 'read':
      return readCards(request, app, wiring.readCard, streams);
    case 'qa-sync':
      return syncQaNumbers(
        (progress) => wiring.syncQas(app, config, { ...request, progress }),
        request.json,
        streams,
      );
    case 'qa-status':
      return showQaStatus(await app.services.qas.read(), request.json, streams);
    case 'console':
      return runConsoleWithCards(app, { config, log, streams }, wiring, request.whole);
    case 'reader-prompt':
      return printAnswer(promptOf(request.text, app), streams);
    case 'health':
      return checkHealth(app, config.dataDir, streams);
    case 'doctor':
      return examine(app, config, streams, () => wiring.checkApplication(config));
  }
}
