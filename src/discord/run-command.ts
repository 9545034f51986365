import type { Asker, Command, OptionValues, Services } from '../commands/command.ts';
import { printLine } from '../commands/line/print-line.ts';
import { withOwnNames } from '../commands/own-names.ts';
import { withRulingId } from '../commands/recalled.ts';
import type { Problem, Result } from '../platform/problem.ts';
import { problemReply } from '../replies/problem-reply.ts';
import type { Reply } from '../replies/reply.ts';
import { inPart } from './messages/pagination.ts';

/** A slash-command line, read: the command that it names and its options. */
export interface CommandLine {
  readonly command: Command;
  readonly values: OptionValues;
  /** Which part of the answer is shown, as `part` of a Reply; what is read at a glance where it is left out. */
  readonly part?: number;
}

/** Reads a slash-command line such as `/card name:"Dandylion"`. */
export type ReadLine = (line: string) => Result<CommandLine>;

/** What is shown, and to whom. */
export interface Answer {
  readonly reply: Reply;
  /** Shown to the asker alone. */
  readonly quiet: boolean;
  /** The command that answered, where one did. */
  readonly command?: string;
  /** What kind of answer it is, where the reply does not say. */
  readonly kind?: string;
  /** Fetches what the reply is still without, as that of an outcome: true where running it again shows more. */
  readonly complete?: () => Promise<boolean>;
}

/** Runs a command for someone. The boundary between the platform and the core: nothing here knows Discord. */
export const runCommand = async (
  { command, values, part = 0 }: CommandLine,
  asker: Asker,
  services: Services,
): Promise<Answer> => {
  const { name } = command;
  const inTheirs = (answer: Answer) => inLanguage({ ...answer, command: name }, asker, services);
  if (command.forManagers && !asker.mayManage) return inTheirs(problemAnswer(managersOnly(command)));
  const outcome = await command.run(values, asker, services);
  if (!outcome.ok) return inTheirs(problemAnswer(outcome.problem));
  const reply = await withRulingId(outcome.reply, asker, services);
  const shown = inPart(reply, part, printLine(name, values));
  const { complete } = outcome;
  return inTheirs({
    reply: shown,
    quiet: command.quiet ?? asker.privately ?? false,
    ...(complete === undefined ? {} : { complete }),
  });
};

/** An answer with its labels and the names of cards to pick in the language of the asker. */
const inLanguage = (answer: Answer, { locale }: Asker, { catalogue }: Services): Answer =>
  locale === undefined
    ? answer
    : { ...answer, reply: { ...withOwnNames(answer.reply, catalogue, locale), locale } };

/** Runs a slash-command line for someone. */
export const answerLine = async (
  line: string,
  asker: Asker,
  services: Services,
  readLine: ReadLine,
  part = 0,
): Promise<Answer> => {
  const read = readLine(line);
  return read.ok
    ? runCommand({ ...read.value, part }, asker, services)
    : inLanguage(problemAnswer(read.problem), asker, services);
};

/** What was wrong, told to the asker alone. */
export const problemAnswer = (problem: Problem): Answer => ({ reply: problemReply(problem), quiet: true });

/** Buttons carry lines past Discord's own permission check, so it is made here too. */
const managersOnly = (command: Command): Problem => ({
  code: 'managers-only',
  found: `/${command.name}`,
  expected: 'only for those who may manage the server',
});
