import { setImmediate } from 'node:timers/promises';

/** Work that says where it may rest: nothing of it is half done there. */
export type Pausing<T> = Generator<undefined, T>;

/** Does the work without a rest. */
export function atOnce<T>(work: Pausing<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Does the work, and lets the event loop take its turn wherever the work may rest. */
export async function inTurns<T>(work: Pausing<T>): Promise<T> {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    await setImmediate();
  }
}
