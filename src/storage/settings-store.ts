import type Keyv from 'keyv';
import type { Log } from '../platform/log.ts';
import { inTime } from './in-time.ts';
import { lineKey as keyOfLine } from './line-key.ts';
import {
  changedSettings,
  defaultSettings,
  keptSettings,
  readKeptSettings,
  type ServerSettings,
} from './server-settings.ts';
import type { Settings } from './settings.ts';
import { updatesIn } from './updates.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a line behind a button is kept; keeping it again begins anew. */
const LINE_KEPT_DAYS = 30;

/** The settings of servers, and the lines behind buttons, in a store. */
export function settingsStore(store: Keyv<unknown>, log: Log): Settings {
  const update = updatesIn(store);
  const serverKey = (guildId: string): string => `server:${guildId}`;
  const lineKey = (key: string): string => `line:${key}`;
  const understood = (kept: unknown, guildId: string): ServerSettings => {
    if (kept === undefined) return defaultSettings;
    const settings = readKeptSettings(kept);
    if (settings === undefined)
      log('warn', 'the kept settings are not understood; the defaults are used', { guildId });
    return settings ?? defaultSettings;
  };

  return {
    /** A store that cannot be read must not keep the bot from ruling: the defaults stand in. */
    async read(guildId) {
      const kept = await inTime(store.get(serverKey(guildId))).catch((error: unknown) => {
        log('error', 'the settings could not be read; the defaults are used', { guildId, error });
        return undefined;
      });
      return understood(kept, guildId);
    },

    /** What cannot be read is not changed: the defaults would take the place of what was kept. */
    async write(guildId, change) {
      const kept = await update(serverKey(guildId), (before) => {
        const settings = understood(before, guildId);
        return keptSettings(
          changedSettings(settings, typeof change === 'function' ? change(settings) : change),
        );
      });
      return understood(kept, guildId);
    },

    async keepLine(line, days = LINE_KEPT_DAYS) {
      // One that is kept for less long stands for itself: it must not end what another button keeps.
      const key = keyOfLine(days === LINE_KEPT_DAYS ? line : `${days} days: ${line}`);
      await inTime(store.set(lineKey(key), line, days * DAY_MS));
      return key;
    },

    async readLine(key) {
      // Whoever types an id may type anything; PostgreSQL fails on some of it.
      if (!/^[\x21-\x7e]{1,64}$/.test(key)) return undefined;
      const line = await inTime(store.get(lineKey(key)));
      return typeof line === 'string' ? line : undefined;
    },

    async close() {
      await store.disconnect();
    },
  };
}
