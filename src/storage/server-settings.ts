import { z } from 'zod';
import { rulesets } from '../vocabulary/rulesets.ts';

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
export const keptSettings = (settings: ServerSettings): object => ({ version: VERSION, settings });

/** Reads kept settings of this version or an older one; undefined where they are not understood. */
export function readKeptSettings(kept: unknown): ServerSettings | undefined {
  const read = anyVersion.safeParse(kept);
  return read.success ? read.data.settings : undefined;
}

/** The settings with a change made. */
export function changedSettings(settings: ServerSettings, change: SettingsChange): ServerSettings {
  const changed = Object.entries({ ...settings, ...change }).filter(([, value]) => value !== undefined);
  return schema.parse({ ...defaultSettings, ...Object.fromEntries(changed) });
}
