import { createHash } from 'node:crypto';
import type Keyv from 'keyv';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { rulesets } from '../vocabulary/rulesets.ts';
import type { ServerSettings, Settings } from './settings.ts';
import { asStorageFailure } from './storage-failure.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a line behind a button is kept; keeping it again begins anew. */
const LINE_KEPT_MS = 30 * DAY_MS;
/** Letters of a line's key: enough that no two lines share one, and short enough for a button. */
const KEY_LETTERS = 16;

const defaults: ServerSettings = { ruleset: 'tcg' };
const settingsSchema = z.object({ ruleset: z.enum(rulesets) });

/** The settings of servers, and the lines behind buttons, in a store. */
export function settingsStore(store: Keyv<unknown>, log: Log): Settings {
  const serverKey = (guildId: string): string => `server:${guildId}`;
  const lineKey = (key: string): string => `line:${key}`;

  return {
    /** A store that cannot be read must not keep the bot from ruling: the defaults stand in. */
    async read(guildId) {
      const kept = await store.get(serverKey(guildId)).catch((error: unknown) => {
        log('error', 'the settings could not be read; the defaults are used', { guildId, error });
        return undefined;
      });
      if (kept === undefined) return defaults;
      const settings = settingsSchema.safeParse(kept);
      if (settings.success) return settings.data;
      log('warn', 'the kept settings are not understood; the defaults are used', { guildId });
      return defaults;
    },

    async write(guildId, settings) {
      await store.set(serverKey(guildId), settings).catch(asStorageFailure);
    },

    async keepLine(line) {
      const key = createHash('sha256').update(line).digest('base64url').slice(0, KEY_LETTERS);
      await store.set(lineKey(key), line, LINE_KEPT_MS).catch(asStorageFailure);
      return key;
    },

    async readLine(key) {
      const line = await store.get(lineKey(key)).catch(asStorageFailure);
      return typeof line === 'string' ? line : undefined;
    },

    async close() {
      await store.disconnect();
    },
  };
}
