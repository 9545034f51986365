import type { Outcome } from '../commands/command.ts';
import { type Config, loadConfig } from '../platform/config.ts';
import { defined } from '../platform/defined.ts';
import { type Log, openLog } from '../platform/log.ts';
import { type Failed, fail, type Problem, plainProblem, problemLine } from '../platform/problem.ts';
import { printProblem, printReply } from '../replies/terminal/terminal.ts';
import { StorageFailure } from '../storage/storage-failure.ts';
import { type Streams, showsColors, writeLine } from './streams.ts';

/** How a program ends. */
export const exitStatus = { answered: 0, badRequest: 1, bug: 2 } as const;
export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];

/** What a bug is called where people see it. */
const bugProblem = plainProblem('bug');

/** The exit status that a problem ends a program with. */
export const statusOf = (problem: Problem): ExitStatus =>
  problem === bugProblem ? exitStatus.bug : exitStatus.badRequest;

/** The one boundary: what was thrown becomes a problem to tell; a bug is also logged, with where it happened. */
export function thrownProblem(error: unknown, log: Log): Problem {
  if (error instanceof StorageFailure) return error.problem;
  log('error', 'a bug', { error });
  return bugProblem;
}

/** Answers through that boundary: whatever is thrown comes out as a problem. */
export async function safely<T>(ask: () => Promise<T>, log: Log): Promise<T | Failed> {
  try {
    return await ask();
  } catch (error) {
    return fail(thrownProblem(error, log));
  }
}

/** The id of a batch line, as it was given. */
export type LineId = string | number | null;

/** An outcome as `ask --json` prints it: the verdict with Q&As and rulings, a reply, or an error; behind the id in a batch. */
export function outcomeJson(outcome: Outcome, id?: LineId): object {
  const start = defined({ id });
  if (!outcome.ok) return { ...start, error: outcome.problem };
  const { verdict, reply, officialQas, rulings } = outcome;
  if (verdict === undefined) return { ...start, reply };
  return { ...start, ...verdict, ...defined({ officialQas, rulings }), ...start };
}

/** Prints an outcome: as JSON, or as text with problems on stderr. */
export async function printOutcome(outcome: Outcome, json: boolean, streams: Streams): Promise<ExitStatus> {
  if (!outcome.ok) return printFailure(outcome.problem, json, streams);
  const color = showsColors(streams.output);
  return printAnswer(
    json ? JSON.stringify(outcomeJson(outcome)) : printReply(outcome.reply, { color }),
    streams,
  );
}

/** Prints what was asked for. */
export async function printAnswer(text: string, { output }: Pick<Streams, 'output'>): Promise<ExitStatus> {
  await writeLine(output, text);
  return exitStatus.answered;
}

/** Prints what was wrong: always the reason on stderr, and with `json` also an object with `error` on stdout. */
export async function printFailure(problem: Problem, json: boolean, streams: Streams): Promise<ExitStatus> {
  if (json) await writeLine(streams.output, JSON.stringify({ error: problem }));
  await writeLine(streams.errors, printProblem(problem, { color: showsColors(streams.errors) }));
  return statusOf(problem);
}

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
