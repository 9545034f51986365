import type { Log } from '../platform/log.ts';
import { problemLine, type Result } from '../platform/problem.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** After a sync that failed. */
const AGAIN_MS = 60 * MINUTE_MS;
/** Bots that start together do not ask together. */
const JITTER_MS = 10 * MINUTE_MS;
const FIRST_JITTER_MS = MINUTE_MS;

/** What keeping something fresh works with. */
export interface FreshOptions {
  /** What it is, with its verb: "the official Q&A numbers". */
  readonly what: string;
  /** When it was synced last, in milliseconds since 1970; undefined where there is none yet. */
  readonly syncedAt: () => Promise<number | undefined>;
  /** Syncs it, and gives the fields of the log line that says so. */
  readonly sync: (signal: AbortSignal) => Promise<Result<Readonly<Record<string, unknown>>>>;
  readonly log: Log;
  readonly now?: () => number;
  /** From 0 up to 1. */
  readonly random?: () => number;
  /** After how long it is looked at first; without it, after up to a minute. */
  readonly firstMs?: number | undefined;
}

/** Syncs in the background where nothing is there or it is a day old, an hour after a failure; logs all, and gives what ends it. */
export function keepFresh(options: FreshOptions): () => void {
  const { what, log, now = Date.now, random = Math.random } = options;
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const syncWhereOld = async (): Promise<number> => {
    const syncedAt = await options.syncedAt();
    const age = syncedAt === undefined ? DAY_MS : now() - syncedAt;
    if (age < DAY_MS) return DAY_MS - age;
    const synced = await options.sync(stopped.signal);
    if (stopped.signal.aborted) return AGAIN_MS;
    if (!synced.ok) {
      log('warn', `${what} could not be synced; the last good ones go on being served`, {
        problem: problemLine(synced.problem),
      });
      return AGAIN_MS;
    }
    log('info', `${what} are synced`, synced.value);
    return DAY_MS;
  };
  const run = async (): Promise<void> => {
    let wait = AGAIN_MS;
    try {
      wait = await syncWhereOld();
    } catch (error) {
      if (!stopped.signal.aborted) log('warn', `the sync of ${what} failed`, { error });
    }
    later(wait, JITTER_MS);
  };
  const later = (ms: number, jitter: number): void => {
    if (stopped.signal.aborted) return;
    timer = setTimeout(() => void run(), ms + random() * jitter);
    timer.unref();
  };

  if (options.firstMs === undefined) later(0, FIRST_JITTER_MS);
  else later(options.firstMs, 0);
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}
