import { type Config, loadConfig } from '../platform/config.ts';
import { type Log, openLog } from '../platform/log.ts';
import { problemLine } from '../platform/problem.ts';
import { type ExitStatus, exitStatus, statusOf, thrownProblem } from './outcome.ts';
import type { Streams } from './streams.ts';

/** What every program of the project starts with. */
export interface Start {
  readonly config: Config;
  readonly log: Log;
  readonly streams: Streams;
}

/** Runs a program as this process by the checked environment, and sets the exit status; `| head` ends it quietly. */
export async function runProgram(main: (start: Start) => Promise<ExitStatus>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(exitStatus.answered);
    throw error;
  });
  const config = loadConfig(process.env, process.cwd());
  if (!config.ok) {
    for (const problem of config.problems) console.error(problemLine(problem));
    process.exitCode = exitStatus.badRequest;
    return;
  }
  const log = openLog(config.value.logLevel);
  const streams = { input: process.stdin, output: process.stdout, errors: process.stderr };
  try {
    process.exitCode = await main({ config: config.value, log, streams });
  } catch (error) {
    const problem = thrownProblem(error, log);
    console.error(problemLine(problem));
    process.exitCode = statusOf(problem);
  }
}
