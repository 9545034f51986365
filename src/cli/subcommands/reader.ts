import { readFile } from 'node:fs/promises';
import type { App } from '../../app/app.ts';
import { modelReader } from '../../ask/language-model/model-reader.ts';
import { cardsNamed, readerPrompt } from '../../ask/language-model/prompt.ts';
import type { Log } from '../../platform/log.ts';
import { fail, ok, type Result } from '../../platform/problem.ts';

/** `reader prompt`: what a language model would be sent to read a text. */
export function promptOf(text: string, { services }: App): string {
  const { system, user } = readerPrompt(text, cardsNamed(text, services.catalogue));
  return `${system}\n\n${user}`;
}

/** `ask --reader-answer`: the app with a language model that answers what stands in a file. */
export async function withReaderAnswer(app: App, file: string | undefined, log: Log): Promise<Result<App>> {
  if (file === undefined) return ok(app);
  try {
    const answer = await readFile(file, 'utf8');
    const services = { ...app.services, modelReader: modelReader(async () => answer, log) };
    return ok({ ...app, services });
  } catch {
    const expected = 'must be a file with an answer that can be read';
    return fail({ code: 'unreadable-file', found: file, expected });
  }
}
