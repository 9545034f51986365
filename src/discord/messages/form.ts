import {
  LabelBuilder,
  ModalBuilder,
  type ModalSubmitInteraction,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { Command, FormSpec, OptionValues } from '../../commands/command.ts';
import { printLine } from '../../commands/line/print-line.ts';
import { fail, ok, type Problem, problemOf, type Result } from '../../platform/problem.ts';
import { limits } from '../../replies/limits.ts';
import { plainLine } from '../../replies/markdown.ts';
import type { Settings } from '../../storage/settings.ts';
import type { Answer, CommandLine, ReadLine } from '../run-command.ts';
import { customIdOfForm, lineOfCustomId, turnsPage } from './custom-id.ts';

/** A command's form with a text in it. */
export interface FilledForm {
  readonly command: Command;
  readonly form: FormSpec;
  readonly text: string;
  /** What the line says beside the option that the form asks for, where it goes on with that. */
  readonly others?: OptionValues;
}

/** The form of a command for the text that a line gives it. */
export function formFor({ command, values }: CommandLine): Result<FilledForm> {
  const { form } = command;
  if (form === undefined) {
    const expected = 'it no longer has a form';
    return fail({ code: 'no-form', found: `/${command.name}`, expected });
  }
  const { [form.option]: given, ...others } = values;
  const text = given === undefined ? form.template : form.layOut(String(given));
  if (text.length > limits.formText) {
    const found = `A text of ${text.length} characters`;
    return fail({ code: 'too-long', found, expected: `must have at most ${limits.formText} in a form` });
  }
  return ok({ command, form, text, ...(form.goesOn ? { others } : {}) });
}

/** The form as Discord shows it. Which command it is for, or the line that it goes on with, stands in its custom_id. */
export const modalOf = async (
  { command, form, text, others }: FilledForm,
  settings: Settings,
): Promise<ModalBuilder> => {
  const input = new TextInputBuilder()
    .setCustomId(form.option)
    .setStyle(TextInputStyle.Paragraph)
    .setMaxLength(limits.formText);
  const customId =
    others === undefined ? command.name : await customIdOfForm(printLine(command.name, others), settings);
  return new ModalBuilder()
    .setCustomId(customId)
    .setTitle(plainLine(form.title, limits.formTitle))
    .addLabelComponents(
      new LabelBuilder()
        .setLabel(plainLine(form.label, limits.formTitle))
        .setTextInputComponent(text === '' ? input : input.setValue(text)),
    );
};

/** Does what was filled into this form take the place of the message that it was opened from? */
export const goesOn = ({ customId }: ModalSubmitInteraction): boolean => turnsPage(customId);

/** What was filled in, as the command with its option. */
export async function filledIn(
  { customId, fields }: ModalSubmitInteraction,
  { commands, settings, readLine }: FormTools,
): Promise<Result<CommandLine>> {
  const line = await formLine(customId, { commands, settings, readLine });
  if (!line.ok) return line;
  const { command, values } = line.value;
  if (command.form === undefined) return fail(unknownCommand(customId));
  const { option } = command.form;
  return ok({ command, values: { ...values, [option]: fields.getTextInputValue(option) } });
}

interface FormTools {
  readonly commands: ReadonlyMap<string, Command>;
  readonly settings: Settings;
  readonly readLine: ReadLine;
}

/** The line that a form goes on with; of most it is their command alone. */
async function formLine(
  customId: string,
  { commands, settings, readLine }: FormTools,
): Promise<Result<CommandLine>> {
  if (turnsPage(customId)) {
    const line = await lineOfCustomId(customId, settings);
    return line.ok ? readLine(line.value) : line;
  }
  const command = commands.get(customId);
  return command === undefined ? fail(unknownCommand(customId)) : ok({ command, values: {} });
}

/** A command that this bot has no longer. */
export const unknownCommand = (name: string): Problem => problemOf('unknown-command', `/${name}`);

/** What was wrong with a text, with the choice to change it: whoever typed it does not lose it. */
export function withTextKept(answer: Answer, { command, values }: CommandLine): Answer {
  if (answer.reply.tone !== 'error') return answer;
  const change = { label: 'Change the text', line: printLine(command.name, values), opens: true } as const;
  return { ...answer, reply: { ...answer.reply, choices: [change, ...(answer.reply.choices ?? [])] } };
}
