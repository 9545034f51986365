import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** An output that may be a terminal. */
export type Output = Writable & { readonly isTTY?: boolean; hasColors?(): boolean };

/** Where a program reads and writes. */
export interface Streams {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Output;
  readonly errors: Output;
}

/** May this output be coloured? NO_COLOR and the like are honoured by `hasColors`. */
export const showsColors = (output: Output): boolean =>
  output.isTTY === true && output.hasColors?.() === true;

/** Writes one text and the end of its line, waiting while the reader is slow. */
export async function writeLine(output: Writable, text: string): Promise<void> {
  if (!output.write(`${text}\n`)) await once(output, 'drain');
}

/** The lines of a stream, parted by line feeds alone; bytes that are no text become the replacement character. */
export async function* linesOf(input: Readable): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    const parts = (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })).split('\n');
    parts[0] = rest + (parts[0] ?? '');
    rest = parts.pop() ?? '';
    for (const part of parts) yield withoutReturn(part);
  }
  rest += decoder.decode();
  if (rest !== '') yield withoutReturn(rest);
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
