import { didYouMean, nearest } from '../../platform/did-you-mean.ts';
import { fail, ok, type Problem, problemOf, type Result, shorten } from '../../platform/problem.ts';
import type { Command, OptionValues } from '../command.ts';
import { checkOptions, exampleLine } from '../option-values.ts';
import { beginsWithOption, readOptions } from './line-options.ts';

/** The longest line that is read. Nothing is cut: a longer one is refused. */
export const LONGEST_LINE = 4000;

/** A slash-command line, read: which command, and its options as checked against its specs. */
export interface CommandLine {
  readonly command: Command;
  readonly values: OptionValues;
}

/** Reads a slash-command line; the slash may be missing. Of what a problem offers, lines that can be read are kept. */
export function readLine(line: string, commands: readonly Command[]): Result<CommandLine> {
  const result = read(line, commands);
  if (result.ok || result.problem.choices === undefined) return result;
  const { choices, ...problem } = result.problem;
  const readable = choices.filter((choice) => read(choice.line, commands).ok);
  return fail(readable.length === 0 ? problem : { ...problem, choices: readable });
}

/** Is this a slash-command line, rather than plain words? */
export function isCommandLine(text: string, commands: readonly Command[]): boolean {
  const line = text.trimStart();
  if (line.startsWith('/')) return true;
  const named = findCommand(line, commands);
  if (named === undefined) return false;
  const rest = line.slice(named.end).trim();
  if (rest !== '') return beginsWithOption(rest, named.command);
  return !named.command.options.some((option) => option.required);
}

function read(typed: string, commands: readonly Command[]): Result<CommandLine> {
  const line = typed.trim();
  if (line === '') return fail(emptyLine(commands));
  if (line.length > LONGEST_LINE) return fail(lineTooLong(line));
  if (!isCommandLine(line, commands)) return fail(noCommandLine(line, commands));
  const named = findCommand(line, commands);
  if (named === undefined) return fail(unknownCommand(line, commands));
  const given = readOptions(line, named.end, named.command);
  if (!given.ok) return given;
  const values = checkOptions(line, given.value, named.command);
  return values.ok ? ok({ command: named.command, values: values.value }) : values;
}

/** The command that a line begins with, slash or not, and where its name ends. A name may be two words. */
export function findCommand(
  line: string,
  commands: readonly Command[],
): { readonly command: Command; readonly end: number } | undefined {
  const longestFirst = commands.toSorted((a, b) => b.name.length - a.name.length);
  for (const command of longestFirst) {
    const name = command.name.replaceAll(' ', '\\s+');
    const found = new RegExp(`^/?${name}(?=\\s|$)`, 'i').exec(line);
    if (found !== null) return { command, end: found[0].length };
  }
  return undefined;
}

const emptyLine = (commands: readonly Command[]): Problem =>
  problemOf('empty-line', 'An empty line', { ...exampleHint(commands) });

const noCommandLine = (line: string, commands: readonly Command[]): Problem =>
  problemOf('no-command', shorten(line), { ...exampleHint(commands) });

function exampleHint(commands: readonly Command[]): { readonly hint?: string } {
  const shown = commands.find((command) => command.options.some((option) => option.required)) ?? commands[0];
  return shown === undefined ? {} : { hint: `For example: ${exampleLine(shown)}` };
}

function lineTooLong(line: string): Problem {
  const count = (length: number): string => length.toLocaleString('en-US');
  return {
    code: 'line-too-long',
    found: `A line of ${count(line.length)} characters`,
    expected: `must have at most ${count(LONGEST_LINE)}`,
    hint: 'Nothing of it was read; say it shorter.',
  };
}

function unknownCommand(line: string, commands: readonly Command[]): Problem {
  const near = [2, 1].flatMap((words) => nearCommands(line, words, commands));
  const typed = /^\/\S*/.exec(line)?.[0] ?? line;
  return {
    code: 'unknown-command',
    found: shorten(typed),
    expected: `must be a command (${commands.map((command) => `/${command.name}`).join(', ')})`,
    hint: didYouMean(near.map((choice) => choice.label)) ?? 'A question in plain words needs no slash.',
    span: [0, typed.length],
    choices: near,
  };
}

/** Whole lines with the name put right, for commands whose names have this many words. */
function nearCommands(
  line: string,
  words: number,
  commands: readonly Command[],
): readonly { readonly label: string; readonly line: string }[] {
  const typed = new RegExp(`^/\\S+(?:\\s+\\S+){${words - 1}}`).exec(line)?.[0];
  if (typed === undefined) return [];
  const names = commands.map((command) => command.name).filter((name) => name.split(' ').length === words);
  const near = nearest(typed.slice(1), names);
  return near.map((name) => ({ label: `/${name}`, line: `/${name}${line.slice(typed.length)}` }));
}
