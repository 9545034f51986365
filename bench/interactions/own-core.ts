/** Numbers from 0 to 1 that look random and are the same in each run (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const INTERACTIONS = 200_000;

/**
 * How long interactions take until they are answered where the bot has one core to itself: each waits for those before
 * it, and then for its own work. They come by chance (Poisson), so many a second. Computed, so that what else runs on the
 * machine does not count.
 * @param work what each takes of a processor, in milliseconds, in the order in which they come again and again
 * @returns in milliseconds
 */
export function onItsOwnCore(work: readonly number[], perSecond: number): readonly number[] {
  const random = numbers(1);
  const times: number[] = [];
  let behind = 0;
  for (let at = 0; at < INTERACTIONS; at += 1) {
    const time = behind + (work[at % work.length] ?? 0);
    times.push(time);
    behind = Math.max(0, time + (Math.log(1 - random()) / perSecond) * 1000);
  }
  return times;
}

/** How many times the work may be until one in a hundred takes longer than this, in milliseconds. */
export function timesTheWork(work: readonly number[], perSecond: number, mostMs: number): number {
  let [low, high] = [0, 10];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    const times = onItsOwnCore(
      work.map((each) => each * middle),
      perSecond,
    );
    const late = times.filter((time) => time > mostMs).length;
    if (late * 100 > times.length) high = middle;
    else low = middle;
  }
  return low;
}
