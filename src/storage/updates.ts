import type Keyv from 'keyv';
import { plainProblem } from '../platform/problem.ts';
import { inTime } from './in-time.ts';
import { StorageFailure } from './storage-failure.ts';

/** A store in which a value can be changed that others may change at the same time. */
export interface Swaps {
  get(key: string): Promise<string | undefined>;
  /** Puts a stored value in the place of `before` (undefined is none), if that is still there. @throws where the store fails */
  swap(key: string, before: string | undefined, after: string | undefined): Promise<boolean>;
}

/**
 * Changes what is kept under a key, and gives what is kept then. `change` is given what is kept (undefined: nothing), and
 * gives what is to be kept; the same again where nothing is to be changed. Whoever changes the same at the same time, in
 * whatever process, does so before or after it. A storage that fails is thrown.
 */
export type Update = <T>(key: string, change: (kept: unknown) => T) => Promise<T>;

/** How often a change is made anew, as another has come first. Each time one of them has been made. */
const MOST_TRIES = 50;

/** Changes in a store that was opened by `openStore`, or in one of this process's memory. */
export function updatesIn(store: Keyv<unknown>): Update {
  const adapter: unknown = store.store;
  const turns = new Map<string, Promise<unknown>>();
  const once = async <T>(key: string, change: (kept: unknown) => T): Promise<T> => {
    if (!isSwaps(adapter)) {
      const kept = await inTime(store.get(key));
      const value = change(kept);
      if (value !== kept) await inTime(value === undefined ? store.delete(key) : store.set(key, value));
      return value;
    }
    const stored = `${store.namespace}:${key}`;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const before = await inTime(adapter.get(stored));
      const kept = before === undefined ? undefined : (await store.deserializeData(before))?.value;
      const value = change(kept);
      if (value === kept) return value;
      const after = value === undefined ? undefined : await store.serializeData({ value });
      if (await inTime(adapter.swap(stored, before, after === undefined ? after : String(after))))
        return value;
    }
    throw new StorageFailure(plainProblem('storage-changed'));
  };
  // Changes of this process wait for each other, so that they need not be tried again.
  return (key, change) => {
    const before = turns.get(key) ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(() => once(key, change));
    const last = mine.finally(() => turns.get(key) === last && turns.delete(key));
    last.catch(() => undefined);
    turns.set(key, last);
    return mine;
  };
}

const isSwaps = (store: unknown): store is Swaps =>
  typeof store === 'object' && store !== null && 'swap' in store && typeof store.swap === 'function';
