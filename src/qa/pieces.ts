import { peek, unzipped } from '../sources/unzip.ts';
import { isPublishedName } from './open-source.ts';
import { badQaSource, qaSource } from './source-words.ts';
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

/** The pieces of a source: a tar archive, a JSON array, one file, or JSON lines, plain or gzip, as its bytes show. */
export async function* piecesOf(
  bytes: AsyncIterable<Uint8Array>,
  source: string,
): AsyncGenerator<Piece, void> {
  const plain = await unzipped(bytes, source, qaSource);
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
      throw badQaSource(source, 'must be smaller than 64 MB, if it is no archive');
  }
  text += decoder.decode();
  if (text.trim() === '') throw badQaSource(`${source} (it is empty)`, 'must have Q&As in it');
  if (text.trimStart().startsWith('[')) return yield* arrayPieces(text, source);
  const whole = pieceOf(source, text);
  if (whole.read.ok) return yield whole;
  yield* linePieces(text, source);
}

function* arrayPieces(text: string, source: string): Generator<Piece, void> {
  const { read } = pieceOf(source, text);
  if (!read.ok) throw badQaSource(`${source} (${read.why})`, 'must be a whole JSON array of Q&As');
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
      throw badQaSource(`${source}, ${piece.name} (it breaks off)`, 'must be a whole file');
    yield piece;
  }
}

async function* limited(bytes: AsyncIterable<Uint8Array>, source: string) {
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > MOST_BYTES) throw badQaSource(source, 'must unpack to less than 512 MB');
    yield chunk;
  }
}
