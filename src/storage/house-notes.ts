import type Keyv from 'keyv';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { inTime } from './in-time.ts';

const noteSchema = z.object({
  version: z.literal(1),
  /** Does the server agree with the ruling, or rule otherwise? */
  stands: z.enum(['pinned', 'corrected']),
  text: z.string(),
  /** Who wrote it, until they ask to be forgotten. */
  by: z.object({ id: z.string(), name: z.string() }).optional(),
  /** The day, as 2026-11-21. */
  on: z.string(),
});
const keysSchema = z.array(z.string());

/** What a server's moderators say of a ruling. */
export type HouseNote = Readonly<Omit<z.infer<typeof noteSchema>, 'version'>>;

/** The house notes of servers, each by the id of its ruling. */
export interface HouseNotes {
  /** The note on a ruling, if there is one. A storage that fails is logged: the ruling is shown without. */
  read(guildId: string, rulingId: string): Promise<HouseNote | undefined>;
  /** Keeps a note in the place of the one that there was. A storage that fails is thrown. */
  write(guildId: string, rulingId: string, note: HouseNote): Promise<void>;
  /** Takes a note away; says whether there was one. A storage that fails is thrown. */
  remove(guildId: string, rulingId: string): Promise<boolean>;
  /** Takes a person's name off the notes that they wrote; says off how many. A storage that fails is thrown. */
  forget(userId: string): Promise<number>;
}

/** House notes in a store. Which notes somebody wrote is kept as well, so that their name can be taken off again. */
export function houseNotes(store: Keyv<unknown>, log: Log): HouseNotes {
  const noteKey = (guildId: string, rulingId: string): string => `note:${guildId}:${rulingId}`;
  const authorKey = (userId: string): string => `author:${userId}`;
  const kept = async (key: string): Promise<HouseNote | undefined> => {
    const note = noteSchema.safeParse(await inTime(store.get(key)));
    return note.success ? note.data : undefined;
  };
  const set = async (key: string, value: unknown): Promise<void> => {
    await inTime(store.set(key, value));
  };
  const keysOf = async (userId: string): Promise<readonly string[]> =>
    keysSchema.catch([]).parse(await inTime(store.get(authorKey(userId))));

  return {
    async read(guildId, rulingId) {
      try {
        return await kept(noteKey(guildId, rulingId));
      } catch (error) {
        log('error', 'a house note could not be read; the ruling is shown without', { guildId, error });
        return undefined;
      }
    },

    async write(guildId, rulingId, note) {
      const key = noteKey(guildId, rulingId);
      // First whose it is: a note whose author could not be found again must not be there.
      if (note.by !== undefined)
        await set(authorKey(note.by.id), [...new Set([...(await keysOf(note.by.id)), key])]);
      await set(key, { version: 1, ...note });
    },

    async remove(guildId, rulingId) {
      return await inTime(store.delete(noteKey(guildId, rulingId)));
    },

    async forget(userId) {
      let count = 0;
      for (const key of await keysOf(userId)) {
        const note = await kept(key);
        if (note?.by?.id !== userId) continue;
        const { by: _, ...rest } = note;
        await set(key, { ...rest, version: 1 });
        count += 1;
      }
      await inTime(store.delete(authorKey(userId)));
      return count;
    },
  };
}
