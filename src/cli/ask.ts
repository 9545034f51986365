import { z } from 'zod';
import type { App } from '../app.ts';
import { answer } from '../commands/ask.ts';
import type { Asker, Outcome } from '../commands/command.ts';
import type { Log } from '../log.ts';
import { shorten } from '../problem.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { type ExitStatus, exitStatus, statusOf } from './boundary.ts';
import { type LineId, outcomeJson, printOutcome, safely } from './outcome.ts';
import { linesOf, type Streams, writeLine } from './streams.ts';

/** Whoever has the command line may do everything. */
export const localAsker = (ruleset: Ruleset): Asker => ({ guildId: localServer, mayManage: true, ruleset });

/** Under which name the console keeps its settings. */
export const localServer = 'console';

/** One question. */
export async function askOne(
  request: { readonly text: string; readonly json: boolean; readonly ruleset: Ruleset },
  app: App,
  streams: Streams,
): Promise<ExitStatus> {
  const outcome = await answer(request.text, localAsker(request.ruleset), app.services, app.commands);
  return printOutcome(outcome, request.json, streams);
}

const lineId = z.union([z.string(), z.number()]);
const batchLine = z.object({ id: lineId, text: z.string() });

/** Many questions, a JSON object a line, answered in order. A line that is wrong is answered with what is wrong. */
export async function askBatch(ruleset: Ruleset, app: App, streams: Streams, log: Log): Promise<ExitStatus> {
  let status: ExitStatus = exitStatus.answered;
  for await (const line of linesOf(streams.input)) {
    if (line.trim() === '') continue;
    const { id, outcome } = await answerLine(line, ruleset, app, log);
    if (outcome.kind === 'problem' && statusOf(outcome.problem) === exitStatus.bug) status = exitStatus.bug;
    await writeLine(streams.output, JSON.stringify(outcomeJson(outcome, id)));
  }
  return status;
}

async function answerLine(
  line: string,
  ruleset: Ruleset,
  app: App,
  log: Log,
): Promise<{ readonly id: LineId; readonly outcome: Outcome }> {
  const object = parseJson(line.replace(/^\uFEFF/, ''));
  const asked = batchLine.safeParse(object);
  if (!asked.success) {
    const id = z.object({ id: lineId }).safeParse(object);
    const expected = 'must be a JSON object with a text or number "id" and a text "text"';
    const problem = { code: 'bad-batch-line', found: shorten(line), expected };
    return { id: id.success ? id.data.id : null, outcome: { kind: 'problem', problem } };
  }
  const { id, text } = asked.data;
  const outcome = await safely(() => answer(text, localAsker(ruleset), app.services, app.commands), log);
  return { id, outcome };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
