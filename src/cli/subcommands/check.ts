import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { App } from '../../app/app.ts';
import { checkText } from '../../commands/check-log.ts';
import { problemOf } from '../../platform/problem.ts';
import type { Request } from '../arguments.ts';
import { type ExitStatus, printFailure, printOutcome } from '../program.ts';
import type { Streams } from '../streams.ts';

/** Checks a log from a file or from the input. A file that cannot be read is a bad request. */
export async function checkFile(
  { file, json, ruleset }: Extract<Request, { readonly kind: 'check' }>,
  app: App,
  streams: Streams,
): Promise<ExitStatus> {
  const log = await text(file === undefined ? streams.input : createReadStream(file)).catch(() => undefined);
  if (log !== undefined)
    return printOutcome(await checkText(log.replace(/^\uFEFF/, ''), ruleset, app.services), json, streams);
  const problem = problemOf('unreadable-file', file ?? 'the input');
  return printFailure(problem, json, streams);
}
