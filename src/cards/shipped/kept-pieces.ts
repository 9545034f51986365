import { mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ALIGNMENT } from '../compiled/layout.ts';
import { pieceIn, readAt } from '../compiled/open-compiled.ts';
import type { Pieces, StoredPieces } from '../names/packed.ts';

const schema = z.object({
  tag: z.string(),
  pieces: z.array(z.object({ name: z.string(), from: z.int().min(0), length: z.int().min(0) })),
});

/** What was kept, where it was made of this very thing and is whole. */
export function openKept(files: readonly string[], tag: string): StoredPieces | undefined {
  for (const file of files) {
    const known = openPieces(file, tag);
    if (known !== undefined) return known;
  }
  return undefined;
}

/** Pieces that take long to make, kept in the first of `files` that can be written, for this `tag`; what is damaged is made anew. */
export function keptPieces(files: readonly string[], tag: string, make: () => Pieces): StoredPieces {
  const pieces = make();
  const written = files.find((file) => isWritten(file, tag, pieces));
  return (written === undefined ? undefined : openPieces(written, tag)) ?? pieces;
}

function isWritten(file: string, tag: string, pieces: Pieces): boolean {
  try {
    writePieces(file, tag, pieces);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return false;
  }
}

function openPieces(file: string, tag: string): StoredPieces | undefined {
  try {
    const note = schema.safeParse(JSON.parse(readFileSync(`${file}.json`, 'utf8')));
    if (!note.success || note.data.tag !== tag) return undefined;
    const fd = openSync(file, 'r');
    const end = note.data.pieces.at(-1);
    // The last byte is there: the file is whole.
    if (end !== undefined && end.length > 0) readAt(fd, end.from + end.length - 1, 1);
    return new Map(note.data.pieces.map((piece) => [piece.name, pieceIn(fd, piece)]));
  } catch {
    return undefined;
  }
}

/** The note takes its place last: until then what is there is of no use. */
function writePieces(file: string, tag: string, pieces: Pieces): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const places: z.infer<typeof schema>['pieces'] = [];
  const bytes: Uint8Array[] = [];
  let from = 0;
  for (const [name, piece] of pieces) {
    places.push({ name, from, length: piece.length });
    const padding = (ALIGNMENT - (piece.length % ALIGNMENT)) % ALIGNMENT;
    bytes.push(piece, new Uint8Array(padding));
    from += piece.length + padding;
  }
  const own = `${file}.${process.pid}.new`;
  rmSync(`${file}.json`, { force: true });
  writeFileSync(own, Buffer.concat(bytes));
  renameSync(own, file);
  writeFileSync(own, JSON.stringify({ tag, pieces: places }));
  renameSync(own, `${file}.json`);
}
