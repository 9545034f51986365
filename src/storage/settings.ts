import type { ServerSettings, SettingsChange } from './settings-store.ts';

/** Reads and keeps the settings of Discord servers. */
export interface Settings {
  /** The settings of a server, or the defaults where nothing was kept. */
  read(guildId: string): Promise<ServerSettings>;
  /** Changes settings of a server, and gives all of them; a function is called again where another changed them meanwhile. */
  write(
    guildId: string,
    change: SettingsChange | ((now: ServerSettings) => SettingsChange),
  ): Promise<ServerSettings>;
  /** Keeps a line that is too long for a button, for 30 `days` if not said, and gives the key that finds it again. */
  keepLine(line: string, days?: number): Promise<string>;
  /** The line behind a key, or undefined where it was forgotten. */
  readLine(key: string): Promise<string | undefined>;
  close(): Promise<void>;
}
