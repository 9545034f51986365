import {
  type Asker,
  type Command,
  managersOnly,
  type OptionValues,
  type Services,
} from '../commands/command.ts';
import { LONGEST_LINE } from '../commands/line/line.ts';
import { printLine } from '../commands/line/print-line.ts';
import { withOwnNames } from '../commands/own-names.ts';
import { withRulingId } from '../commands/recalled.ts';
import type { Choice, Problem, Result } from '../platform/problem.ts';
import { hasMore, isGlanced } from '../replies/embed.ts';
import { problemReply } from '../replies/problem-reply.ts';
import { picturesRow, type Reply } from '../replies/reply.ts';

/** As far as a button says it, in one sign. No reply is as long. */
const LAST_PART = 9;

/** A part of a reply with buttons for more and less of its `line`; whole where a single line is hidden, or no button can ask again. */
export function inPart(reply: Reply, part: number, line: string): Reply {
  const again = line.length <= LONGEST_LINE;
  const whole = !again || !isGlanced(reply);
  const shown: Reply = { ...reply, part: whole ? Math.max(1, part) : part };
  if (!again) return inFewButtons(shown);
  const now = shown.part ?? 1;
  const more = hasMore(shown) && now < LAST_PART;
  const turns = [
    ...(more ? [{ label: 'More', line, turns: true, part: now + 1 } as const] : []),
    ...(part > 0 ? [{ label: 'Less', line, turns: true } as const] : []),
  ];
  return inFewButtons({ ...shown, choices: [...turns, ...(reply.choices ?? [])] });
}

/** As many buttons stand under an answer. */
const MOST_BUTTONS = 5;

/** Replies that answer a question of the game. */
const answers: ReadonlySet<Reply['tone']> = new Set(['yes', 'no', 'unless', 'value', 'open']);

/** An answer with at most five buttons, the first of each kind; others are options of its select, but for forms and the builder. */
function inFewButtons(reply: Reply): Reply {
  const { choices = [], menu } = reply;
  if (!answers.has(reply.tone) || choices.length <= MOST_BUTTONS) return reply;
  const kinds = new Map<string, Choice>();
  for (const choice of choices) if (!kinds.has(kindOf(choice))) kinds.set(kindOf(choice), choice);
  const firsts = [...kinds.values()];
  const forms = firsts.filter(goesOn);
  const others = firsts.filter((each) => !goesOn(each)).slice(0, MOST_BUTTONS - forms.length);
  const buttons = choices.filter((each) => forms.includes(each) || others.includes(each));
  const rest = choices.filter((each) => !buttons.includes(each));
  return {
    ...reply,
    choices: buttons.map((each) => ({ ...each, row: 'answer' })),
    menu: { heading: 'What else', choices: [...rest, ...(menu?.choices ?? [])], selectOnly: true },
  };
}

/** Pictures are of one kind, and so are changed facts. */
const kindOf = ({ row, label }: Choice): string =>
  row === picturesRow ? row : /^What if: /.test(label) ? 'what-if' : label;

/** Does it open a form, or lead back to the situation that is put together? */
const goesOn = ({ opens, line }: Choice): boolean => opens === true || line.startsWith('/duel build');

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
  // Buttons carry lines past Discord's own permission check.
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
