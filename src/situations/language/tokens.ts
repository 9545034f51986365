import { fold } from '../../vocabulary/terms.ts';

/** A word, a text between quotes, a JSON object, or one of the signs that separate them. */
export interface Token {
  readonly kind: 'word' | 'text' | 'json' | 'sign';
  /** What it says; of a quoted text what stands between the quotes. */
  readonly text: string;
  /** What is compared of a word or sign: one line is read as every form. */
  readonly folded?: string;
  /** Where it stands in its line, as [from, to). */
  readonly from: number;
  readonly to: number;
}

/** The tokens of a line, or where something was opened that is not closed, and what would close it. */
export type Tokens =
  | { readonly ok: true; readonly tokens: readonly Token[] }
  | { readonly ok: false; readonly from: number; readonly close: string };

const space = /\s+/y;
const sign = /[,:()/?]/y;
const word = /[^\s,:()/?"“{]+/y;
const quoted = /"((?:\\.|[^"\\])*)"|“((?:\\.|[^”\\])*)”/y;

/** Cuts a line into tokens. A full stop or exclamation mark at its end is no part of it. */
export function tokensOf(line: string): Tokens {
  const tokens: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(line);
  };
  while (at < line.length) {
    const blank = match(space);
    if (blank !== null) {
      at += blank[0].length;
      continue;
    }
    const found = next(line, at, match);
    if (found === undefined) return { ok: false, from: at, close: closing[line.charAt(at)] ?? '}' };
    tokens.push(found);
    at = found.to;
  }
  return { ok: true, tokens: withoutStop(tokens) };
}

const closing: Readonly<Record<string, string>> = { '"': '"', '“': '”' };

function next(
  line: string,
  from: number,
  match: (pattern: RegExp) => RegExpExecArray | null,
): Token | undefined {
  const opened = line.charAt(from);
  if (opened === '"' || opened === '“') {
    const text = match(quoted);
    if (text === null) return undefined;
    return { kind: 'text', text: withoutEscapes(text[1] ?? text[2] ?? ''), from, to: from + text[0].length };
  }
  if (opened === '{') {
    const to = closingBrace(line, from);
    return to === undefined ? undefined : { kind: 'json', text: line.slice(from, to), from, to };
  }
  const one = match(sign);
  if (one !== null) return { kind: 'sign', text: one[0], folded: '', from, to: from + 1 };
  return wordAt(match(word)?.[0] ?? opened, from);
}

const wordAt = (text: string, from: number): Token => ({
  kind: 'word',
  text,
  folded: fold(text),
  from,
  to: from + text.length,
});

function closingBrace(line: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '"') {
      quoted.lastIndex = at;
      const text = quoted.exec(line);
      if (text === null) return undefined;
      at += text[0].length - 1;
    } else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

function withoutStop(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  if (last?.kind !== 'word') return tokens;
  const text = last.text.replace(/[.!]+$/, '');
  const before = tokens.slice(0, -1);
  return text === '' ? before : [...before, wordAt(text, last.from)];
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r' };

const withoutEscapes = (text: string): string =>
  text.replace(/\\([\s\S])/g, (_, escaped: string) => escapes[escaped] ?? escaped);

/** A text between quotes, on one line, as `tokensOf` reads it back. */
export const quote = (text: string): string =>
  `"${text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}"`;
