import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isPublishedName } from './open-source.ts';
import { badSource } from './source-failure.ts';
import { isTar, tarFiles } from './tar.ts';

/** One piece of a source that should be a Q&A: where it stands in the source, and what it says. */
export interface Piece {
  readonly name: string;
  readonly read:
    | { readonly ok: true; readonly value: unknown }
    | { readonly ok: false; readonly why: string };
}

/** More bytes than these are no index of Q&As: the archive of 2026 has 40 MB, unpacked. */
const MOST_BYTES = 512 * 1024 * 1024;
const LONGEST_TEXT = 64 * 1024 * 1024;

/**
 * The pieces of a source's bytes, whatever form they have: a tar archive of published files, a JSON array, one
 * published file, or JSON lines; each plain or compressed with gzip. The form is seen from the bytes, not the name.
 */
export async function* piecesOf(
  bytes: AsyncIterable<Uint8Array>,
  source: string,
): AsyncGenerator<Piece, void> {
  const plain = await unzipped(bytes, source);
  const [start, all] = await peek(limited(plain, source), 512);
  if (isTar(start)) {
    for await (const { name, bytes: body } of tarFiles(all, source))
      if (isPublishedName(name)) yield pieceOf(name, body.toString('utf8'));
    return;
  }
  yield* textPieces(all, source);
}

/** The text of one piece, read as JSON. */
export function pieceOf(name: string, text: string): Piece {
  try {
    return { name, read: { ok: true, value: JSON.parse(text) } };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { name, read: { ok: false, why: `no JSON: ${error.message}` } };
  }
}

/** A JSON array or object is read whole; anything else is read line by line. */
async function* textPieces(bytes: AsyncIterable<Uint8Array>, source: string): AsyncGenerator<Piece, void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of bytes) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_TEXT)
      throw badSource(source, 'must be smaller than 64 MB, if it is no archive');
  }
  text += decoder.decode();
  if (text.trim() === '') throw badSource(`${source} (it is empty)`, 'must have Q&As in it');
  if (text.trimStart().startsWith('[')) return yield* arrayPieces(text, source);
  const whole = pieceOf(source, text);
  if (whole.read.ok) return yield whole;
  yield* linePieces(text, source);
}

function* arrayPieces(text: string, source: string): Generator<Piece, void> {
  const { read } = pieceOf(source, text);
  if (!read.ok) throw badSource(`${source} (${read.why})`, 'must be a whole JSON array of Q&As');
  const list: readonly unknown[] = Array.isArray(read.value) ? read.value : [];
  for (const [at, value] of list.entries()) yield { name: `entry ${at + 1}`, read: { ok: true, value } };
}

/** A last line that breaks off means that the rest is missing, too. */
function* linePieces(text: string, source: string): Generator<Piece, void> {
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const piece = pieceOf(`line ${at + 1}`, line);
    if (!piece.read.ok && at > 0 && at === lines.length - 1)
      throw badSource(`${source}, ${piece.name} (it breaks off)`, 'must be a whole file');
    yield piece;
  }
}

/** The bytes themselves, or what is compressed in them. */
async function unzipped(
  bytes: AsyncIterable<Uint8Array>,
  source: string,
): Promise<AsyncIterable<Uint8Array>> {
  const [start, all] = await peek(bytes, 2);
  return start[0] === 0x1f && start[1] === 0x8b ? gunzipped(all, source) : all;
}

async function* gunzipped(bytes: AsyncIterable<Uint8Array>, source: string) {
  const gunzip = createGunzip();
  // An error of either reaches the reader of the last one; the callback has nothing to add.
  pipeline(Readable.from(bytes), gunzip, () => undefined);
  try {
    for await (const chunk of gunzip) yield asBytes(chunk);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error;
    const why = error.code === 'Z_BUF_ERROR' ? 'it breaks off' : 'it is damaged';
    throw badSource(`${source} (${why})`, 'must be a whole gzip file');
  }
}

function asBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  throw new TypeError('a stream of bytes gave something else');
}

async function* limited(bytes: AsyncIterable<Uint8Array>, source: string) {
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > MOST_BYTES) throw badSource(source, 'must unpack to less than 512 MB');
    yield chunk;
  }
}

/** The first bytes of a stream (fewer where it is shorter), and the stream with these still in it. */
async function peek(
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
