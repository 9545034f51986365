import { PassThrough, Readable } from 'node:stream';
import type { Streams } from '../../src/cli/streams.ts';

/** Streams of a program under test, with what it wrote. */
export interface FakeStreams extends Streams {
  written(): string;
  complained(): string;
}

/** Streams that give this input and collect what is written. */
export function fakeStreams(input: string | Buffer = ''): FakeStreams {
  const [output, written] = collector();
  const [errors, complained] = collector();
  return { input: Readable.from([Buffer.from(input)]), output, errors, written, complained };
}

/** A stream with all that was written to it, as text. */
export function collector(): readonly [PassThrough, () => string] {
  const stream = new PassThrough();
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return [stream, () => Buffer.concat(chunks).toString('utf8')];
}
