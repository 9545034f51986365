import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { QaIndex } from './qa-index.ts';
import { badSource, SourceFailure } from './source-failure.ts';

/** What a source gives: its bytes; the files of a folder; or word that nothing has changed. */
export type Opened =
  | { readonly kind: 'bytes'; readonly bytes: AsyncIterable<Uint8Array>; readonly tag?: string }
  | {
      readonly kind: 'files';
      readonly files: AsyncIterable<{ readonly name: string; readonly bytes: Buffer }>;
    }
  | { readonly kind: 'unchanged' };

/** How patient a sync is, and what ends it. */
export interface Patience {
  /** How long a source may say nothing. */
  readonly stallMs?: number;
  /** How long all of it may take. */
  readonly totalMs?: number;
  readonly signal?: AbortSignal;
}

const STALL_MS = 30_000;
const TOTAL_MS = 10 * 60 * 1000;

/** A file of the public repository is named by the number of its Q&A. */
export const isPublishedName = (name: string): boolean => /^\d+\.json$/.test(path.posix.basename(name));

export const isAddress = (from: string): boolean => /^https?:\/\//i.test(from);

/** The source as it may be shown: of an address, nothing that could be a secret. */
export function shownSource(from: string): string {
  if (!isAddress(from)) return from;
  const url = URL.parse(from);
  return url === null ? 'the address' : `${url.origin}${url.pathname}`;
}

/**
 * Opens an address, a file or a folder. `kept` is the index that there is: an address that has not changed since says
 * so. What cannot be opened is a `SourceFailure`.
 */
export async function openSource(
  from: string,
  kept: QaIndex | undefined,
  patience: Patience = {},
): Promise<Opened> {
  return isAddress(from) ? openAddress(from, kept, patience) : openPath(from);
}

async function openPath(from: string): Promise<Opened> {
  try {
    if (!(await stat(from)).isDirectory()) return { kind: 'bytes', bytes: createReadStream(from) };
    const names = (await readdir(from)).filter(isPublishedName);
    if (names.length === 0)
      throw badSource(from, 'must have files of Q&As in it, named by their numbers (10013.json)');
    names.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
    return { kind: 'files', files: filesOf(from, names) };
  } catch (error) {
    throw unreadable(from, error);
  }
}

async function* filesOf(folder: string, names: readonly string[]) {
  for (const name of names) yield { name, bytes: await readFile(path.join(folder, name)) };
}

/** What the file system refuses, as a failure of the source; anything else is passed on as it is. */
export function unreadable(from: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error;
  const why = error.code === 'ENOENT' ? 'it is missing' : String(error.code);
  return badSource(`${from} (${why})`, 'must be an address, a file or a folder that can be read');
}

async function openAddress(from: string, kept: QaIndex | undefined, patience: Patience): Promise<Opened> {
  const shown = shownSource(from);
  const url = URL.parse(from);
  if (url === null || url.username !== '' || url.password !== '')
    throw badSource(shown, 'must be an address without user name and password');
  const stalled = new AbortController();
  const stall = { controller: stalled, ms: patience.stallMs ?? STALL_MS };
  const signals = [stalled.signal, AbortSignal.timeout(patience.totalMs ?? TOTAL_MS)];
  const signal = AbortSignal.any(patience.signal === undefined ? signals : [...signals, patience.signal]);
  const tag = kept?.from === shown ? kept.tag : undefined;
  const headers = { 'user-agent': 'headjudge', ...(tag === undefined ? {} : { 'if-none-match': tag }) };
  const response = await watched(stall, () => fetch(url, { headers, signal })).catch((error: unknown) => {
    throw unreachable(shown, error);
  });
  if (response.status === 304 && tag !== undefined) return { kind: 'unchanged' };
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw badSource(
      `${shown} (HTTP ${response.status})`,
      'must answer with the published Q&As',
      response.status === 404
        ? 'Another place can be given with QA_URL, or --from ADDRESS, FILE or FOLDER.'
        : undefined,
    );
  }
  const newTag = response.headers.get('etag') ?? undefined;
  return {
    kind: 'bytes',
    bytes: bodyOf(response.body.getReader(), stall, shown),
    ...(newTag === undefined ? {} : { tag: newTag }),
  };
}

interface Stall {
  readonly controller: AbortController;
  readonly ms: number;
}

/** Waits for one step of a transfer, and ends the transfer where nothing comes. */
async function watched<T>({ controller, ms }: Stall, step: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => controller.abort(new DOMException('nothing came', 'TimeoutError')), ms);
  try {
    return await step();
  } finally {
    clearTimeout(timer);
  }
}

async function* bodyOf(body: ReadableStreamDefaultReader<Uint8Array>, stall: Stall, shown: string) {
  try {
    for (;;) {
      const { done, value } = await watched(stall, () => body.read());
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw unreachable(shown, error);
  } finally {
    // Ends the transfer where the reader has enough of it; nothing is left to end where it is over.
    await body.cancel().catch(() => undefined);
  }
}

/** What `fetch` throws for a source that is down, slow, or gone in the middle. */
function unreachable(shown: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof SourceFailure) return error;
  if (error.name === 'TimeoutError') return badSource(`${shown} (too slow)`, 'must answer in time');
  if (error.name === 'AbortError') return badSource(`${shown} (stopped)`, 'must be read to its end');
  if (!(error instanceof TypeError)) return error;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : cause.message;
  return new SourceFailure(
    {
      code: 'qa-source-unreachable',
      found: `${shown} (${code})`,
      expected: 'must be reachable, and answer to the end',
    },
    error,
  );
}
