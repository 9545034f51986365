import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { badSource, type SourceWords } from './source-failure.ts';

/** The bytes themselves, or what is compressed in them with gzip: that is seen from the first of them. */
export async function unzipped(
  bytes: AsyncIterable<Uint8Array>,
  source: string,
  words: Pick<SourceWords, 'bad'>,
): Promise<AsyncIterable<Uint8Array>> {
  const [start, all] = await peek(bytes, 2);
  return start[0] === 0x1f && start[1] === 0x8b ? gunzipped(all, source, words) : all;
}

async function* gunzipped(bytes: AsyncIterable<Uint8Array>, source: string, words: Pick<SourceWords, 'bad'>) {
  const gunzip = createGunzip();
  // An error of either reaches the reader of the last one; the callback has nothing to add.
  pipeline(Readable.from(bytes), gunzip, () => undefined);
  try {
    for await (const chunk of gunzip) yield asBytes(chunk);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error;
    const why = error.code === 'Z_BUF_ERROR' ? 'it breaks off' : 'it is damaged';
    throw badSource(words, `${source} (${why})`, 'must be a whole gzip file');
  }
}

function asBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  throw new TypeError('a stream of bytes gave something else');
}

/** The first bytes of a stream (fewer where it is shorter), and the stream with these still in it. */
export async function peek(
  bytes: AsyncIterable<Uint8Array>,
  length: number,
): Promise<readonly [start: Buffer, all: AsyncIterable<Uint8Array>]> {
  const iterator = bytes[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  while (held.length < length) {
    const next = await iterator.next();
    if (next.done === true) break;
    held = Buffer.concat([held, next.value]);
  }
  async function* all() {
    try {
      yield held;
      for (;;) {
        const next = await iterator.next();
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  }
  return [held, all()];
}
