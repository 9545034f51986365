import type { Attachment, ChatInputCommandInteraction } from 'discord.js';
import type { Command, OptionValues } from '../../commands/command.ts';
import { fail, ok, type Problem, type Result, shorten } from '../../platform/problem.ts';

/** Where Discord keeps what people attach; nothing is fetched from anywhere else. */
const hosts: ReadonlySet<string> = new Set(['cdn.discordapp.com', 'media.discordapp.net']);
const MOST_BYTES = 64 * 1024;
const WITHIN_MS = 2000;

/** Fetches an address; given by tests. */
export type FetchFile = typeof fetch;

/** The texts of the files that a command was given, by the names of its options. */
export async function fileTexts(
  { options }: ChatInputCommandInteraction,
  command: Command,
  fetchFile: FetchFile,
): Promise<Result<OptionValues>> {
  const values: Record<string, string> = {};
  for (const { name, type } of command.options) {
    const attached = type === 'file' ? options.getAttachment(name) : null;
    if (attached === null) continue;
    const text = await textOf(attached, fetchFile);
    if (!text.ok) return text;
    values[name] = text.value;
  }
  return ok(values);
}

/**
 * The text of an attached file, read as UTF-8. Problems: it is not where Discord keeps files, larger than 64 KB, or
 * does not come whole within two seconds.
 */
async function textOf(
  file: Pick<Attachment, 'name' | 'url' | 'size'>,
  fetchFile: FetchFile,
): Promise<Result<string>> {
  const url = URL.parse(file.url);
  if (url?.protocol !== 'https:' || !hosts.has(url.host))
    return fail(unusable(file.name, 'must be attached on Discord itself'));
  if (file.size > MOST_BYTES) return fail(tooLarge(file.name));
  try {
    const response = await fetchFile(url, { redirect: 'error', signal: AbortSignal.timeout(WITHIN_MS) });
    if (!response.ok || response.body === null)
      return fail(unusable(file.name, `could not be fetched: Discord answers ${response.status}`));
    const pieces: Uint8Array[] = [];
    let length = 0;
    for await (const piece of response.body) {
      length += piece.length;
      if (length > MOST_BYTES) return fail(tooLarge(file.name));
      pieces.push(piece);
    }
    return ok(Buffer.concat(pieces).toString('utf8'));
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return fail(
      unusable(file.name, `could not be fetched${isLate ? ` within ${WITHIN_MS / 1000} seconds` : ''}`),
    );
  }
}

const tooLarge = (name: string): Problem => ({
  ...unusable(name, `must have at most ${MOST_BYTES / 1024} KB`),
  hint: 'A .ydk file of a Deck has about one.',
});

const unusable = (name: string, expected: string): Problem => ({
  code: 'bad-file',
  found: `The file ${shorten(name)}`,
  expected,
});
