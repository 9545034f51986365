import { type Problem, problemLine } from '../problem.ts';

/**
 * A source that cannot be used. It is thrown out of the streams that read it, as those have no place for a problem;
 * `syncQas` gives the problem that it carries.
 */
export class SourceFailure extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problemLine(problem), { cause });
    this.name = 'SourceFailure';
    this.problem = problem;
  }
}

/** What is wrong with a source, and where in it: `found` names the file and the entry. */
export function badSource(found: string, expected: string, hint?: string): SourceFailure {
  return new SourceFailure({
    code: 'bad-qa-source',
    found,
    expected,
    ...(hint === undefined ? {} : { hint }),
  });
}
