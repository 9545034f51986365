import type Keyv from 'keyv';
import { z } from 'zod';
import type { Log } from '../platform/log.ts';
import { inTime } from './in-time.ts';
import { updatesIn } from './updates.ts';

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
  const update = updatesIn(store);
  const noteIn = (kept: unknown): HouseNote | undefined => noteSchema.safeParse(kept).data;
  const keysIn = (kept: unknown): readonly string[] => keysSchema.catch([]).parse(kept);
  /** Keeps whose note it is. */
  const list = async (userId: string, key: string): Promise<void> => {
    await update(authorKey(userId), (kept) => {
      const keys = keysIn(kept);
      return keys.includes(key) ? kept : [...keys, key];
    });
  };
  /** Says off how many of these notes it was taken. */
  const takeNameOff = async (userId: string, keys: readonly string[]): Promise<number> => {
    let count = 0;
    for (const key of keys) {
      let isTheirs = false;
      await update(key, (kept) => {
        const note = noteIn(kept);
        isTheirs = note?.by?.id === userId;
        if (note === undefined || !isTheirs) return kept;
        const { by: _, ...rest } = note;
        return { ...rest, version: 1 };
      });
      if (isTheirs) count += 1;
    }
    return count;
  };

  return {
    async read(guildId, rulingId) {
      try {
        return noteIn(await inTime(store.get(noteKey(guildId, rulingId))));
      } catch (error) {
        log('error', 'a house note could not be read; the ruling is shown without', { guildId, error });
        return undefined;
      }
    },

    async write(guildId, rulingId, note) {
      const key = noteKey(guildId, rulingId);
      // First whose it is: a note whose author could not be found again must not be there. Then once more: they may have
      // asked to be forgotten in between.
      if (note.by !== undefined) await list(note.by.id, key);
      await inTime(store.set(key, { version: 1, ...note }));
      if (note.by !== undefined) await list(note.by.id, key);
    },

    async remove(guildId, rulingId) {
      return await inTime(store.delete(noteKey(guildId, rulingId)));
    },

    async forget(userId) {
      const keys = keysIn(await inTime(store.get(authorKey(userId))));
      const count = await takeNameOff(userId, keys);
      await update(authorKey(userId), (kept) => {
        const others = keysIn(kept).filter((key) => !keys.includes(key));
        return others.length === 0 ? undefined : others;
      });
      // What they wrote while this was done is no longer listed where it was listed before.
      return count + (await takeNameOff(userId, keys));
    },
  };
}
