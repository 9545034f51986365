import { setImmediate } from 'node:timers/promises';

/** How long the event loop was held at most while some work was done, and what the work gave. */
export interface Watched<T> {
  readonly value: T;
  /** The longest that nobody else could be answered, in milliseconds. */
  readonly heldMs: number;
  /** What of one such time this thread worked at most, by the processor's clock: what other programs take is not in it. */
  readonly workedMs: number;
}

/** Does work, and watches how long it holds the event loop between two turns of it. */
export async function watchLoop<T>(work: () => T | Promise<T>): Promise<Watched<T>> {
  let [heldMs, workedMs, isDone] = [0, 0, false];
  let [turnedAt, workedAt] = [performance.now(), worked()];
  const turn = (): void => {
    const [now, work] = [performance.now(), worked()];
    heldMs = Math.max(heldMs, now - turnedAt);
    workedMs = Math.max(workedMs, work - workedAt);
    [turnedAt, workedAt] = [now, work];
  };
  const watching = (async () => {
    while (!isDone) {
      await setImmediate();
      turn();
    }
  })();
  try {
    const value = await work();
    turn();
    return { value, heldMs, workedMs };
  } finally {
    isDone = true;
    await watching;
  }
}

/** What this thread has worked so far, in milliseconds. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
