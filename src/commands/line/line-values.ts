import { fail, ok, type Problem, type Result, shorten } from '../../platform/problem.ts';

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

/**
 * Reads the value that begins at `from`. A value that begins with a quote ends with it, if the quote holds all of the
 * value; otherwise the value is everything up to `limit`, where the next option begins.
 */
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

function unescapeQuoted(text: string): string {
  return text.replace(/\\(["“”\\n])/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
}

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
