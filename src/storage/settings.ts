import type { Ruleset } from '../vocabulary/rulesets.ts';

/** What a server has chosen. */
export interface ServerSettings {
  readonly ruleset: Ruleset;
}

/** Reads and keeps the settings of Discord servers. */
export interface Settings {
  /** The settings of a server, or the defaults where nothing was kept. */
  read(guildId: string): Promise<ServerSettings>;
  /** Keeps new settings for a server. */
  write(guildId: string, settings: ServerSettings): Promise<void>;
  /** Keeps a line that is too long for a button, and gives the key that finds it again. */
  keepLine(line: string): Promise<string>;
  /** The line behind a key, or undefined where it was forgotten. */
  readLine(key: string): Promise<string | undefined>;
  /** Closes the store. */
  close(): Promise<void>;
}
