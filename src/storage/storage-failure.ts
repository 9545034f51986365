import { Failure, type Problem, plainProblem } from '../platform/problem.ts';

/** The store cannot be read or written: the calls of a store have no place for a problem. */
export class StorageFailure extends Failure {}

/** Whatever a store throws is told as a failure of the storage: nothing else runs inside its calls. */
export function asStorageFailure(error: unknown): never {
  if (error instanceof StorageFailure) throw error;
  throw new StorageFailure(
    isRefused(error) ? plainProblem('storage-refuses') : plainProblem('storage-unusable'),
    error,
  );
}

/** Does the server refuse the user or the password? Redis says so in these words; PostgreSQL by a code of class 28. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(WRONGPASS|NOAUTH|ERR AUTH)\b/.test(error.message) ||
    ('code' in error && typeof error.code === 'string' && error.code.startsWith('28')) ||
    isRefused(error.cause));

/** What people are told who are not its host: nothing of the machine and of how the bot is set up. */
export const toldToAll = ({ problem }: StorageFailure): Problem =>
  problem.found === plainProblem('storage-unusable').found ? problem : plainProblem('storage-unusable');
