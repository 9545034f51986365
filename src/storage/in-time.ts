import { problemOf } from '../platform/problem.ts';
import { asStorageFailure, StorageFailure } from './storage-failure.ts';

/** How long a use of the store may take, in milliseconds: an answer waits for up to four, and must be there within 2.5 s. */
const LONGEST_MS = 500;

/** What a use of the store gives; a `StorageFailure` where it fails, or does not answer in time (half a second). */
export async function inTime<T>(use: Promise<T>, longestMs = LONGEST_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // Where it is this process that was late, what the server has answered meanwhile is read first.
    timer = setTimeout(() => setImmediate(() => reject(tooLate())), longestMs);
  });
  try {
    return await Promise.race([use, late]);
  } catch (error) {
    return asStorageFailure(error);
  } finally {
    clearTimeout(timer);
  }
}

const tooLate = (): StorageFailure => new StorageFailure(problemOf('storage-late', 'The storage'));
