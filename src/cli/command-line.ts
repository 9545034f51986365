import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { type Request, readArguments } from './arguments.ts';
import { askBatch, askOne } from './ask.ts';
import { type ExitStatus, exitStatus, thrownProblem } from './boundary.ts';
import { runConsole } from './console.ts';
import { cardFinder, type Finder, findLines, ruleFinder } from './find.ts';
import { checkHealth } from './health.ts';
import { printFailure } from './outcome.ts';
import { showQaStatus, syncQaNumbers } from './qa.ts';
import { readCards } from './read.ts';
import { readPublishedCards } from './read-published.ts';
import { type Streams, showsColors, writeLine } from './streams.ts';
import { usage } from './usage.ts';
import type { Wiring } from './wiring.ts';

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
  if (request.kind === 'read' && request.catalog !== undefined)
    return readPublishedCards(request, await setting.wiring.openPublished(request.catalog), setting.streams);
  const opened = await setting.wiring.openApp(setting.config, setting.log);
  if (!opened.ok) return printFailure(opened.problem, 'json' in request && request.json, setting.streams);
  const app = opened.value;
  try {
    return await runWithApp(request, app, setting);
  } finally {
    await app.close();
  }
}

async function runWithApp(
  request: Exclude<Request, { readonly kind: 'help' }>,
  app: App,
  { config, streams, wiring, log }: Setting,
): Promise<ExitStatus> {
  switch (request.kind) {
    case 'ask':
      return askOne(request, app, streams);
    case 'batch':
      return askBatch(request.ruleset, app, streams, log);
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
      await runConsole({ ...app, ...streams, color: showsColors(streams.output), log });
      return exitStatus.answered;
    case 'health':
      return checkHealth(app, streams);
  }
}

function finderOf(what: 'cards' | 'rules', { services }: App): Finder {
  switch (what) {
    case 'cards':
      return cardFinder(services.catalogue);
    case 'rules':
      return ruleFinder(services.rulebook);
  }
}
