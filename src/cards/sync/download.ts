import { createReadStream, createWriteStream, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { openAddress, type Patience } from '../../sources/open-address.ts';
import { badSource } from '../../sources/source-failure.ts';
import type { CatalogueFolder } from './catalogue-folder.ts';
import { catalogueSource } from './catalogue-source.ts';

/** How far a fetch is, in bytes; `all` where the source says how many there are. */
export interface Fetched {
  readonly bytes: number;
  readonly all?: number | undefined;
}

export interface DownloadRequest extends Patience {
  readonly from: string;
  /** What the source called the version that there is already. */
  readonly tag?: string | undefined;
  readonly progress?: ((fetched: Fetched) => void) | undefined;
}

/** What was fetched: the file that it is in, and what the source calls this version. */
export type Downloaded =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'file'; readonly file: string; readonly tag: string | undefined };

const noteSchema = z.object({ from: z.string(), tag: z.string(), all: z.int().optional() });
type Note = z.infer<typeof noteSchema>;

/** More bytes than these are no catalogue: that of 2026 has 89 MB. */
const MOST_BYTES = 512 * 1024 * 1024;

/** Fetches an address into the folder, going on from where a fetch was cut off. Fails with a `SourceFailure`. */
export async function download(folder: CatalogueFolder, request: DownloadRequest): Promise<Downloaded> {
  const { from, progress } = request;
  const left = leftOf(folder, from);
  const whole = left !== undefined && left.bytes === left.note.all;
  const opened = await openAddress({
    ...request,
    words: catalogueSource,
    tag: whole ? left.note.tag : request.tag,
    after: left === undefined || whole ? undefined : { bytes: left.bytes, tag: strong(left.note.tag) },
  });
  if (opened.kind === 'unchanged')
    return whole ? { kind: 'file', file: folder.part, tag: left.note.tag } : { kind: 'unchanged' };
  const { bytes, tag, follows, length } = opened;
  const before = follows ? (left?.bytes ?? 0) : 0;
  const all = length === undefined ? undefined : before + length;
  if (!follows)
    begin(folder, tag === undefined ? undefined : { from, tag, ...(all === undefined ? {} : { all }) });
  const fetched = await append(folder.part, bytes, before, (now) => progress?.({ bytes: now, all }));
  if (all !== undefined && fetched !== all)
    throw badSource(catalogueSource, `${from} (${fetched} of ${all} bytes)`, 'must be read to its end');
  return { kind: 'file', file: folder.part, tag };
}

/** Removes what was fetched, once it is of no more use. */
export function forget({ part, partNote }: CatalogueFolder): void {
  rmSync(partNote, { force: true });
  rmSync(part, { force: true });
}

/** Begins a file anew; without a note of its version nothing can follow it later. */
function begin(folder: CatalogueFolder, note: Note | undefined): void {
  forget(folder);
  writeFileSync(folder.part, '');
  if (note !== undefined) writeFileSync(folder.partNote, JSON.stringify(note));
}

async function append(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  before: number,
  progress: (bytes: number) => void,
): Promise<number> {
  let written = before;
  const counted = async function* () {
    for await (const chunk of bytes) {
      written += chunk.length;
      if (written > MOST_BYTES) throw badSource(catalogueSource, 'the source', 'must have less than 512 MB');
      yield chunk;
      progress(written);
    }
  };
  const { pipeline } = await import('node:stream/promises');
  await pipeline(counted, createWriteStream(file, { flags: before === 0 ? 'w' : 'a' }));
  return written;
}

/** What an earlier fetch of this address has left. */
function leftOf({ part, partNote }: CatalogueFolder, from: string) {
  const bytes = statSync(part, { throwIfNoEntry: false })?.size ?? 0;
  if (bytes === 0) return undefined;
  try {
    const note = noteSchema.safeParse(JSON.parse(readFileSync(partNote, 'utf8')));
    return note.success && note.data.from === from ? { bytes, note: note.data } : undefined;
  } catch {
    return undefined;
  }
}

/** A version that was packed on the way is the same one unpacked, and only then can a part of it be asked for. */
const strong = (tag: string): string => tag.replace(/^W\//, '');

/** The bytes of a file. */
export const fileBytes = (file: string): AsyncIterable<Uint8Array> => createReadStream(file);
