import type { App } from '../../../src/app/app.ts';
import type { Asker } from '../../../src/commands/command.ts';
import { readLine } from '../../../src/commands/line/line.ts';
import { withOwnNames } from '../../../src/commands/own-names.ts';
import { runCommand } from '../../../src/discord/run-command.ts';
import { locales } from '../../../src/languages/languages.ts';
import { shownChoices } from '../../../src/replies/components.ts';
import { embedReply } from '../../../src/replies/embed.ts';
import type { Reply } from '../../../src/replies/reply.ts';
import { messageSchema } from './bodies.ts';
import { messageFaults } from './limit-faults.ts';
import { openapiFaults } from './openapi.ts';

/** Discord's locales that replies differ in; English is the first. */
export const readers: readonly string[] = ['en-US', ...locales];

const asker: Asker = { guildId: '1', user: { id: '2', name: 'Somebody' }, mayManage: true, ruleset: 'tcg' };
const bodyFaults = openapiFaults();

/** What Discord would not take of a reply: its own limits, and its OpenAPI document where that is there. */
export function replyFaults(reply: Reply): readonly string[] {
  const customIds = new Map(shownChoices(reply).map((choice, at) => [choice, `1#${at}`.padEnd(100, 'x')]));
  const data = { ...embedReply(reply, customIds), allowed_mentions: { parse: [] } };
  const body = JSON.parse(JSON.stringify({ type: 4, data }));
  return [
    ...messageFaults(messageSchema.parse(body.data)),
    ...bodyFaults('POST', '/interactions/1/token/callback', body),
  ];
}

/**
 * What Discord would not take of the answer to a line, for readers of some languages; each with the line. A line that is
 * not answered is a fault as well.
 */
export async function lineFaults(
  line: string,
  app: App,
  among: readonly string[],
): Promise<readonly string[]> {
  const { services, commands } = app;
  const read = readLine(line, commands);
  if (!read.ok) return [`${line}: ${read.problem.found} ${read.problem.expected}`];
  // A card says its text in the language of its reader; a ruling is the same in all but its labels.
  const rerun = read.value.command.name === 'card';
  const faults: string[] = [];
  let plain: Reply | undefined;
  for (const locale of among) {
    if (rerun || plain === undefined)
      plain = (await runCommand(read.value, rerun ? { ...asker, locale } : asker, services)).reply;
    const reply = rerun ? plain : { ...withOwnNames(plain, services.catalogue, locale), locale };
    // At a glance, and the whole.
    for (const part of reply.part === 0 ? [0, 1] : [1])
      faults.push(...replyFaults({ ...reply, part }).map((fault) => `${line} (${locale}): ${fault}`));
  }
  return faults;
}
