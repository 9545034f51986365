import { createInterface } from 'node:readline';
import { answer } from '../commands/ask.ts';
import type { Command, Outcome, Services } from '../commands/command.ts';
import type { Log } from '../log.ts';
import { printProblem, printReply } from '../replies/terminal.ts';
import { localAsker, localServer } from './ask.ts';
import { thrownProblem } from './boundary.ts';
import { complete } from './completion.ts';
import { safely } from './outcome.ts';
import { linesOf, type Streams, writeLine } from './streams.ts';

/** What a console works with. */
export interface ConsoleOptions extends Pick<Streams, 'input' | 'output'> {
  readonly services: Services;
  readonly commands: readonly Command[];
  readonly color: boolean;
  readonly log: Log;
  /** Work that goes on in the background: how far it is stands before the prompt, on a terminal. */
  readonly background?: Background;
}

/** Work in the background that may be watched. */
export interface Background {
  /** Tells how far it is as a few words, and nothing once it has ended. */
  watch(show: (progress: string | undefined) => void): void;
}

const PROMPT = '> ';
const HISTORY = 500;
const banner = 'Headjudge. Type what happened, or a slash command; Tab completes, "exit" leaves.';
const starterNote = (size: number): string =>
  `It knows the ${size} cards of its starter catalogue until all cards are here (headjudge catalog sync).`;
const emptyHint = 'Type a question, or "/" and Tab for the commands.';
const farewells = new Set(['exit', 'quit', '/exit', '/quit']);

/** Asks and answers, line by line, until `exit` or the end of the input. Nothing that is typed ends it otherwise. */
export async function runConsole(options: ConsoleOptions): Promise<void> {
  const terminal = options.input.isTTY === true && options.output.isTTY === true;
  return terminal ? runTerminal(options) : runPiped(options);
}

async function runTerminal(options: ConsoleOptions): Promise<void> {
  const { input, output, commands, services } = options;
  await writeLine(output, banner);
  const { origin, size } = services.catalogue;
  if (origin.from === undefined) await writeLine(output, starterNote(size));
  const completer = (line: string): [string[], string] => {
    try {
      const { offers, typed } = complete(line, commands, services);
      return [[...offers], typed];
    } catch (error) {
      thrownProblem(error, options.log);
      return [[], line];
    }
  };
  const reader = createInterface({
    input,
    output,
    terminal: true,
    prompt: PROMPT,
    historySize: HISTORY,
    completer,
  });
  reader.prompt();
  let open = true;
  options.background?.watch((progress) => {
    reader.setPrompt(progress === undefined ? PROMPT : `${progress} ${PROMPT}`);
    // What is typed already stays, with the cursor where it is.
    if (open) reader.prompt(true);
  });
  let said = '';
  for await (const line of reader) {
    said = line.trim().toLowerCase();
    if (farewells.has(said)) break;
    open = false;
    await writeLine(output, line.trim() === '' ? emptyHint : `${await answerText(line, options)}\n`);
    open = true;
    reader.prompt();
  }
  open = false;
  if (!farewells.has(said)) await writeLine(output, '');
  reader.close();
}

/** Empty lines between questions are nothing; the answers are parted by one. */
async function runPiped(options: ConsoleOptions): Promise<void> {
  for await (const line of linesOf(options.input)) {
    if (farewells.has(line.trim().toLowerCase())) return;
    if (line.trim() !== '') await writeLine(options.output, `${await answerText(line, options)}\n`);
  }
}

async function answerText(line: string, options: ConsoleOptions): Promise<string> {
  const { services, commands, color, log } = options;
  const outcome: Outcome = await safely(async () => {
    const { ruleset } = await services.settings.read(localServer);
    return answer(line, localAsker(ruleset), services, commands);
  }, log);
  return outcome.kind === 'answer'
    ? printReply(outcome.reply, { color })
    : printProblem(outcome.problem, { color });
}
