import type { Command, Services } from '../commands/command.ts';
import type { Config } from '../config.ts';
import type { CardModel } from '../effects/card-model.ts';
import type { Log } from '../log.ts';
import type { Result } from '../problem.ts';

/** All that a program works with, open. */
export interface App {
  readonly services: Services;
  readonly commands: readonly Command[];
  close(): Promise<void>;
}

/** The bot, connected. */
export interface RunningBot {
  readonly name: string;
  stop(): Promise<void>;
}

/** What the programs need of the rest of the project; tests give their own. */
export interface Wiring {
  openApp(config: Config, log: Log): Promise<App>;
  /** A card's effect models, as `read --json` prints them. */
  readCard(card: CardModel): object;
  /** Loads discord.js, which the console never needs. */
  startBot(app: App, config: Config, log: Log): Promise<Result<RunningBot>>;
  /** Registers the slash commands; gives the line that says what was changed. */
  registerCommands(app: App, config: Config): Promise<Result<string>>;
}

const unwired = (what: string): never => {
  throw new Error(`src/cli/wiring.ts does not say yet where ${what} comes from`);
};

/** The real parts. The way of every program to src/app.ts and src/discord goes through here. */
export const wiring: Wiring = {
  openApp: () => unwired('openApp'),
  readCard: () => unwired('readCard'),
  startBot: () => unwired('startBot'),
  registerCommands: () => unwired('registerCommands'),
};
