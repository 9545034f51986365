import type { App } from '../app/app.ts';
import { openCompiled } from '../cards/compiled/open-compiled.ts';
import { catalogueFolder } from '../cards/sync/catalogue-folder.ts';
import { type Request, readArguments } from './arguments.ts';
import type { Wiring } from './composition-root.ts';
import { runConsoleWithCards } from './console-with-cards.ts';
import { type ExitStatus, printAnswer, printFailure, thrownProblem } from './outcome.ts';
import type { Start } from './program.ts';
import { askBatch, askOne } from './subcommands/ask.ts';
import { checkFile } from './subcommands/check.ts';
import { checkHealth, examine } from './subcommands/doctor.ts';
import { findLines } from './subcommands/find.ts';
import { readCards } from './subcommands/read.ts';
import { promptOf, withReaderAnswer } from './subcommands/reader.ts';
import { showCatalogueStatus, showQaStatus, syncCards, syncQaNumbers } from './subcommands/sync.ts';

/** What `headjudge help` prints. */
const usage = `headjudge ask [--json] [--batch] [--ruleset tcg|ocg] [--catalog FILE] [--image FILE.png]
              [--reader-answer FILE] [TEXT]
    answers TEXT: a slash-command line (/card name:"..."), a situation as JSON, or plain words;
    --batch reads {"id","text"} a line on stdin and writes one JSON answer a line, in order;
    --image writes a picture of the answer: what happened, the Chain, the field;
    --reader-answer takes what a language model answers from a file, and asks none
headjudge check [--json] [--ruleset tcg|ocg] [--catalog FILE] [LOG]
    checks a log, a step a line in the situation language or a situation as JSON, from the file LOG or from stdin:
    the first illegal step with its rule and source, or that all steps are legal
headjudge find cards|rules [--json] [--limit N] [--catalog FILE]
    reads one query a line on stdin and writes one line of results for each
headjudge read [--json] [--all | NAME...] [--catalog FILE]
    how cards are read; with --json their effect models, a card a line
headjudge catalog sync [--from ADDRESS|FILE] [--force] [--json]
    fetches the catalogue of all cards; --force takes it even where far fewer are in it than before
headjudge catalog status [--json]
    which catalogue there is, and how old it is
headjudge qa sync [--from ADDRESS|FILE|FOLDER] [--force] [--json]
    fetches the index of official Q&A numbers: from the public repository, from its published files, or from
    {"qa","date","cards"} a line; --force takes it even where far fewer are in it than before
headjudge qa status [--json]
    how many Q&A numbers there are, and how old the index is
headjudge console [--whole]
    asks and answers until "exit"; on a terminal an answer is one screen, and "more" or --whole shows all of it;
    reads lines until end of input when it is not a terminal
headjudge reader prompt [--catalog FILE] TEXT
    what a language model is sent to read TEXT, where READER_URL names one
headjudge health
    succeeds when questions can be answered, settings can be kept, and a bot that runs here does not hang
headjudge doctor
    looks at the token, the clock, the cards, the Q&As and the storage, and says what is to be mended
headjudge help
    this text

FILE is a catalogue of real cards as YAML Yugi publishes it (.json or .json.gz); without it the answers are by the
catalogue that was synced, or else by the one that the project carries, which has no texts.

Exit status: 0 with an answer (also "cannot tell"), 1 when the request was bad (the reason on stderr; with --json an
object with "error" on stdout), 2 for a bug. A bad line of --batch gets an answer with "error" and the others go on.`;

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
      return printAnswer(usage, streams);
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
      const catalog = 'catalog' in request ? request.catalog : undefined;
      const opened = await wiring.openApp(config, log, { catalog });
      if (!opened.ok) return printFailure(opened.problem, 'json' in request && request.json, streams);
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
