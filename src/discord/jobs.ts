import {
  type Attachment,
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Asker, Command, OptionValues, Services } from '../commands/command.ts';
import { fail, ok, type Problem, plainProblem, type Result, shorten } from '../platform/problem.ts';
import { readBounded } from '../sources/read-bounded.ts';
import type { Place } from './answering.ts';
import { askerOf, plainMessageText } from './asker.ts';
import type { Answerable } from './interaction-recipient.ts';
import { lineOfCustomId, partOf, turnsPage } from './messages/custom-id.ts';
import { filledIn, goesOn, unknownCommand, withTextKept } from './messages/form.ts';
import { type Answer, answerLine, problemAnswer, type ReadLine, runCommand } from './run-command.ts';

/** Where Discord keeps what people attach; nothing is fetched from anywhere else. */
const hosts: ReadonlySet<string> = new Set(['cdn.discordapp.com', 'media.discordapp.net']);
const MOST_BYTES = 64 * 1024;
const WITHIN_MS = 2000;

/** Fetches an address; given by tests. */
export type FetchFile = typeof fetch;

/** The texts of the files that a command was given, by the names of its options. */
export async function fileTexts(
  { options }: ChatInputCommandInteraction,
  command: Command,
  fetchFile: FetchFile,
): Promise<Result<OptionValues>> {
  const values: Record<string, string> = {};
  for (const { name, type } of command.options) {
    const attached = type === 'file' ? options.getAttachment(name) : null;
    if (attached === null) continue;
    const text = await textOf(attached, fetchFile);
    if (!text.ok) return text;
    values[name] = text.value;
  }
  return ok(values);
}

/** The text of an attached file. Problems: not on Discord's hosts, larger than 64 KB, or not there within two seconds. */
async function textOf(
  file: Pick<Attachment, 'name' | 'url' | 'size'>,
  fetchFile: FetchFile,
): Promise<Result<string>> {
  const url = URL.parse(file.url);
  if (url?.protocol !== 'https:' || !hosts.has(url.host))
    return fail(unusable(file.name, 'must be attached on Discord itself'));
  if (file.size > MOST_BYTES) return fail(tooLarge(file.name));
  try {
    const response = await fetchFile(url, { redirect: 'error', signal: AbortSignal.timeout(WITHIN_MS) });
    if (!response.ok || response.body === null)
      return fail(unusable(file.name, `could not be fetched: Discord answers ${response.status}`));
    const text = await readBounded(response.body, MOST_BYTES);
    return text === undefined ? fail(tooLarge(file.name)) : ok(text);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return fail(
      unusable(file.name, `could not be fetched${isLate ? ` within ${WITHIN_MS / 1000} seconds` : ''}`),
    );
  }
}

const tooLarge = (name: string): Problem => ({
  ...unusable(name, `must have at most ${MOST_BYTES / 1024} KB`),
  hint: 'A .ydk file of a Deck has about one.',
});

const unusable = (name: string, expected: string): Problem => ({
  code: 'bad-file',
  found: `The file ${shorten(name)}`,
  expected,
});

/** What jobs are done with. */
export interface JobTools {
  readonly services: Services;
  readonly readLine: ReadLine;
  readonly byName: ReadonlyMap<string, Command>;
  /** Fetches files that are attached; `fetch` where it is left out. */
  readonly fetchFile?: FetchFile | undefined;
}

/** What answers an interaction. */
export interface Job {
  /** What it is called in the log. */
  readonly name: string;
  /** The command that it is for, as far as that is known before it is done: `timing`, `button`. */
  readonly command: string;
  /** Where the answer goes, and waiting for it is shown, as far as that is known by now. */
  place(): Place;
  run(): Promise<Answer>;
}

/** A command that the bot does not have, in counts of commands: what is counted must be few. */
const UNKNOWN = 'unknown';

/** A job for someone whose server may have its answers shown to the asker alone. */
function jobFor(
  interaction: Answerable,
  { services }: JobTools,
  job: {
    readonly name: string;
    readonly command: string;
    readonly quiet?: boolean | undefined;
    run(asker: Asker): Promise<Answer> | Answer;
  },
): Job {
  let place: Place = job.quiet ? 'quiet' : 'public';
  return {
    name: job.name,
    command: job.command,
    place: () => place,
    run: async () => {
      const asker = await askerOf(interaction, services.settings);
      if (asker.privately) place = 'quiet';
      return job.run(asker);
    },
  };
}

export const slashJob = (interaction: ChatInputCommandInteraction, tools: JobTools): Job => {
  const name = nameOf(interaction);
  const command = tools.byName.get(name);
  return jobFor(interaction, tools, {
    name: `/${name}`,
    command: command?.name ?? UNKNOWN,
    quiet: command?.quiet,
    run: async (asker) => {
      if (command === undefined) return problemAnswer(unknownCommand(name));
      const files = await fileTexts(interaction, command, tools.fetchFile ?? fetch);
      if (!files.ok) return problemAnswer(files.problem);
      const values = { ...valuesOf(interaction, command), ...files.value };
      return runCommand({ command, values }, asker, tools.services);
    },
  });
};

