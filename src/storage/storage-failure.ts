import { Failure, type Problem } from '../platform/problem.ts';

/** The store cannot be read or written: the calls of a store have no place for a problem. */
export class StorageFailure extends Failure {}

/** Whatever a store throws is told as a failure of the storage: nothing else runs inside its calls. */
export function asStorageFailure(error: unknown): never {
  if (error instanceof StorageFailure) throw error;
  throw new StorageFailure(isRefused(error) ? refused : away, error);
}

const away: Problem = {
  code: 'storage-unusable',
  found: 'The storage',
  expected: 'must answer, and it does not',
  hint: 'Try again later; nothing was changed.',
};

const refused: Problem = {
  code: 'storage-refuses',
  found: 'STORAGE_URL',
  expected: 'must have the user and the password that the server takes, and it refuses these',
};

/** Does the server refuse the user or the password? Redis says so in these words; PostgreSQL by a code of class 28. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(WRONGPASS|NOAUTH|ERR AUTH)\b/.test(error.message) ||
    ('code' in error && typeof error.code === 'string' && error.code.startsWith('28')) ||
    isRefused(error.cause));

/** What people are told who are not its host: nothing of the machine and of how the bot is set up. */
export const toldToAll = ({ problem }: StorageFailure): Problem =>
  problem.found === away.found ? problem : away;
