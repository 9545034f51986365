import type { Outcome } from '../commands/command.ts';
import { defined } from '../platform/defined.ts';
import type { Log } from '../platform/log.ts';
import type { Problem } from '../platform/problem.ts';
import { printProblem, printReply } from '../replies/terminal/terminal.ts';

import { type ExitStatus, exitStatus, statusOf, thrownProblem } from './boundary.ts';
import { type Streams, showsColors, writeLine } from './streams.ts';

/** The id of a batch line, as it was given. */
export type LineId = string | number | null;

/**
 * An outcome as `ask --json` prints it: the verdict; where the command does not rule (`/card`), its reply; or what was
 * wrong. Official Q&As and recorded rulings that stand beside a verdict are its `officialQas` and
 * `rulings`. In a batch, the id of its line comes first.
 */
export function outcomeJson(outcome: Outcome, id?: LineId): object {
  const start = id === undefined ? {} : { id };
  if (!outcome.ok) return { ...start, error: outcome.problem };
  const { verdict, reply, officialQas, rulings } = outcome;
  if (verdict === undefined) return { ...start, reply };
  return { ...start, ...verdict, ...defined({ officialQas, rulings }), ...start };
}

/** Answers through the boundary for bugs: whatever is thrown comes out as a problem. */
export async function safely(ask: () => Promise<Outcome>, log: Log): Promise<Outcome> {
  try {
    return await ask();
  } catch (error) {
    return { ok: false, problem: thrownProblem(error, log) };
  }
}

/** Prints an outcome: as JSON, or as text with problems on stderr. */
export async function printOutcome(outcome: Outcome, json: boolean, streams: Streams): Promise<ExitStatus> {
  if (!outcome.ok) return printFailure(outcome.problem, json, streams);
  const color = showsColors(streams.output);
  const text = json ? JSON.stringify(outcomeJson(outcome)) : printReply(outcome.reply, { color });
  await writeLine(streams.output, text);
  return exitStatus.answered;
}

/** Prints what was wrong: always the reason on stderr, and with `json` also an object with `error` on stdout. */
export async function printFailure(problem: Problem, json: boolean, streams: Streams): Promise<ExitStatus> {
  if (json) await writeLine(streams.output, JSON.stringify({ error: problem }));
  await writeLine(streams.errors, printProblem(problem, { color: showsColors(streams.errors) }));
  return statusOf(problem);
}
