import { defined } from '../platform/defined.ts';
import { badSource, SourceFailure, type SourceWords } from './source-failure.ts';

/** How patient a reader of a source is, and what ends it. */
export interface Patience {
  /** How long a source may say nothing. */
  readonly stallMs?: number | undefined;
  /** How long all of it may take. */
  readonly totalMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What is asked of an address. */
export interface AddressRequest extends Patience {
  readonly from: string;
  readonly words: SourceWords;
  /** What the source called the version that there is already: one that has not changed since says so. */
  readonly tag?: string | undefined;
  /** That many bytes of a version are there already; the rest is asked for, if it is still that version. */
  readonly after?: { readonly bytes: number; readonly tag: string } | undefined;
}

/** What an address gives: its bytes, or word that nothing has changed. */
export type OpenedAddress =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'bytes';
      readonly bytes: AsyncIterable<Uint8Array>;
      readonly tag?: string;
      /** They follow those that are there already. */
      readonly follows: boolean;
      /** How many these are, where the source says so. */
      readonly length?: number;
    };

const STALL_MS = 30_000;
const TOTAL_MS = 10 * 60 * 1000;

export const isAddress = (from: string): boolean => /^https?:\/\//i.test(from);

/** The source as it may be shown: of an address, nothing that could be a secret. */
export function shownSource(from: string): string {
  if (!isAddress(from)) return from;
  const url = URL.parse(from);
  return url === null ? 'the address' : `${url.origin}${url.pathname}`;
}

/** Opens an address. What cannot be opened, or breaks off, is a `SourceFailure`. */
export async function openAddress(request: AddressRequest): Promise<OpenedAddress> {
  const { from, words, tag } = request;
  const shown = shownSource(from);
  const url = URL.parse(from);
  if (url === null || url.username !== '' || url.password !== '')
    throw badSource(words, shown, 'must be an address without user name and password');
  const stalled = new AbortController();
  const stall = { controller: stalled, ms: request.stallMs ?? STALL_MS };
  const signals = [stalled.signal, AbortSignal.timeout(request.totalMs ?? TOTAL_MS)];
  const signal = AbortSignal.any(request.signal === undefined ? signals : [...signals, request.signal]);
  const headers = headersOf(request);
  const response = await watched(stall, () => fetch(url, { headers, signal })).catch((error: unknown) => {
    throw unreachable(words, shown, error);
  });
  if (response.status === 304 && tag !== undefined) return { kind: 'unchanged' };
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    const hint = response.status === 404 ? words.elsewhere : undefined;
    throw badSource(words, `${shown} (HTTP ${response.status})`, words.answers, hint);
  }
  const newTag = response.headers.get('etag') ?? undefined;
  const length = lengthOf(response);
  return {
    kind: 'bytes',
    bytes: bodyOf(response.body.getReader(), stall, words, shown),
    follows: response.status === 206,
    ...defined({ tag: newTag, length }),
  };
}

const headersOf = ({ tag, after }: AddressRequest): Readonly<Record<string, string>> => ({
  'user-agent': 'headjudge',
  ...(tag === undefined ? {} : { 'if-none-match': tag }),
  ...(after === undefined ? {} : { range: `bytes=${after.bytes}-`, 'if-range': after.tag }),
});

/** What is packed on the way has another length than it says. */
function lengthOf({ headers }: Response): number | undefined {
  const said = headers.get('content-encoding') === null ? headers.get('content-length') : null;
  const length = Number(said ?? 'unknown');
  return Number.isSafeInteger(length) ? length : undefined;
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

async function* bodyOf(
  body: ReadableStreamDefaultReader<Uint8Array>,
  stall: Stall,
  words: SourceWords,
  shown: string,
) {
  try {
    for (;;) {
      const { done, value } = await watched(stall, () => body.read());
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw unreachable(words, shown, error);
  } finally {
    // Ends the transfer where the reader has enough of it; nothing is left to end where it is over.
    await body.cancel().catch(() => undefined);
  }
}

/** What `fetch` throws for a source that is down, slow, or gone in the middle. */
function unreachable(words: SourceWords, shown: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof SourceFailure) return error;
  if (error.name === 'TimeoutError') return badSource(words, `${shown} (too slow)`, 'must answer in time');
  if (error.name === 'AbortError') return badSource(words, `${shown} (stopped)`, 'must be read to its end');
  if (!(error instanceof TypeError)) return error;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : cause.message;
  return new SourceFailure(
    {
      code: words.unreachable,
      found: `${shown} (${code})`,
      expected: 'must be reachable, and answer to the end',
    },
    error,
  );
}
