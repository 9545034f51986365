/** `npm start` begins Node with these, to keep the heap small. Under load they take twice the processor's time. */
const SMALL_HEAP =
  /^--(?:max-semi-space-size|heap-growing-percent|optimize-for-size|no-sparkplug|v8-pool-size|no-concurrent-recompilation)\b/;
/** What dies young dies there; Node's own choice, twice as large, holds 100 MB more and answers no sooner. */
const FOR_LOAD = '--max-semi-space-size=8';

/** What Node is to be begun with for load, where it was begun with a small heap. */
export const flagsForLoad = (flags: readonly string[]): readonly string[] | undefined =>
  flags.includes('--optimize-for-size')
    ? [...flags.filter((flag) => !SMALL_HEAP.test(flag)), FOR_LOAD]
    : undefined;

/** Begins this process anew, as the same one, with a heap for load. Windows cannot. */
export function beginForLoad(): void {
  const { execPath, execArgv, argv, env, platform } = process;
  const flags = flagsForLoad(execArgv);
  if (flags === undefined || platform === 'win32') return;
  process.execve?.(execPath, [execPath, ...flags, ...argv.slice(1)], env);
}
