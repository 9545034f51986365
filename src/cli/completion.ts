import { type Command, type OptionSpec, type Services, suggestedAtOnce } from '../commands/command.ts';
import { findCommand } from '../commands/line/line.ts';
import { lastOption, printValue } from '../commands/line/line-options.ts';

/** As many as Discord shows. */
const MOST = 25;

/** What the Tab key offers: the texts that may stand in the place of `typed`, the end of the line. */
export interface Completion {
  readonly offers: readonly string[];
  readonly typed: string;
}

/** Completes command names, then options, then their values. Plain words are left alone. */
export function complete(line: string, commands: readonly Command[], services: Services): Completion {
  if (!line.startsWith('/')) return { offers: [], typed: line };
  const named = findCommand(line, commands);
  const rest = named === undefined ? '' : line.slice(named.end);
  if (named === undefined || rest === '') return completeCommand(line, commands);
  const last = lastOption(rest, named.command);
  if (last === undefined) return completeOption(rest, named.command, services);
  const spec = named.command.options.find((each) => each.name === last.name);
  const offers = spec === undefined ? [] : valuesOf(spec, last.value, services);
  if (offers.length > 0) return { offers, typed: rest.slice(last.from) };
  return completeOption(rest, named.command, services);
}

function completeCommand(line: string, commands: readonly Command[]): Completion {
  const offers = commands
    .map((command) => `/${command.name} `)
    .filter((name) => name.startsWith(line.toLowerCase()));
  return { offers, typed: line };
}

/** The names of options that are not given yet; where none begins so, values of the first option. */
function completeOption(rest: string, command: Command, services: Services): Completion {
  const typed = /\S*$/.exec(rest)?.[0] ?? '';
  const open = command.options.filter((spec) => !rest.toLowerCase().includes(` ${spec.name}:`));
  const offers = open.map((spec) => `${spec.name}:`).filter((name) => name.startsWith(typed.toLowerCase()));
  const [first] = command.options;
  if (offers.length > 0 || first === undefined || open.length < command.options.length)
    return { offers, typed };
  return { offers: valuesOf(first, rest.trimStart(), services), typed: rest.trimStart() };
}

function valuesOf(spec: OptionSpec, value: string, services: Services): readonly string[] {
  const typed = value.replace(/^["“]/, '');
  const chosen = () => spec.choices?.filter((choice) => choice.value.startsWith(typed)) ?? [];
  const known = spec.suggest === undefined ? chosen() : suggestedAtOnce(spec.suggest(typed, services));
  return known.slice(0, MOST).map((choice) => `${spec.name}:${printValue(choice.value)} `);
}
