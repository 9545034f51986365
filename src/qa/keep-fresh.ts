import type { Log } from '../log.ts';
import { problemLine } from '../problem.ts';
import type { QaShelf } from './shelf.ts';
import { type SyncRequest, syncQas } from './sync.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** After a sync that failed. */
const AGAIN_MS = 60 * MINUTE_MS;
/** Bots that start together do not ask together. */
const JITTER_MS = 10 * MINUTE_MS;
const FIRST_JITTER_MS = MINUTE_MS;

/** What keeping the index fresh works with. */
export interface FreshOptions {
  readonly shelf: QaShelf;
  readonly from: string;
  readonly log: Log;
  readonly now?: () => number;
  /** From 0 up to 1. */
  readonly random?: () => number;
  readonly sync?: (shelf: QaShelf, request: SyncRequest) => ReturnType<typeof syncQas>;
}

/**
 * Syncs the index in the background for as long as a bot runs: soon after the start where it is missing or older than
 * a day, then daily; an hour after a failure. Nothing is thrown, every outcome is a line of the log, and its timers
 * keep no process alive. Gives what ends it.
 */
export function keepFresh(options: FreshOptions): () => void {
  const { shelf, from, log, now = Date.now, random = Math.random, sync = syncQas } = options;
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const syncWhereOld = async (): Promise<number> => {
    const index = await shelf.read();
    const age = index === undefined ? DAY_MS : now() - index.syncedAt;
    if (age < DAY_MS) return DAY_MS - age;
    const synced = await sync(shelf, { from, signal: stopped.signal });
    if (stopped.signal.aborted) return AGAIN_MS;
    if (!synced.ok) {
      log('warn', 'the official Q&A numbers could not be synced; the last good ones go on being served', {
        problem: problemLine(synced.problem),
      });
      return AGAIN_MS;
    }
    const { added, withdrawn, putAside } = synced.value;
    const { size } = synced.value.index;
    log('info', 'the official Q&A numbers are synced', { size, added, withdrawn, putAside });
    return DAY_MS;
  };
  const run = async (): Promise<void> => {
    let wait = AGAIN_MS;
    try {
      wait = await syncWhereOld();
    } catch (error) {
      if (!stopped.signal.aborted) log('warn', 'the sync of the official Q&A numbers failed', { error });
    }
    later(wait, JITTER_MS);
  };
  const later = (ms: number, jitter: number): void => {
    if (stopped.signal.aborted) return;
    timer = setTimeout(() => void run(), ms + random() * jitter);
    timer.unref();
  };

  later(0, FIRST_JITTER_MS);
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}
