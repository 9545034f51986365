import { writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { App } from '../../app/app.ts';
import { answer } from '../../commands/answer.ts';
import type { Answered, Asker, Outcome, Services } from '../../commands/command.ts';
import { pictureOfOutcome } from '../../commands/pictures.ts';
import type { Painter } from '../../pictures/painting/painter.ts';
import { jsonOf } from '../../platform/json-of.ts';
import type { Log } from '../../platform/log.ts';
import { fail, ok, type Result, shorten } from '../../platform/problem.ts';
import { within } from '../../platform/within.ts';
import type { Reply } from '../../replies/reply.ts';
import { printReply } from '../../replies/terminal/terminal.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import {
  type ExitStatus,
  exitStatus,
  type LineId,
  outcomeJson,
  printFailure,
  printOutcome,
  safely,
  statusOf,
} from '../program.ts';
import { linesOf, type Streams, showsColors, writeLine } from '../streams.ts';

/** Writes the picture of an answer to a file. Problems: there is none, it cannot be painted, the file cannot be written. */
async function writeImage(
  file: string,
  outcome: Outcome,
  services: Services,
  paints: Painter,
): Promise<Result<undefined>> {
  const picture = pictureOfOutcome(outcome, services);
  if (!picture.ok) return picture;
  const png = await paints.paint(picture.value);
  if (!png.ok) return png;
  try {
    await writeFile(file, png.value);
    return ok(undefined);
  } catch (error) {
    const expected = `must be a file that can be written (${error instanceof Error ? error.message : error})`;
    return fail({ code: 'image-not-written', found: `--image ${file}`, expected });
  }
}

/** Whoever has the command line may do everything. */
export const localAsker = (ruleset: Ruleset): Asker => ({ guildId: localServer, mayManage: true, ruleset });

/** Under which name the console keeps its settings. */
export const localServer = 'console';

/** One question, and how its answer is to be shown. */
interface Asked {
  readonly text: string;
  readonly json: boolean;
  readonly ruleset: Ruleset;
  /** The file that a picture of the answer is written to. */
  readonly image?: string;
}

/** Answers one question. A picture that is asked for and cannot be had is told after the answer, as a bad request. */
export async function askOne(
  { text, json, ruleset, image }: Asked,
  app: App,
  streams: Streams,
  painter: () => Promise<Painter>,
): Promise<ExitStatus> {
  const ask = () => answer(text, localAsker(ruleset), app.services, app.commands);
  const outcome = await ask();
  const status = await printOutcome(outcome, json, streams);
  const more = json || !outcome.ok ? undefined : await completion(outcome, ask);
  if (more !== undefined)
    await writeLine(streams.output, `\n${printReply(more, { color: showsColors(streams.output) })}`);
  if (image === undefined || !outcome.ok) return status;
  const paints = await painter();
  const written = await writeImage(image, outcome, app.services, paints);
  await paints.close();
  return written.ok ? status : printFailure(written.problem, false, streams);
}

const lineId = z.union([z.string(), z.number()]);
const batchLine = z.object({ id: lineId, text: z.string() });

/** Many questions, a JSON object a line, answered in order. A line that is wrong is answered with what is wrong. */
export async function askBatch(ruleset: Ruleset, app: App, streams: Streams, log: Log): Promise<ExitStatus> {
  let status: ExitStatus = exitStatus.answered;
  for await (const line of linesOf(streams.input)) {
    if (line.trim() === '') continue;
    const { id, outcome } = await answerLine(line, ruleset, app, log);
    if (!outcome.ok && statusOf(outcome.problem) === exitStatus.bug) status = exitStatus.bug;
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
  const object = jsonOf(line.replace(/^\uFEFF/, ''));
  const asked = batchLine.safeParse(object);
  if (!asked.success) {
    const id = z.object({ id: lineId }).safeParse(object);
    const expected = 'must be a JSON object with a text or number "id" and a text "text"';
    const problem = { code: 'bad-batch-line', found: shorten(line), expected };
    return { id: id.success ? id.data.id : null, outcome: fail(problem) };
  }
  const { id, text } = asked.data;
  const outcome = await safely(() => answer(text, localAsker(ruleset), app.services, app.commands), log);
  return { id, outcome };
}

/** An answer has been printed by then: whoever asked for one alone waits no longer for what completes it. */
const WAIT_MS = 800;

/** The sections that an answer was printed without, such as a text in English; undefined where nothing came in time. */
async function completion(
  { reply, complete }: Answered,
  again: () => Promise<Outcome>,
): Promise<Reply | undefined> {
  if (complete === undefined) return undefined;
  const came = await within(WAIT_MS, complete(), false);
  const outcome = came ? await again() : undefined;
  if (outcome?.ok !== true) return undefined;
  const { tone, title, sections = [] } = outcome.reply;
  const added = sections.filter(
    (each) => !(reply.sections ?? []).some((was) => isDeepStrictEqual(was, each)),
  );
  return added.length === 0 ? undefined : { tone, title, sections: added };
}
