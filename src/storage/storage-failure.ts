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
