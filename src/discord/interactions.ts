import {
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  MessageFlags,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Command, OptionValues, Services } from '../commands/command.ts';
import type { Log } from '../log.ts';
import type { Painter } from '../pictures/painting/painter.ts';
import { ok, type Problem, type Result } from '../problem.ts';
import { type Answerable, answerInTime, inTimeMs, messageOf, type Place, send } from './answer-in-time.ts';
import { askerOf } from './asker.ts';
import { type FetchFile, fileTexts } from './attachment.ts';
import { lineOfCustomId, opensForm, turnsPage } from './custom-id.ts';
import { filledIn, formFor, modalOf, withTextKept } from './form.ts';
import {
  type Answer,
  answerLine,
  type CommandLine,
  problemAnswer,
  type ReadLine,
  runCommand,
} from './run-command.ts';
import { suggestionsFor } from './suggestions.ts';
import { reportThrown } from './thrown.ts';

export interface RouterOptions {
  readonly commands: readonly Command[];
  readonly services: Services;
  readonly readLine: ReadLine;
  readonly log: Log;
  readonly painter: Painter;
  /** How long a command may take before Discord is told to wait. */
  readonly deferAfterMs?: number;
  /** Fetches files that are attached; `fetch` where it is left out. */
  readonly fetchFile?: FetchFile;
}

/** Answers every interaction: slash commands, suggestions while typing, buttons, selects, forms. What it returns never rejects. */
export const interactionRouter = (options: RouterOptions): ((interaction: Interaction) => Promise<void>) => {
  const commands = new Map(options.commands.map((command) => [command.name, command]));
  return async (interaction) => {
    if (interaction.isAutocomplete()) await suggest(interaction, commands, options);
    else if (interaction.isChatInputCommand()) {
      const line = withoutItsText(interaction, commands);
      if (line !== undefined) await openForm(interaction, Promise.resolve(ok(line)), options);
      else await answer(interaction, slashJob(interaction, commands, options), options);
    } else if (interaction.isButton()) {
      if (opensForm(interaction.customId)) {
        await openForm(interaction, lineOfButton(interaction, options), options);
      } else await answer(interaction, buttonJob(interaction, options), options);
    } else if (interaction.isStringSelectMenu())
      await answer(interaction, selectJob(interaction, options), options);
    else if (interaction.isModalSubmit())
      await answer(interaction, formJob(interaction, commands, options), options);
  };
};

/** What answers an interaction. */
interface Job {
  /** What it is called in the log. */
  readonly name: string;
  /** Where the answer goes, and waiting for it is shown. */
  readonly place: Place;
  run(): Promise<Answer>;
}

/** The boundary where what is thrown ends: one polite reply, one line in the log. */
const answer = async (
  interaction: Answerable,
  job: Job,
  { services, log, painter, deferAfterMs = inTimeMs }: RouterOptions,
): Promise<void> => {
  const messageFor = async (given: Answer) => messageOf(given, { settings: services.settings, painter, log });
  try {
    const message = job.run().then(messageFor);
    await answerInTime(interaction, message, { place: job.place, afterMs: deferAfterMs });
  } catch (error) {
    const reply = reportThrown(error, job.name, log);
    try {
      await send(interaction, await messageFor({ reply, quiet: true }), job.place);
    } catch (again) {
      log('warn', `the apology for ${job.name} did not reach Discord`, { reason: String(again) });
    }
  }
};

const slashJob = (
  interaction: ChatInputCommandInteraction,
  commands: ReadonlyMap<string, Command>,
  { services, fetchFile = fetch }: RouterOptions,
): Job => {
  const name = nameOf(interaction);
  const command = commands.get(name);
  return {
    name: `/${name}`,
    place: command?.quiet ? 'quiet' : 'public',
    run: async () => {
      if (command === undefined) return problemAnswer(unknownCommand(name));
      const asker = await askerOf(interaction, services.settings);
      const files = await fileTexts(interaction, command, fetchFile);
      if (!files.ok) return problemAnswer(files.problem);
      const values = { ...valuesOf(interaction, command), ...files.value };
      return runCommand({ command, values }, asker, services);
    },
  };
};

/** The command that was used without the text which its form asks for, if it is one. */
const withoutItsText = (
  interaction: ChatInputCommandInteraction,
  commands: ReadonlyMap<string, Command>,
): CommandLine | undefined => {
  const command = commands.get(nameOf(interaction));
  if (command?.form === undefined) return undefined;
  const values = valuesOf(interaction, command);
  return values[command.form.option] === undefined ? { command, values } : undefined;
};

