import type Keyv from 'keyv';
import { z } from 'zod';
import type { Log } from '../platform/log.ts';
import { rulesets } from '../vocabulary/rulesets.ts';
import { inTime } from './in-time.ts';
import { lineKey as keyOfLine } from './line-key.ts';
import type { Settings } from './settings.ts';
import { updatesIn } from './updates.ts';

/** How many channels a server may name. */
export const MOST_CHANNELS = 50;

const snowflake = z.string().regex(/^\d{1,20}$/);

/** What is kept since version 2. */
const schema = z.object({
  ruleset: z.enum(rulesets),
  /** Who sees answers: all in the channel, or the asker alone. */
  answers: z.enum(['public', 'private']),
  /** The channels in which answers may be seen by all; empty: every one. */
  channels: z.array(snowflake).max(MOST_CHANNELS).readonly(),
  /** The role whose members may keep house notes. */
  moderators: snowflake.optional(),
  /** The channel that rulings flagged as wrong are posted to. */
  log: snowflake.optional(),
  /** The language of labels, as Discord names it; left out: that of each reader. */
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
    .optional(),
});

/** What a server has chosen. */
export type ServerSettings = Readonly<z.infer<typeof schema>>;

/** Settings to be changed; one that is undefined goes back to its default. */
export type SettingsChange = { readonly [Name in keyof ServerSettings]?: ServerSettings[Name] | undefined };

export const defaultSettings: ServerSettings = { ruleset: 'tcg', answers: 'public', channels: [] };

const VERSION = 2;
const ofThisVersion = z.object({ version: z.literal(VERSION), settings: schema });
/** Version 1 had the ruleset and nothing else, not even its version. */
const ofVersionOne = z
  .strictObject({ ruleset: z.enum(rulesets) })
  .transform((settings) => ({ settings: { ...defaultSettings, ...settings } }));
const anyVersion = z.union([ofThisVersion, ofVersionOne]);

/** Settings as they are kept. */
const keptSettings = (settings: ServerSettings): object => ({ version: VERSION, settings });

/** Reads kept settings of this version or an older one; undefined where they are not understood. */
function readKeptSettings(kept: unknown): ServerSettings | undefined {
  const read = anyVersion.safeParse(kept);
  return read.success ? read.data.settings : undefined;
}

/** The settings with a change made. */
export function changedSettings(settings: ServerSettings, change: SettingsChange): ServerSettings {
  const changed = Object.entries({ ...settings, ...change }).filter(([, value]) => value !== undefined);
  return schema.parse({ ...defaultSettings, ...Object.fromEntries(changed) });
}

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
