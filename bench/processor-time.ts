/** From so many milliseconds on, it is worth asking whether other programs had the processor in between. */
const long = 10;

/**
 * How long something takes in this thread, in milliseconds. Where that is long, other programs do not count: then it is
 * the time of the processor, which systems tell in steps of up to 4 ms.
 */
export function processorTime(work: () => void): number {
  const [before, begun] = [process.threadCpuUsage(), performance.now()];
  work();
  const time = performance.now() - begun;
  if (time < long) return time;
  const { user, system } = process.threadCpuUsage(before);
  return Math.min(time, (user + system) / 1000);
}