/** The line of a button, read. */
const lineOfButton = async (
  { customId }: ButtonInteraction,
  { services, readLine }: RouterOptions,
): Promise<Result<CommandLine>> => {
  const line = await lineOfCustomId(customId, services.settings);
  return line.ok ? readLine(line.value) : line;
};

/** Opens the form of a command with the text of a line in it; a form is an answer that cannot be waited for. */
const openForm = async (
  interaction: ChatInputCommandInteraction | ButtonInteraction,
  line: Promise<Result<CommandLine>>,
  options: RouterOptions,
): Promise<void> => {
  let run: () => Promise<Answer>;
  try {
    const read = await line;
    const form = read.ok ? formFor(read.value) : read;
    if (form.ok) {
      await interaction.showModal(modalOf(form.value));
      return;
    }
    const { problem } = form;
    run = async () => problemAnswer(problem);
  } catch (error) {
    run = () => Promise.reject(error);
  }
  await answer(interaction, { name: 'a form', place: 'quiet', run }, options);
};

/** What was filled into a form is run as its command. */
const formJob = (
  interaction: ModalSubmitInteraction,
  commands: ReadonlyMap<string, Command>,
  { services }: RouterOptions,
): Job => ({
  name: `form ${interaction.customId}`,
  place: 'public',
  run: async () => {
    const line = filledIn(interaction, commands);
    if (line === undefined) return problemAnswer(unknownCommand(interaction.customId));
    const asker = await askerOf(interaction, services.settings);
    return withTextKept(await runCommand(line, asker, services), line);
  },
});

/**
 * A button that turns a page does so in its message, but only for the one who asked: others get the page for
 * themselves. Any other button opens a new message.
 */
const buttonJob = (interaction: ButtonInteraction, options: RouterOptions): Job => {
  const { customId } = interaction;
  const place = !turnsPage(customId) ? 'public' : asked(interaction) ? 'in-place' : 'quiet';
  return {
    name: `button ${customId}`,
    place,
    run: async () => {
      const answered = await lineAnswer(interaction, customId, options);
      return place === 'quiet' ? { ...answered, quiet: true } : answered;
    },
  };
};

/** What is picked from a select opens a new message, as a button does. */
const selectJob = (interaction: StringSelectMenuInteraction, options: RouterOptions): Job => {
  const [value = ''] = interaction.values;
  return {
    name: `option ${value}`,
    place: 'public',
    run: () => lineAnswer(interaction, value, options),
  };
};

/** Is it this user's own question that the message answers, or does no one else see the message? */
const asked = ({ message, user }: ButtonInteraction): boolean =>
  message.flags.has(MessageFlags.Ephemeral) || message.interactionMetadata?.user.id === user.id;

const lineAnswer = async (
  interaction: Answerable,
  customId: string,
  { services, readLine }: RouterOptions,
): Promise<Answer> => {
  const line = await lineOfCustomId(customId, services.settings);
  if (!line.ok) return problemAnswer(line.problem);
  return answerLine(line.value, await askerOf(interaction, services.settings), services, readLine);
};

const suggest = async (
  interaction: AutocompleteInteraction,
  commands: ReadonlyMap<string, Command>,
  { services, log }: RouterOptions,
): Promise<void> => {
  const doing = `suggestions of /${nameOf(interaction)}`;
  try {
    const command = commands.get(nameOf(interaction));
    await interaction.respond(
      command === undefined
        ? []
        : suggestionsFor(command, interaction.options.getFocused(true), services, interaction.locale),
    );
  } catch (error) {
    reportThrown(error, doing, log);
    if (!interaction.responded) await interaction.respond([]).catch(() => undefined);
  }
};

/** `duel check` for the subcommand `check` of `/duel`. */
const nameOf = (interaction: ChatInputCommandInteraction | AutocompleteInteraction): string =>
  [interaction.commandName, interaction.options.getSubcommand(false)]
    .filter((part) => part !== null)
    .join(' ');

const valuesOf = ({ options }: ChatInputCommandInteraction, command: Command): OptionValues =>
  Object.fromEntries(
    command.options.flatMap(({ name, type }) => {
      if (type === 'file') return [];
      const value = type === 'integer' ? options.getInteger(name) : options.getString(name);
      return value === null ? [] : [[name, value]];
    }),
  );

const unknownCommand = (name: string): Problem => ({
  code: 'unknown-command',
  found: `/${name}`,
  expected: 'this bot no longer has this command',
  hint: '/help lists those that it has.',
});
