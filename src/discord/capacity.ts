/** How many answers may be under way, so that each is there in time. */
export interface Capacity {
  isFull(): boolean;
  begin(): void;
  end(): void;
}

/** No process answers more in two seconds, with whatever flags: bench/interactions has the rates. */
const MOST_AT_ONCE = 400;
/** Nor is any so slow that so many would be late. */
const LEAST_AT_ONCE = 40;
/** What has to wait longer behind others is late for Discord, which takes a first answer within three seconds. */
const LONGEST_WAIT_MS = 2000;
/** How much one more answer says about the pace: some twenty of them tell it. */
const WEIGHT = 0.05;
/** With fewer under way the time between two answers is that between two questions. */
const BUSY = 8;

/**
 * Measures the pace of this process while it is busy, and is full when the newest would have to wait too long behind the
 * others. A process that shares its processor with others, or starts with flags that save memory, takes fewer.
 * @param most the most that it ever takes at once
 * @param now in milliseconds
 */
export function capacityOf(most = MOST_AT_ONCE, now: () => number = () => performance.now()): Capacity {
  let atOnce = 0;
  let betweenMs = LONGEST_WAIT_MS / MOST_AT_ONCE;
  let endedAt: number | undefined;
  return {
    isFull: () => atOnce >= Math.min(most, Math.max(LEAST_AT_ONCE, Math.floor(LONGEST_WAIT_MS / betweenMs))),
    begin() {
      atOnce += 1;
    },
    end() {
      const at = now();
      if (atOnce >= BUSY && endedAt !== undefined) betweenMs += (at - endedAt - betweenMs) * WEIGHT;
      endedAt = atOnce >= BUSY ? at : undefined;
      atOnce -= 1;
    },
  };
}
