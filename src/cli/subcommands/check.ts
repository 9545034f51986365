import { readFile } from 'node:fs/promises';
import type { App } from '../../app/app.ts';
import { checkText } from '../../commands/check-log.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { ExitStatus } from '../boundary.ts';
import { printFailure, printOutcome } from '../outcome.ts';
import type { Streams } from '../streams.ts';

interface CheckRequest {
  /** Undefined: the log is read from the input. */
  readonly file: string | undefined;
  readonly json: boolean;
  readonly ruleset: Ruleset;
}

/** Checks a log from a file or from the input. A file that cannot be read is a bad request. */
export async function checkFile(
  { file, json, ruleset }: CheckRequest,
  app: App,
  streams: Streams,
): Promise<ExitStatus> {
  const text = file === undefined ? await wholeInput(streams) : await wholeFile(file);
  if (text === undefined) {
    const problem = {
      code: 'unreadable-file',
      found: file ?? 'the input',
      expected: 'must be a file with a log that can be read',
      hint: 'Without a file the log is read from stdin.',
    };
    return printFailure(problem, json, streams);
  }
  return printOutcome(await checkText(text.replace(/^\uFEFF/, ''), ruleset, app.services), json, streams);
}

async function wholeFile(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function wholeInput({ input }: Streams): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of input)
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}
