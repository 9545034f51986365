import { closeSync, fstatSync, openSync, read, readSync } from 'node:fs';
import { promisify } from 'node:util';
import { fail, ok, problemOf, type Result } from '../../platform/problem.ts';
import { type CardStore, otherNamesOf, type StoredCard } from '../card-store.ts';
import { farPieces, type IndexPart } from '../names/name-index.ts';
import { type FarBytes, numbersOf, type StoredPieces } from '../names/packed.ts';
import type { OtherTexts } from '../published.ts';
import { type About, type Header, headerSchema, MARK, TRAILER_BYTES } from './layout.ts';

/** A compiled catalogue, open. */
export interface CompiledStore extends CardStore {
  readonly about: About;
  /** When its source was last found to have this very version: the time of the file. */
  readonly checkedAt: number;
}

/** Opens a compiled catalogue; undefined where there is none. It stays open while a new one takes its place. */
export function openCompiled(file: string): Result<CompiledStore> | undefined {
  let fd: number | undefined;
  try {
    fd = openIfThere(file);
    if (fd === undefined) return undefined;
    const { size, mtimeMs } = fstatSync(fd);
    const header = readHeader(fd, size);
    if (header !== undefined) return ok(storeOf(fd, header, mtimeMs));
    closeSync(fd);
    return unusable(file, 'it is damaged, or of another version');
  } catch (error) {
    if (fd !== undefined) closeSync(fd);
    return unusable(file, error);
  }
}

/** Opens a file to read it; undefined where there is none. @throws where it cannot be opened */
export function openIfThere(file: string): number | undefined {
  try {
    return openSync(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function readHeader(fd: number, size: number): Header | undefined {
  if (size < TRAILER_BYTES) return undefined;
  const trailer = readAt(fd, size - TRAILER_BYTES, TRAILER_BYTES);
  if (trailer.toString('latin1', 16) !== MARK) return undefined;
  const [from, length] = [Number(trailer.readBigUInt64LE(0)), Number(trailer.readBigUInt64LE(8))];
  if (from + length + TRAILER_BYTES !== size) return undefined;
  const parsed = headerSchema.safeParse(JSON.parse(readAt(fd, from, length).toString('utf8')));
  return parsed.success ? parsed.data : undefined;
}

function storeOf(fd: number, header: Header, checkedAt: number): CompiledStore {
  const { size, about, parts, records, texts } = header;
  const places = numbersOf(readAt(fd, ...records));
  const ready = new Map<IndexPart, StoredPieces>();
  let textPlaces: Uint32Array | undefined;
  const stored = (card: number): StoredCard => {
    const [from, length] = [places[2 * card], places[2 * card + 1]];
    if (from === undefined || length === undefined) throw new Error(`no card ${card} in the catalogue`);
    // Written by this program, and whole as the mark at its end says: it is not checked again at every use.
    return JSON.parse(readAt(fd, from, length).toString('utf8'));
  };
  return {
    size,
    about,
    checkedAt,
    partOf(part) {
      return (
        ready.get(part) ?? new Map(placesOf(parts[part]).map((piece) => [piece.name, pieceIn(fd, piece)]))
      );
    },
    async preload() {
      const pieces = new Map<string, Uint8Array | FarBytes>();
      for (const piece of placesOf(parts.otherNames)) {
        // What is far is read, too: then the system has it at hand.
        const bytes = await readLater(fd, piece.from, piece.length);
        pieces.set(piece.name, farPieces.has(piece.name) ? pieceIn(fd, piece) : bytes);
      }
      ready.set('otherNames', pieces);
    },
    stored,
    nameIn: (card, language) => otherNamesOf(stored(card))?.[language],
    otherTexts(card) {
      if (texts === undefined) return {};
      textPlaces ??= numbersOf(readAt(fd, ...texts));
      const [from = 0, length = 0] = [textPlaces[2 * card], textPlaces[2 * card + 1]];
      if (length === 0) return {};
      const stored: OtherTexts = JSON.parse(readAt(fd, from, length).toString('utf8'));
      return stored;
    },
    close: () => closeSync(fd),
  };
}

/** A piece of a part, and where in the file it is. */
interface PiecePlace {
  readonly name: string;
  readonly from: number;
  readonly length: number;
}

const placesOf = ({ place: [start], pieces }: Header['parts'][IndexPart]): readonly PiecePlace[] =>
  Object.entries(pieces).map(([name, [from, length]]) => ({ name, from: start + from, length }));

/** A piece of an open file: its bytes, or what reads them as they are needed. */
const pieceIn = (fd: number, { name, from, length }: PiecePlace): Uint8Array | FarBytes =>
  farPieces.has(name)
    ? {
        length,
        read: (first, end) => readAt(fd, from + first, end - first),
        readInto: (bytes, first, end) => fill(bytes.subarray(0, end - first), fd, from + first),
      }
    : readAt(fd, from, length);

/** Bytes of the file, at the beginning of memory of their own, so that numbers in them are where they must be. */
export function readAt(fd: number, from: number, length: number): Buffer {
  const bytes = Buffer.from(new ArrayBuffer(length));
  fill(bytes, fd, from);
  return bytes;
}

function fill(bytes: Uint8Array, fd: number, from: number): void {
  for (let done = 0; done < bytes.length; ) {
    const read = readSync(fd, bytes, done, bytes.length - done, from + done);
    if (read === 0) throw new Error('it breaks off');
    done += read;
  }
}

/** The same without holding up anything else. */
async function readLater(fd: number, from: number, length: number): Promise<Buffer> {
  const bytes = Buffer.from(new ArrayBuffer(length));
  for (let done = 0; done < length; ) {
    const { bytesRead } = await promisify(read)(fd, bytes, done, length - done, from + done);
    if (bytesRead === 0) throw new Error('it breaks off');
    done += bytesRead;
  }
  return bytes;
}

const unusable = (file: string, why: unknown): Result<never> =>
  fail(problemOf('bad-catalogue', `${file} (${why instanceof Error ? why.message : String(why)})`));
