import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { defined } from '../../platform/defined.ts';
import type { Result } from '../../platform/problem.ts';
import { namedCard, type StoredCard } from '../card-store.ts';
import {
  type IndexPart,
  indexParts,
  type NamedCard,
  packIndexPart,
  wellKnownFirst,
} from '../names/name-index.ts';
import { numberBytes, type Pieces } from '../names/packed.ts';
import type { OtherTexts } from '../published.ts';
import { type About, ALIGNMENT, type Header, MARK } from './layout.ts';

type Place = [from: number, length: number];

/** Writes a catalogue beside the one that there is; only when it is whole does it take the place. */
export async function writeCompiled<T>(
  file: string,
  write: (writer: CatalogueWriter) => Promise<Result<T>>,
): Promise<Result<T>> {
  const own = `${file}.${process.pid}-${Date.now()}.new`;
  const writer = new CatalogueWriter(own);
  try {
    const written = await write(writer);
    if (written.ok) renameSync(own, file);
    return written;
  } finally {
    writer.close();
    rmSync(own, { force: true });
  }
}

/** Writes records as they come, and at the end what finds them. The file must not be there yet. */
export class CatalogueWriter {
  private readonly fd: number;
  private at = 0;
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  private readonly cards: (NamedCard & { readonly place: Place; readonly texts: Place })[] = [];

  constructor(file: string) {
    this.fd = openSync(file, 'wx');
  }

  get size(): number {
    return this.cards.length;
  }

  /** @param otherTexts its texts in other languages */
  add(stored: StoredCard, otherTexts?: OtherTexts): void {
    const { name, password, konamiId, printings, otherNames, setNumbers } = namedCard(stored);
    const place = this.write(Buffer.from(JSON.stringify(stored)));
    const texts: Place =
      otherTexts === undefined ? [0, 0] : this.write(Buffer.from(JSON.stringify(otherTexts)));
    this.cards.push({
      name,
      password,
      konamiId,
      ...defined({ printings, otherNames, setNumbers }),
      place,
      texts,
    });
  }

  /** Writes the index and the header, and waits until all of it is on the disk. */
  end(about: About): void {
    const ordered = wellKnownFirst(this.cards);
    const records = this.writePiece(numberBytes(ordered.flatMap(({ place }) => place)));
    const texts = this.writePiece(numberBytes(ordered.flatMap((card) => card.texts)));
    const parts: Partial<Record<IndexPart, Header['parts'][IndexPart]>> = {};
    for (const part of indexParts) parts[part] = this.writePart(packIndexPart(part, ordered));
    const { english, otherNames, setNumbers } = parts;
    if (english === undefined || otherNames === undefined || setNumbers === undefined)
      throw new Error('a part of the index was not written');
    const header: Header = {
      size: ordered.length,
      about,
      parts: { english, otherNames, setNumbers },
      records,
      texts,
    };
    const [from, length] = this.write(Buffer.from(JSON.stringify(header)));
    const trailer = Buffer.alloc(16);
    trailer.writeBigUInt64LE(BigInt(from), 0);
    trailer.writeBigUInt64LE(BigInt(length), 8);
    this.write(Buffer.concat([trailer, Buffer.from(MARK)]));
    this.flush();
    fsyncSync(this.fd);
  }

  close(): void {
    closeSync(this.fd);
  }

  private writePart(pieces: Pieces): Header['parts'][IndexPart] {
    this.align();
    const start = this.at;
    const places: Record<string, Place> = {};
    for (const [name, bytes] of pieces) {
      const [from, length] = this.writePiece(bytes);
      places[name] = [from - start, length];
    }
    return { place: [start, this.at - start], pieces: places };
  }

  private writePiece(bytes: Uint8Array): Place {
    this.align();
    return this.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  private align(): void {
    const over = this.at % ALIGNMENT;
    if (over !== 0) this.write(Buffer.alloc(ALIGNMENT - over));
  }

  private write(bytes: Buffer): Place {
    const from = this.at;
    this.waiting.push(bytes);
    this.waitingBytes += bytes.length;
    this.at += bytes.length;
    if (this.waitingBytes > FLUSH_BYTES) this.flush();
    return [from, bytes.length];
  }

  private flush(): void {
    const bytes = Buffer.concat(this.waiting);
    this.waiting = [];
    this.waitingBytes = 0;
    for (let done = 0; done < bytes.length; ) done += writeSync(this.fd, bytes, done);
  }
}

const FLUSH_BYTES = 1024 * 1024;
