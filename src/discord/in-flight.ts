import type { Log } from '../platform/log.ts';
import { within } from '../platform/within.ts';

/** How long a bot that stops waits for the answers under way, in milliseconds: each is there after 2.5 seconds, or late. */
const LONGEST_MS = 2700;

/** What is being answered. */
export interface UnderWay<T> {
  take(asked: T): void;
  /** Resolves when those that were taken are answered, or have had their time. */
  settled(): Promise<void>;
}

/**
 * Follows what a router answers, so that a bot that stops can answer what it has taken. What the router cannot even begin
 * to answer, as something is missing in it that Discord always sends, is logged and dropped.
 */
export function underWay<T>(route: (asked: T) => Promise<void>, log: Log): UnderWay<T> {
  const jobs = new Set<Promise<void>>();
  return {
    take(asked) {
      const job = route(asked)
        .catch((error: unknown) =>
          log('error', 'what Discord sent was not understood, and is dropped', { error }),
        )
        .finally(() => jobs.delete(job));
      jobs.add(job);
    },
    async settled() {
      await within(LONGEST_MS, Promise.all(jobs), undefined);
    },
  };
}
