import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isAddress, openAddress, type Patience, shownSource } from '../sources/open-address.ts';
import type { QaIndex } from './qa-index.ts';
import { badQaSource, qaSource, unreadableQas } from './source-words.ts';

/** What a source gives: its bytes; the files of a folder; or word that nothing has changed. */
export type Opened =
  | { readonly kind: 'bytes'; readonly bytes: AsyncIterable<Uint8Array>; readonly tag?: string }
  | {
      readonly kind: 'files';
      readonly files: AsyncIterable<{ readonly name: string; readonly bytes: Buffer }>;
    }
  | { readonly kind: 'unchanged' };

/** A file of the public repository is named by the number of its Q&A. */
export const isPublishedName = (name: string): boolean => /^\d+\.json$/.test(path.posix.basename(name));

/** Opens an address (which says where nothing changed since `kept`), a file or a folder. Fails with a `SourceFailure`. */
export async function openSource(
  from: string,
  kept: QaIndex | undefined,
  patience: Patience = {},
): Promise<Opened> {
  if (!isAddress(from)) return openPath(from);
  const tag = kept?.from === shownSource(from) ? kept.tag : undefined;
  return openAddress({ ...patience, from, words: qaSource, tag });
}

async function openPath(from: string): Promise<Opened> {
  try {
    if (!(await stat(from)).isDirectory()) return { kind: 'bytes', bytes: createReadStream(from) };
    const names = (await readdir(from)).filter(isPublishedName);
    if (names.length === 0)
      throw badQaSource(from, 'must have files of Q&As in it, named by their numbers (10013.json)');
    names.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
    return { kind: 'files', files: filesOf(from, names) };
  } catch (error) {
    throw unreadableQas(from, error);
  }
}

async function* filesOf(folder: string, names: readonly string[]) {
  for (const name of names) yield { name, bytes: await readFile(path.join(folder, name)) };
}
