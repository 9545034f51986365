import type {
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  Interaction,
} from 'discord.js';
import type { Command, Services } from '../commands/command.ts';
import type { Log } from '../log.ts';
import type { Painter } from '../pictures/painting/painter.ts';
import { ok, type Result } from '../problem.ts';
import { type Answerable, answerInTime, inTimeMs, messageOf, send } from './answer-in-time.ts';
import { lineOfCustomId, opensForm } from './custom-id.ts';
import { formFor, modalOf } from './form.ts';
import {
  buttonJob,
  formJob,
  type Job,
  type JobTools,
  messageJob,
  nameOf,
  selectJob,
  slashJob,
  valuesOf,
} from './jobs.ts';
import { type Answer, type CommandLine, problemAnswer, type ReadLine } from './run-command.ts';
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
}

/** What a router answers with. */
interface Tools extends RouterOptions, JobTools {}

/**
 * Answers every interaction: slash commands, commands on messages, suggestions while typing, buttons, selects, forms.
 * What it returns never rejects.
 */
export const interactionRouter = (options: RouterOptions): ((interaction: Interaction) => Promise<void>) => {
  const tools: Tools = { ...options, byName: new Map(options.commands.map((each) => [each.name, each])) };
  return async (interaction) => {
    if (interaction.isAutocomplete()) await suggest(interaction, tools);
    else if (interaction.isChatInputCommand()) {
      const line = withoutItsText(interaction, tools);
      if (line !== undefined) await openForm(interaction, Promise.resolve(ok(line)), tools);
      else await answer(interaction, slashJob(interaction, tools), tools);
    } else if (interaction.isMessageContextMenuCommand())
      await answer(interaction, messageJob(interaction, tools), tools);
    else if (interaction.isButton()) {
      if (opensForm(interaction.customId))
        await openForm(interaction, lineOfButton(interaction, tools), tools);
      else await answer(interaction, buttonJob(interaction, tools), tools);
    } else if (interaction.isStringSelectMenu())
      await answer(interaction, selectJob(interaction, tools), tools);
    else if (interaction.isModalSubmit()) await answer(interaction, formJob(interaction, tools), tools);
  };
};

/** The boundary where what is thrown ends: one polite reply, one line in the log. */
const answer = async (
  interaction: Answerable,
  job: Job,
  { services, log, painter, deferAfterMs = inTimeMs }: Tools,
): Promise<void> => {
  const messageFor = async (given: Answer) => messageOf(given, { settings: services.settings, painter, log });
  try {
    const message = job.run().then(messageFor);
    await answerInTime(interaction, message, { place: job.place, afterMs: deferAfterMs });
  } catch (error) {
    const reply = reportThrown(error, job.name, log);
    try {
      await send(interaction, await messageFor({ reply, quiet: true }), job.place());
    } catch (again) {
      log('warn', `the apology for ${job.name} did not reach Discord`, { reason: String(again) });
    }
  }
};

/** The command that was used without the text which its form asks for, if it is one. */
const withoutItsText = (
  interaction: ChatInputCommandInteraction,
  { byName }: JobTools,
): CommandLine | undefined => {
  const command = byName.get(nameOf(interaction));
  if (command?.form === undefined) return undefined;
  const values = valuesOf(interaction, command);
  return values[command.form.option] === undefined ? { command, values } : undefined;
};

/** The line of a button, read. */
const lineOfButton = async (
  { customId }: ButtonInteraction,
  { services, readLine }: JobTools,
): Promise<Result<CommandLine>> => {
  const line = await lineOfCustomId(customId, services.settings);
  return line.ok ? readLine(line.value) : line;
};

/** Opens the form of a command with the text of a line in it; a form is an answer that cannot be waited for. */
const openForm = async (
  interaction: ChatInputCommandInteraction | ButtonInteraction,
  line: Promise<Result<CommandLine>>,
  tools: Tools,
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
  await answer(interaction, { name: 'a form', place: () => 'quiet', run }, tools);
};

const suggest = async (
  interaction: AutocompleteInteraction,
  { byName, services, log }: Tools,
): Promise<void> => {
  try {
    const command = byName.get(nameOf(interaction));
    await interaction.respond(
      command === undefined ? [] : suggestionsFor(command, interaction.options.getFocused(true), services),
    );
  } catch (error) {
    reportThrown(error, `suggestions of /${nameOf(interaction)}`, log);
    if (!interaction.responded) await interaction.respond([]).catch(() => undefined);
  }
};
