import {
  LabelBuilder,
  ModalBuilder,
  type ModalSubmitInteraction,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { Command, FormSpec } from '../commands/command.ts';
import { printLine } from '../commands/print-line.ts';
import { fail, ok, type Result } from '../problem.ts';
import { limits } from '../replies/limits.ts';
import { plainLine } from '../replies/markdown.ts';
import type { Answer, CommandLine } from './run-command.ts';

/** A command's form with a text in it. */
export interface FilledForm {
  readonly command: Command;
  readonly form: FormSpec;
  readonly text: string;
}

/** The form of a command for the text that a line gives it. */
export function formFor({ command, values }: CommandLine): Result<FilledForm> {
  const { form } = command;
  if (form === undefined) {
    const expected = 'it no longer has a form';
    return fail({ code: 'no-form', found: `/${command.name}`, expected });
  }
  const given = values[form.option];
  const text = given === undefined ? form.template : form.layOut(String(given));
  if (text.length > limits.formText) {
    const found = `A text of ${text.length} characters`;
    return fail({ code: 'too-long', found, expected: `must have at most ${limits.formText} in a form` });
  }
  return ok({ command, form, text });
}

/** The form as Discord shows it. Which command it is for stands in its custom_id. */
export const modalOf = ({ command, form, text }: FilledForm): ModalBuilder =>
  new ModalBuilder()
    .setCustomId(command.name)
    .setTitle(plainLine(form.title, limits.formTitle))
    .addLabelComponents(
      new LabelBuilder()
        .setLabel(plainLine(form.label, limits.formTitle))
        .setTextInputComponent(
          new TextInputBuilder()
            .setCustomId(form.option)
            .setStyle(TextInputStyle.Paragraph)
            .setMaxLength(limits.formText)
            .setValue(text),
        ),
    );

/** What was filled in, as the command with its option. */
export function filledIn(
  { customId, fields }: ModalSubmitInteraction,
  commands: ReadonlyMap<string, Command>,
): CommandLine | undefined {
  const command = commands.get(customId);
  if (command?.form === undefined) return undefined;
  const { option } = command.form;
  return { command, values: { [option]: fields.getTextInputValue(option) } };
}

/** What was wrong with a text, with the choice to change it: whoever typed it does not lose it. */
export function withTextKept(answer: Answer, { command, values }: CommandLine): Answer {
  if (answer.reply.tone !== 'error') return answer;
  const change = { label: 'Change the text', line: printLine(command.name, values), opens: true } as const;
  return { ...answer, reply: { ...answer.reply, choices: [change, ...(answer.reply.choices ?? [])] } };
}
