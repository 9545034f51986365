import { didYouMean, nearest } from '../../platform/did-you-mean.ts';
import { fail, ok, type Problem, type Result, shorten } from '../../platform/problem.ts';
import type { Command } from '../command.ts';

/** A value as it stands in a line: what it says, and its place as [from, to). */
export interface WrittenValue {
  readonly value: string;
  readonly span: readonly [number, number];
}

/** Which character closes what an opening quote began. */
const closing = new Map([
  ['"', '"'],
  ['“', '”'],
  ['”', '”'],
]);

/** What follows a quote that holds a whole value: the end of the line, or the next `name:`. */
const afterValue = /^\s*$|^\s+[a-z][a-z0-9-]*:/i;

/** Reads the value that begins at `from`: a quote that holds all of it, else everything up to `limit`. */
export function readValue(line: string, from: number, limit: number): Result<WrittenValue> {
  const opened = line[from] ?? '';
  if (opened === "'") return ok(readSingleQuoted(line, from) ?? readUnquoted(line, from, limit));
  const close = closing.get(opened);
  if (close === undefined) return ok(readUnquoted(line, from, limit));
  const end = closingQuote(line, from + 1, close);
  if (end === undefined) return fail(unclosedQuote(line, from, limit, close));
  if (!afterValue.test(line.slice(end + 1))) return ok(readUnquoted(line, from, limit));
  return ok({ value: unescapeQuoted(line.slice(from + 1, end)).trim(), span: [from, end + 1] });
}

/** A value as it is written into a line, quoted wherever it would not be read back otherwise. */
export function printValue(value: string | number): string {
  const text = String(value);
  if (/^[\p{L}\p{N}+.,_-]+$/u.test(text)) return text;
  return `"${text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

function readUnquoted(line: string, from: number, limit: number): WrittenValue {
  const written = line.slice(from, limit).trimEnd();
  return { value: written, span: [from, from + written.length] };
}

/** Single quotes count only around a whole value, as an apostrophe is a letter of many names. */
function readSingleQuoted(line: string, from: number): WrittenValue | undefined {
  for (let end = line.indexOf("'", from + 1); end !== -1; end = line.indexOf("'", end + 1)) {
    if (afterValue.test(line.slice(end + 1)))
      return { value: line.slice(from + 1, end).trim(), span: [from, end + 1] };
  }
  return undefined;
}

function closingQuote(line: string, from: number, close: string): number | undefined {
  for (let at = from; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1;
    else if (line[at] === close) return at;
  }
  return undefined;
}

const unescapeQuoted = (text: string): string =>
  text.replace(/\\(["“”\\n])/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));

function unclosedQuote(line: string, from: number, limit: number, close: string): Problem {
  const end = from + line.slice(from, limit).trimEnd().length;
  const closed = `${line.slice(0, end)}${close}${line.slice(end)}`;
  return {
    code: 'unclosed-quote',
    found: shorten(line.slice(from, end)),
    expected: `must end with a closing ${close}`,
    span: [from, end],
    choices: [{ label: 'Close the quote', line: closed }],
  };
}

/** An option as a line gives it, before its value is checked. */
export interface GivenOption extends WrittenValue {
  readonly name: string;
}

/** Splits what follows the command name into options. `from` is where it begins in the line. */
export function readOptions(line: string, from: number, command: Command): Result<readonly GivenOption[]> {
  const given: GivenOption[] = [];
  let at = skipSpaces(line, from);
  while (at < line.length) {
    const own = ownOptions(command);
    own.lastIndex = at;
    const named = own.exec(line);
    const next = named?.index === at ? named : undefined;
    const name = next?.[1]?.toLowerCase() ?? command.options[0]?.name;
    if (name === undefined) return fail(takesNoOptions(line, at, command));
    const unknown = next === undefined ? unknownOption(line, at, command, given.length > 0) : undefined;
    if (unknown !== undefined) return fail(unknown);
    const start = next === undefined ? at : skipSpaces(line, at + next[0].length);
    const value = readValue(line, start, endOfValue(line, start, command));
    if (!value.ok) return value;
    const stray = strayOption(line, value.value, command);
    if (stray !== undefined) return fail(stray);
    given.push({ ...value.value, name });
    at = skipSpaces(line, Math.max(value.value.span[1], start));
  }
  return ok(given);
}

/** Does the text go on with an option of this command? */
export const beginsWithOption = (text: string, command: Command): boolean =>
  ownOptions(command).exec(text)?.index === 0;

/** The last option that a text names, and what is typed behind its colon so far. */
export function lastOption(
  text: string,
  command: Command,
): { readonly name: string; readonly value: string; readonly from: number } | undefined {
  const last = [...text.matchAll(ownOptions(command))].at(-1);
  const name = last?.[1]?.toLowerCase();
  if (last === undefined || name === undefined) return undefined;
  return { name, value: text.slice(last.index + last[0].length).trimStart(), from: last.index };
}

/** Matches `name:` of the command's own options, at the start or after a space. */
function ownOptions(command: Command): RegExp {
  const names = command.options.map((option) => option.name);
  return new RegExp(`(?<=^|\\s)(${names.length === 0 ? '(?!)' : names.join('|')}):`, 'gi');
}

function endOfValue(line: string, start: number, command: Command): number {
  const own = ownOptions(command);
  own.lastIndex = start;
  return own.exec(line)?.index ?? line.length;
}

const skipSpaces = (line: string, from: number): number =>
  from + (/^\s*/.exec(line.slice(from))?.[0].length ?? 0);

/** The word before a colon, where text stands in the place of an option and looks like one. */
function unknownOption(line: string, at: number, command: Command, later: boolean): Problem | undefined {
  const word = /^([a-z][a-z0-9-]*):(?!\/\/)/i.exec(line.slice(at));
  const name = word?.[1];
  if (word === null || name === undefined) return undefined;
  const attached = /^\S/.test(line.slice(at + word[0].length)) && /^[a-z0-9-]{2,}$/.test(name);
  const near = nearest(name, optionNames(command));
  if (!later && near.length === 0 && !(attached && command.options.length > 1)) return undefined;
  return noSuchOption(line, at, name, command);
}

/** A `name:value` inside an unquoted value, where the command has other options that it could be a slip for. */
function strayOption(line: string, value: WrittenValue, command: Command): Problem | undefined {
  const [from, to] = value.span;
  if (command.options.length < 2 || line.slice(from, to) !== value.value) return undefined;
  const stray = /(?<=[^,\s]\s+)([a-z][a-z0-9-]+):(?!\/\/)(?=\S)/.exec(value.value);
  const name = stray?.[1];
  return stray === null || name === undefined
    ? undefined
    : noSuchOption(line, from + stray.index, name, command);
}

function noSuchOption(line: string, at: number, name: string, command: Command): Problem {
  const near = nearest(name, optionNames(command));
  const end = at + name.length;
  return {
    code: 'unknown-option',
    found: name,
    expected: `must be an option of /${command.name} (${optionNames(command).join(', ')})`,
    hint: didYouMean(near) ?? 'Put text that has a colon between quotes.',
    span: [at, end],
    choices: near.map((other) => ({ label: other, line: `${line.slice(0, at)}${other}${line.slice(end)}` })),
  };
}

const takesNoOptions = (line: string, at: number, command: Command): Problem => ({
  code: 'no-options',
  found: shorten(line.slice(at)),
  expected: `must not be there, as /${command.name} takes no options`,
  span: [at, line.length],
  choices: [{ label: `/${command.name}`, line: `/${command.name}` }],
});

const optionNames = (command: Command): readonly string[] => command.options.map((option) => option.name);
