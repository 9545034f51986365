import type { PictureKind } from '../../pictures/pictures-of.ts';
import type { OptionValues } from '../command.ts';
import { printValue } from './line-options.ts';

/** Writes a slash-command line; `readLine` reads it back to the same command and values. */
export function printLine(command: string, values: OptionValues): string {
  const options = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${name}:${printValue(value)}`],
  );
  return [`/${command}`, ...options].join(' ');
}

/** The line that rules on a text, with a picture where one is named. */
export const situationLine = (text: string, picture?: PictureKind): string =>
  lineWith('situation', 'text', text, { picture });

/** The line of a command with a text as its last option: on one line with semicolons where that can be read back without quotes. */
export function lineWith(
  command: string,
  option: string,
  text: string,
  before: Parameters<typeof printLine>[1] = {},
): string {
  const joined = text.replaceAll('\n', '; ');
  const named = new RegExp(`\\s(${option}):`, 'i');
  const plain = joined === joined.trim() && /^[^"'“”]/.test(joined) && !named.test(joined);
  return plain && !/[\r\t]| {2}/.test(joined)
    ? `${printLine(command, before)} ${option}:${joined}`
    : printLine(command, { ...before, [option]: text });
}
