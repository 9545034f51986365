import { badQaSource } from './source-words.ts';

/** A file of an archive. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const BLOCK = 512;
/** A Q&A has a few kilobytes, and each file is held in memory while it is read. */
const LARGEST_FILE = 32 * 1024 * 1024;

/** Do these bytes begin a tar archive? */
export const isTar = (start: Buffer): boolean => start.subarray(257, 262).toString('latin1') === 'ustar';

/** The regular files of a tar archive, in order. One that is damaged, or breaks off, is a `SourceFailure`. */
export async function* tarFiles(
  chunks: AsyncIterable<Uint8Array>,
  source: string,
): AsyncGenerator<ArchivedFile, void> {
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    yield* filesIn(reader(iterator), source);
  } finally {
    await iterator.return?.();
  }
}

async function* filesIn(
  take: (length: number) => Promise<Buffer | undefined>,
  source: string,
): AsyncGenerator<ArchivedFile, void> {
  let longName: string | undefined;
  const cutOff = () => badQaSource(`${source} (it breaks off)`, 'must be a whole archive');
  for (;;) {
    const block = await take(BLOCK);
    if (block === undefined) throw cutOff();
    if (block.every((byte) => byte === 0)) return;
    const header = readHeader(block);
    if (header === undefined) throw badQaSource(`${source} (it is damaged)`, 'must be an undamaged archive');
    const name = longName ?? header.name;
    if (header.size > LARGEST_FILE)
      throw badQaSource(`${source}, ${name} (${header.size} bytes)`, 'must be smaller than 32 MB');
    const padded = await take(Math.ceil(header.size / BLOCK) * BLOCK);
    if (padded === undefined) throw cutOff();
    const bytes = padded.subarray(0, header.size);
    longName = header.type === 'x' ? paxPath(bytes) : undefined;
    if (header.type === '0' || header.type === '\0') yield { name, bytes };
  }
}

interface Header {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** The header of a file (POSIX ustar), or undefined where its checksum says that it is none. */
function readHeader(block: Buffer): Header | undefined {
  const text = (from: number, length: number): string =>
    block
      .subarray(from, from + length)
      .toString('utf8')
      .replace(/\0.*$/s, '');
  const octal = (from: number, length: number): number => Number.parseInt(text(from, length).trim(), 8);
  const sum = block.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 0x20 : byte), 0);
  const size = octal(124, 12);
  if (sum !== octal(148, 8) || Number.isNaN(size)) return undefined;
  const prefix = isTar(block) ? text(345, 155) : '';
  const name = prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`;
  return { name, size, type: block.subarray(156, 157).toString('latin1') };
}

/** The path that a pax header gives the next file: records of the form `LENGTH path=NAME`, one a line. */
const paxPath = (bytes: Buffer): string | undefined => /^\d+ path=(.*)$/m.exec(bytes.toString('utf8'))?.[1];

/** Gives the next `length` bytes, or undefined where the stream ends before. */
function reader(iterator: AsyncIterator<Uint8Array>): (length: number) => Promise<Buffer | undefined> {
  let held: Buffer = Buffer.alloc(0);
  return async (length) => {
    const parts = [held];
    let total = held.length;
    while (total < length) {
      const next = await iterator.next();
      if (next.done === true) return undefined;
      parts.push(Buffer.from(next.value));
      total += next.value.length;
    }
    const all = parts.length === 1 ? held : Buffer.concat(parts, total);
    held = all.subarray(length);
    return all.subarray(0, length);
  };
}
