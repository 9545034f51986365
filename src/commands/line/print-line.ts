import type { OptionValues } from '../command.ts';
import { printValue } from './line-values.ts';

/** Writes a slash-command line; `readLine` reads it back to the same command and values. */
export function printLine(command: string, values: OptionValues): string {
  const options = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${name}:${printValue(value)}`],
  );
  return [`/${command}`, ...options].join(' ');
}
