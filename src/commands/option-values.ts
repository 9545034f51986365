import { didYouMean, nearest } from '../platform/did-you-mean.ts';
import { fail, ok, type Problem, problemOf, type Result, shorten } from '../platform/problem.ts';
import { fold } from '../vocabulary/terms.ts';
import type { Command, OptionSpec, OptionValues } from './command.ts';
import { type GivenOption, printValue } from './line/line-options.ts';

/** Checks the options that a line gives against what the command takes. */
export function checkOptions(
  line: string,
  given: readonly GivenOption[],
  command: Command,
): Result<OptionValues> {
  const values: Record<string, string | number> = {};
  for (const option of given) {
    if (Object.hasOwn(values, option.name)) return fail(givenTwice(option));
    const spec = command.options.find((each) => each.name === option.name);
    if (spec === undefined) throw new Error(`/${command.name} has no option ${option.name}`);
    const value = checkValue(line, option, spec);
    if (!value.ok) return value;
    values[option.name] = value.value;
  }
  const missing = command.options.find((spec) => spec.required && !Object.hasOwn(values, spec.name));
  return missing === undefined ? ok(values) : fail(optionMissing(command, missing));
}

/** A line that shows how a command is written, its required options filled in. */
export function exampleLine(command: Command): string {
  const needed = command.options.filter((spec) => spec.required);
  const parts = needed.map((spec) => `${spec.name}:${exampleValue(spec)}`);
  return [`/${command.name}`, ...parts].join(' ');
}

function exampleValue(spec: OptionSpec): string {
  const first = spec.choices?.[0]?.value;
  if (first !== undefined) return printValue(first);
  if (spec.type === 'channel' || spec.type === 'role') return '123456789012345678';
  return spec.type === 'integer' ? String(spec.min ?? 1) : '"..."';
}

function checkValue(line: string, option: GivenOption, spec: OptionSpec): Result<string | number> {
  if (option.value === '') return fail(emptyValue(option));
  switch (spec.type) {
    case 'integer':
      return checkInteger(option, spec);
    case 'text':
      return checkChoice(line, option, option.value, spec);
    case 'list':
      return checkItems(line, option, spec);
    case 'channel':
    case 'role':
      return checkId(option, spec.type);
    case 'file':
      return fail(onlyAttached(option));
  }
}

const onlyAttached = ({ name, value, span }: GivenOption): Problem =>
  problemOf('file-here', `${name}:${shorten(value)}`, { span });

/** Items may be quoted one by one; the commas stay what separates them. */
function checkItems(line: string, option: GivenOption, spec: OptionSpec): Result<string> {
  if (spec.choices === undefined && !option.value.includes('"')) return ok(option.value);
  const checked: string[] = [];
  for (const item of option.value.split(',')) {
    const bare = item.trim().replace(/^"(.*)"$/s, '$1');
    if (bare === '') continue;
    const value = checkChoice(line, option, bare, spec);
    if (!value.ok) return value;
    checked.push(value.value);
  }
  return checked.length === 0 ? fail(emptyValue(option)) : ok(checked.join(', '));
}

function checkChoice(line: string, option: GivenOption, typed: string, spec: OptionSpec): Result<string> {
  const { choices } = spec;
  if (choices === undefined) return ok(typed);
  const meant = fold(typed);
  const chosen =
    choices.find((choice) => choice.value === typed) ??
    choices.find(
      (choice) => meant !== '' && [choice.value, choice.name].some((form) => fold(form) === meant),
    );
  return chosen === undefined
    ? fail(
        notAChoice(
          line,
          option,
          typed,
          choices.map((choice) => choice.value),
        ),
      )
    : ok(chosen.value);
}

function checkInteger(option: GivenOption, spec: OptionSpec): Result<number> {
  const digits = option.value.replace(/(?<=\d),(?=\d{3}\b)/g, '');
  const number = /^[+-]?\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
  if (number >= (spec.min ?? -Infinity) && number <= (spec.max ?? Infinity)) return ok(number);
  return fail({
    code: 'bad-number',
    found: shorten(option.value),
    expected: `must be a whole number${range(spec)} as ${option.name}`,
    span: option.span,
  });
}

/** An id as Discord has them, bare or as it is written in a message: `<#123>`, `<@&123>`. */
function checkId(option: GivenOption, what: 'channel' | 'role'): Result<string> {
  const id = /^(?:<(?:#|@&))?(\d{1,20})>?$/.exec(option.value)?.[1];
  if (id !== undefined) return ok(id);
  const expected = `must be the id of a ${what}, which is digits only`;
  return fail({ code: `not-a-${what}`, found: shorten(option.value), expected, span: option.span });
}

function range({ min, max }: OptionSpec): string {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return `, ${min} or more,`;
  return max === undefined ? '' : `, ${max} or less,`;
}

function notAChoice(line: string, option: GivenOption, typed: string, known: readonly string[]): Problem {
  const near = nearest(typed, known);
  const [from, to] = option.span;
  const corrected = (value: string): string => {
    const whole = option.value === typed ? value : option.value.replace(typed, value);
    return `${line.slice(0, from)}${printValue(whole)}${line.slice(to)}`;
  };
  return {
    code: 'not-a-choice',
    found: shorten(typed),
    expected: `must be one of the values of ${option.name} (${known.join(', ')})`,
    ...hinted(didYouMean(near)),
    span: option.span,
    choices: near.map((value) => ({ label: value, line: corrected(value) })),
  };
}

const hinted = (hint: string | undefined): { readonly hint?: string } => (hint === undefined ? {} : { hint });

const givenTwice = (option: GivenOption): Problem => ({
  code: 'option-twice',
  found: `${option.name}:${shorten(option.value)}`,
  expected: `must be the only ${option.name}, which is given twice`,
  hint: 'Put text that has a colon between quotes.',
  span: option.span,
});

const emptyValue = (option: GivenOption): Problem =>
  problemOf('empty-value', option.name, { span: option.span });

const optionMissing = (command: Command, spec: OptionSpec): Problem => ({
  code: 'option-missing',
  found: `/${command.name}`,
  expected: `must have ${spec.name} (${spec.description})`,
  hint: `For example: ${exampleLine(command)}`,
});