/** A command that is used on a message gets its text. */
export const messageJob = (interaction: MessageContextMenuCommandInteraction, tools: JobTools): Job => {
  const name = interaction.commandName;
  const command = [...tools.byName.values()].find(({ onMessage }) => onMessage?.name === name);
  return jobFor(interaction, tools, {
    name: `"${name}"`,
    command: command?.name ?? UNKNOWN,
    quiet: command?.quiet,
    run: (asker) => {
      if (command?.onMessage === undefined) return problemAnswer(unknownCommand(name));
      const text = plainMessageText(interaction.targetMessage.content);
      if (text === '') return problemAnswer(plainProblem('message-without-text'));
      return runCommand({ command, values: { [command.onMessage.option]: text } }, asker, tools.services);
    },
  });
};

/** What was filled into a form is run as its command; one that goes on with a line does so in its message. */
export const formJob = (interaction: ModalSubmitInteraction, tools: JobTools): Job => {
  const { byName: commands, readLine, services } = tools;
  const run = async (asker: Asker): Promise<Answer> => {
    const line = await filledIn(interaction, { commands, readLine, settings: services.settings });
    if (!line.ok) return problemAnswer(line.problem);
    return withTextKept(await runCommand(line.value, asker, services), line.value);
  };
  const form = {
    name: `form ${interaction.customId}`,
    command: commands.get(interaction.customId)?.name ?? (goesOn(interaction) ? 'form' : UNKNOWN),
    run,
  };
  return goesOn(interaction) ? inItsMessage(interaction, tools, form) : jobFor(interaction, tools, form);
};

/** A button that turns a page does so in its message. Any other button opens a new message. */
export const buttonJob = (interaction: ButtonInteraction, tools: JobTools): Job =>
  pickJob(interaction, tools, { customId: interaction.customId, name: 'button', command: 'button' });

/** What is picked from a select opens a new message or goes on in its own, as a button does. */
export const selectJob = (interaction: StringSelectMenuInteraction, tools: JobTools): Job => {
  const [customId = ''] = interaction.values;
  return pickJob(interaction, tools, { customId, name: 'option', command: 'select' });
};

const pickJob = (
  interaction: ButtonInteraction | StringSelectMenuInteraction,
  tools: JobTools,
  { customId, name, command }: { readonly customId: string; readonly name: string; readonly command: string },
): Job => {
  const run = (asker: Asker): Promise<Answer> => lineAnswer(customId, asker, tools);
  const job = { name: `${name} ${customId}`, command, run };
  return turnsPage(customId) ? inItsMessage(interaction, tools, job) : jobFor(interaction, tools, job);
};

/** A job whose answer takes the place of its message for the one who asked; others get it for themselves. */
const inItsMessage = (
  interaction: ButtonInteraction | StringSelectMenuInteraction | ModalSubmitInteraction,
  tools: JobTools,
  job: { readonly name: string; readonly command: string; run(asker: Asker): Promise<Answer> },
): Job => {
  if (!asked(interaction)) {
    const run = async (asker: Asker): Promise<Answer> => ({ ...(await job.run(asker)), quiet: true });
    return jobFor(interaction, tools, { ...job, quiet: true, run });
  }
  // The message stays as visible as it is.
  const run = async (): Promise<Answer> => {
    const asker = await askerOf(interaction, tools.services.settings);
    return job.run({ ...asker, privately: false });
  };
  return { name: job.name, command: job.command, place: () => 'in-place', run };
};

/** Is it this user's own question that the message answers, or does no one else see the message? */
const asked = ({
  message,
  user,
}: ButtonInteraction | StringSelectMenuInteraction | ModalSubmitInteraction): boolean =>
  message !== null &&
  (message.flags.has(MessageFlags.Ephemeral) || message.interactionMetadata?.user.id === user.id);

const lineAnswer = async (
  customId: string,
  asker: Asker,
  { services, readLine }: JobTools,
): Promise<Answer> => {
  const line = await lineOfCustomId(customId, services.settings);
  return line.ok
    ? answerLine(line.value, asker, services, readLine, partOf(customId))
    : problemAnswer(line.problem);
};

/** `duel check` for the subcommand `check` of `/duel`. */
export const nameOf = (interaction: ChatInputCommandInteraction | AutocompleteInteraction): string =>
  [interaction.commandName, interaction.options.getSubcommand(false)]
    .filter((part) => part !== null)
    .join(' ');

/** The options of a slash command as it was used. */
export const valuesOf = ({ options }: ChatInputCommandInteraction, command: Command): OptionValues =>
  Object.fromEntries(
    command.options.flatMap(({ name, type, choices }) => {
      // What is attached is fetched, see attachment.ts.
      if (type === 'file') return [];
      const value = options.get(name)?.value;
      // Discord sends none but those that are offered.
      if (choices !== undefined && type !== 'list' && !choices.some((choice) => choice.value === value))
        return [];
      return value === undefined || typeof value === 'boolean' ? [] : [[name, value]];
    }),
  );
