import type { Reply, Section } from '../replies/reply.ts';
import { dotted, section } from '../replies/verdict-reply.ts';
import type { HouseNote } from '../storage/house-notes.ts';
import { StorageFailure } from '../storage/storage-failure.ts';
import type { Asker, Services } from './command.ts';
import { printLine } from './line/print-line.ts';

/** A ruling with its id (the same for the same situation), its house note and the choice to flag it; as it is where storage fails. */
export async function withRulingId(reply: Reply, asker: Asker, services: Services): Promise<Reply> {
  if (reply.recalledBy === undefined) return reply;
  try {
    const id = await services.settings.keepLine(reply.recalledBy);
    const note = asker.guildId === undefined ? undefined : await services.notes.read(asker.guildId, id);
    return {
      ...reply,
      sections: [...(note === undefined ? [] : [noteSection(note)]), ...(reply.sections ?? [])],
      footer: dotted(reply.footer, `id ${id}`),
      choices: [...(reply.choices ?? []), ...(asker.logChannel === undefined ? [] : [flagChoice(id)])],
    };
  } catch (error) {
    if (error instanceof StorageFailure) return reply;
    throw error;
  }
}

const flagChoice = (id: string) => ({ label: 'Flag as wrong', line: printLine('flag', { id }) });

const standing = {
  pinned: "Pinned by this server's moderators",
  corrected: "Corrected for this server by its moderators; the verdict above is the bot's",
} as const;

function noteSection({ stands, text, by, on }: HouseNote): Section {
  const who = `${standing[stands]}${by === undefined ? '' : ` (${by.name})`}, ${on}.`;
  return section('House note', 'text', [who, ...(text === '' ? [] : [text])]);
}
