import type { Log } from '../platform/log.ts';
import type { Problem } from '../platform/problem.ts';
import { StorageFailure } from '../storage/storage-failure.ts';

/** How a program ends. */
export const exitStatus = { answered: 0, badRequest: 1, bug: 2 } as const;
export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];

/** What a bug is called where people see it. */
export const bugProblem: Problem = {
  code: 'bug',
  found: 'A fault of the bot itself',
  expected: 'must not happen, and it did',
  hint: 'The log on stderr has the details; please report them.',
};

/** The exit status that a problem ends a program with. */
export const statusOf = (problem: Problem): ExitStatus =>
  problem === bugProblem ? exitStatus.bug : exitStatus.badRequest;

/** The one boundary: what was thrown becomes a problem to tell; a bug is also logged, with where it happened. */
export function thrownProblem(error: unknown, log: Log): Problem {
  if (error instanceof StorageFailure) return error.problem;
  log('error', 'a bug', { error });
  return bugProblem;
}
