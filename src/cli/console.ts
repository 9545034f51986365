import { createInterface } from 'node:readline';
import { answer } from '../commands/answer.ts';
import type { Answered, Command, Outcome, Services } from '../commands/command.ts';
import { withRulingId } from '../commands/recalled.ts';
import type { Log } from '../platform/log.ts';
import { catalogueLine } from '../replies/catalogue-line.ts';
import type { Reply } from '../replies/reply.ts';
import { hasMore, printProblem, printReply, type TerminalOptions } from '../replies/terminal/terminal.ts';
import { complete } from './completion.ts';
import { safely, thrownProblem } from './program.ts';
import { linesOf, type Streams, writeLine } from './streams.ts';
import { localAsker, localServer } from './subcommands/ask.ts';

/** What a console works with. */
export interface ConsoleOptions extends Pick<Streams, 'input' | 'output'> {
  readonly services: Services;
  readonly commands: readonly Command[];
  readonly color: boolean;
  readonly log: Log;
  /** On a terminal, each answer whole; else what is read at a glance, and the rest after `more`. */
  readonly whole?: boolean;
  /** Work that goes on in the background: how far it is stands before the prompt, on a terminal. */
  readonly background?: Background;
}

/** Work in the background that may be watched. */
export interface Background {
  /** Tells how far it is as a few words, and nothing once it has ended; and, in a line, what came of it. */
  watch(show: (progress: string | undefined) => void, say: (line: string) => void): void;
}

const PROMPT = '> ';
const HISTORY = 500;
const banner = `Headjudge. Type what happened, or a slash command; Tab completes, "help" shows more, "exit" leaves.
For example:
  I activate Foolish Burial, they chain Ash Blossom. Is it negated?
  /timing card:Dandylion event:sent-to-gy as:cost
  /card name:Jinzo`;
const emptyHint = 'Type a question, or "/" and Tab for the commands.';
const moreHint = 'Type "more" for the whole answer.';
const nothingMore = 'Nothing was left out of the last answer.';
const farewells = new Set(['exit', 'quit', '/exit', '/quit']);

/** Asks and answers, line by line, until `exit` or the end of the input. Nothing that is typed ends it otherwise. */
export async function runConsole(options: ConsoleOptions): Promise<void> {
  const terminal = options.input.isTTY === true && options.output.isTTY === true;
  return terminal ? runTerminal(options) : runPiped(options);
}

async function runTerminal(options: ConsoleOptions): Promise<void> {
  const { input, output, commands, services } = options;
  await writeLine(output, banner);
  await writeLine(output, `It answers by ${catalogueLine(services.catalogue)}.`);
  const completer = (line: string): [string[], string] => {
    try {
      const { offers, typed } = complete(line, commands, services);
      const keeps = offers.length < 2 || offers.some((each) => each.startsWith(typed));
      if (keeps) return [[...offers], typed];
      // Several names that are like what was typed: to put in what they share would take letters away.
      output.write(`\n${offers.map((each) => `  ${each}`).join('\n')}\n`);
      reader.prompt(true);
      return [[], typed];
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
  options.background?.watch(
    (progress) => {
      reader.setPrompt(progress === undefined ? PROMPT : `${progress} ${PROMPT}`);
      // What is typed already stays, with the cursor where it is.
      if (open) reader.prompt(true);
    },
    (line) => {
      output.write(`\r\u001b[K${line}\n`);
      if (open) reader.prompt(true);
    },
  );
  let said = '';
  let last: Reply | undefined;
  const shown = async (line: string): Promise<string> => {
    if (line.trim() === '') return emptyHint;
    if (said === 'more') return last === undefined ? nothingMore : `${printReply(last, options)}\n`;
    const asked = askedBy(line);
    const outcome = await outcomeOf(asked, options);
    last = undefined;
    if (outcome.ok) void completed(outcome, asked);
    const glance = { ...options, ...rowsFor(output) };
    if (options.whole === true || !outcome.ok || !hasMore(outcome.reply, glance))
      return `${printed(outcome, options)}\n`;
    last = outcome.reply;
    return `${printReply(last, { ...glance, part: 'glance' })}\n\n${moreHint}\n`;
  };
  /** What is still fetched for the last answer is there for "more", if that is asked for by then. */
  const completed = async ({ reply, complete }: Answered, line: string) => {
    if ((await complete?.()) !== true) return;
    const again = await outcomeOf(line, options);
    if (last === reply && again.ok) last = again.reply;
  };
  for await (const line of reader) {
    said = line.trim().toLowerCase();
    if (farewells.has(said)) break;
    open = false;
    await writeLine(output, await shown(line));
    open = true;
    reader.prompt();
  }
  open = false;
  if (!farewells.has(said)) await writeLine(output, '');
  reader.close();
}

/** The lines of a terminal that are left for an answer, beside the question, what tells of the rest, and the next prompt. */
const rowsFor = (output: Streams['output']): Pick<TerminalOptions, 'rows'> =>
  'rows' in output && typeof output.rows === 'number' ? { rows: output.rows - 5 } : {};

const askedBy = (line: string): string => (line.trim().toLowerCase() === 'help' ? '/help' : line);

/** Empty lines between questions are nothing; the answers are parted by one, and whole: there is no more of them. */
async function runPiped(options: ConsoleOptions): Promise<void> {
  for await (const line of linesOf(options.input)) {
    const said = line.trim().toLowerCase();
    if (farewells.has(said)) return;
    if (said === '') continue;
    const told = said === 'more' ? nothingMore : printed(await outcomeOf(askedBy(line), options), options);
    await writeLine(options.output, `${told}\n`);
  }
}

const outcomeOf = (line: string, { services, commands, log }: ConsoleOptions): Promise<Outcome> =>
  safely(async () => {
    const { ruleset } = await services.settings.read(localServer);
    const asker = {
      ...localAsker(ruleset),
      ...(services.post === undefined ? {} : { logChannel: localServer }),
    };
    const outcome = await answer(line, asker, services, commands);
    if (!outcome.ok) return outcome;
    return { ...outcome, reply: await withRulingId(outcome.reply, asker, services) };
  }, log);

const printed = (outcome: Outcome, { color }: Pick<ConsoleOptions, 'color'>): string =>
  outcome.ok ? printReply(outcome.reply, { color }) : printProblem(outcome.problem, { color });
