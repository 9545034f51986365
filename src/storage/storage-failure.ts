import { type Problem, problemLine } from '../problem.ts';

/**
 * The store cannot be read or written. It is thrown, as the calls of a store have no place for a problem; whoever
 * answers a person shows the problem that it carries.
 */
export class StorageFailure extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problemLine(problem), { cause });
    this.name = 'StorageFailure';
    this.problem = problem;
  }
}

/** Whatever a store throws is told as a failure of the storage: nothing else runs inside its calls. */
export function asStorageFailure(error: unknown): never {
  if (error instanceof StorageFailure) throw error;
  throw new StorageFailure(
    {
      code: 'storage-unusable',
      found: 'The storage',
      expected: 'must answer, and it does not',
      hint: 'Try again later; nothing was changed.',
    },
    error,
  );
}
