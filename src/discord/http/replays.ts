import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../platform/log.ts';
import type { Claim } from '../../storage/claims.ts';
import { MOST_SECONDS } from './signature.ts';

/** Says whether an interaction comes for the first time. */
export type IsFirst = (id: string) => Promise<boolean>;

/** For how long a request can come again with its signature: its time may be so far ahead at first, and behind at last. */
const AGAIN_MS = 2 * MOST_SECONDS * 1000;
/** How many ids are remembered here: as many as come in that time where 300 come a second. */
const REMEMBERED = 180_000;
/** How long the other copies are not asked after the storage has failed, in milliseconds. */
const PAUSE_MS = 2000;

/**
 * Tells whether an interaction comes for the first time, by the id that Discord has signed with it: here, and where the
 * storage is shared, to any copy. While the storage is away each copy refuses what comes again to itself, and that is
 * logged once; nobody waits for it then.
 * @param claim asks all copies; left out: there is no other
 */
export function refusingReplays(log: Log, claim?: Claim, pauseMs = PAUSE_MS): IsFirst {
  const seen = new Set<string>();
  let isAway = false;
  let isPaused = false;
  const pause = async (): Promise<void> => {
    isPaused = true;
    await wait(pauseMs, undefined, { ref: false });
    isPaused = false;
  };
  const isFirstHere = (id: string): boolean => {
    if (seen.has(id)) return false;
    seen.add(id);
    const [oldest] = seen;
    if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
    return true;
  };
  return async (id) => {
    if (!isFirstHere(id)) return false;
    if (claim === undefined || isPaused) return true;
    try {
      const isFirst = await claim(id, AGAIN_MS);
      isAway = false;
      return isFirst;
    } catch (error) {
      if (!isAway) log('warn', 'interactions that come again to another copy are not refused', { error });
      isAway = true;
      if (!isPaused) void pause();
      return true;
    }
  };
}
