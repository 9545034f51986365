import type {
  ApplicationCommandOptionChoiceData,
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  Interaction,
} from 'discord.js';
import { type Command, type Services, suggestedInTurns } from '../commands/command.ts';
import type { Painter } from '../pictures/painting/painter.ts';
import { elapsedMs } from '../platform/elapsed.ts';
import { fail, ok, type Result } from '../platform/problem.ts';
import { limits } from '../replies/limits.ts';
import { cut } from '../replies/markdown.ts';
import type { Answerer, AnswererOptions } from './answering.ts';
import { type Admit, typingCooldowns } from './cooldown.ts';
import { type Answerable, senderOf } from './interaction-recipient.ts';
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
import { lineOfCustomId, opensForm } from './messages/custom-id.ts';
import { formFor, modalOf } from './messages/form.ts';
import { lostAnswer, reportThrown } from './problems.ts';
import { type Answer, type CommandLine, problemAnswer, type ReadLine } from './run-command.ts';

/** The suggestions for the option being typed, inside Discord's limits; none where the option has none. */
export const suggestionsFor = async (
  command: Command,
  focused: { readonly name: string; readonly value: string },
  services: Services,
  locale?: string,
): Promise<readonly ApplicationCommandOptionChoiceData[]> => {
  const option = command.options.find(({ name }) => name === focused.name);
  const suggestions = await suggestedInTurns(option?.suggest?.(focused.value, services, locale) ?? []);
  return suggestions
    .map(({ name, value }) => ({ name: cut(name.toWellFormed().trim(), limits.suggestionName), value }))
    .filter(({ name, value }) => name !== '' && value !== '' && value.length <= limits.suggestionValue)
    .slice(0, limits.suggestions)
    .map(({ name, value }) => ({ name, value: option?.type === 'integer' ? Number(value) : value }));
};

export interface RouterOptions extends AnswererOptions {
  readonly commands: readonly Command[];
  readonly services: Services;
  readonly readLine: ReadLine;
  readonly painter: Painter;
  readonly fetchFile?: JobTools['fetchFile'];
}

interface Tools extends RouterOptions, JobTools {
  readonly answer: (interaction: Answerable, job: Job) => Promise<void>;
  /** Whom to let wait who types or opens forms. */
  readonly admitTyping: Admit;
}

/** Answers every interaction; what it returns never rejects. */
export const interactionRouter = (
  options: RouterOptions,
  answerTo: Answerer,
): ((interaction: Interaction) => Promise<void>) => {
  const answer: Tools['answer'] = (interaction, job) => answerTo(senderOf(interaction), job);
  const tools: Tools = {
    ...options,
    answer,
    admitTyping: typingCooldowns(),
    byName: new Map(options.commands.map((each) => [each.name, each])),
  };
  return async (interaction) => {
    if (interaction.isAutocomplete()) await suggest(interaction, tools);
    else if (interaction.isChatInputCommand()) {
      const line = withoutItsText(interaction, tools);
      if (line !== undefined) await openForm(interaction, Promise.resolve(ok(line)), tools);
      else await answer(interaction, slashJob(interaction, tools));
    } else if (interaction.isMessageContextMenuCommand())
      await answer(interaction, messageJob(interaction, tools));
    else if (interaction.isButton()) {
      if (opensForm(interaction.customId))
        await openForm(interaction, lineOfButton(interaction, tools), tools);
      else await answer(interaction, buttonJob(interaction, tools));
    } else if (interaction.isStringSelectMenu()) await answer(interaction, selectJob(interaction, tools));
    else if (interaction.isModalSubmit()) await answer(interaction, formJob(interaction, tools));
  };
};

/** The command that was used without the text which its form asks for, if it is one. */
const withoutItsText = (
  interaction: ChatInputCommandInteraction,
  { byName }: JobTools,
): CommandLine | undefined => {
  const command = byName.get(nameOf(interaction));
  if (command?.form === undefined || command.form.goesOn) return undefined;
  const values = valuesOf(interaction, command);
  return values[command.form.option] === undefined ? { command, values } : undefined;
};

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
  const start = performance.now();
  let run: () => Promise<Answer>;
  try {
    const refusal = tools.admitTyping({ userId: interaction.user.id, guildId: interaction.guildId });
    const read = refusal === undefined ? await line : fail(refusal);
    const form = read.ok ? formFor(read.value) : read;
    if (form.ok) {
      await interaction.showModal(await modalOf(form.value, tools.services.settings));
      const seen = { command: form.value.command.name, answer: 'form', ms: elapsedMs(start) };
      tools.log('info', 'answered', seen);
      tools.onAnswered?.(seen);
      return;
    }
    const { problem } = form;
    run = async () => problemAnswer(problem);
  } catch (error) {
    run = () => Promise.reject(error);
  }
  await tools.answer(interaction, { name: 'a form', command: 'form', place: () => 'quiet', run });
};

const suggest = async (
  interaction: AutocompleteInteraction,
  { byName, services, log, onAnswered, admitTyping }: Tools,
): Promise<void> => {
  const start = performance.now();
  const command = byName.get(nameOf(interaction));
  let answer = 'suggestions';
  try {
    const refusal = admitTyping({ userId: interaction.user.id, guildId: interaction.guildId });
    if (refusal !== undefined) answer = refusal.code;
    await interaction.respond(
      command === undefined || refusal !== undefined
        ? []
        : await suggestionsFor(command, interaction.options.getFocused(true), services, interaction.locale),
    );
  } catch (error) {
    const lost = lostAnswer(error);
    answer = lost ?? 'bug';
    // Whoever goes on typing waits for the next suggestions, so one that came too late is nothing to warn of.
    if (lost !== undefined) log('debug', 'suggestions were not taken', { lost });
    else {
      reportThrown(error, `suggestions of /${nameOf(interaction)}`, log);
      if (!interaction.responded) await interaction.respond([]).catch(() => undefined);
    }
  }
  const seen = { command: command?.name ?? 'unknown', answer, ms: elapsedMs(start) };
  log('info', 'answered', seen);
  onAnswered?.(seen);
};
