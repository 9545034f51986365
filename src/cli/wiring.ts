import { type App, openApp } from '../app.ts';
import type { Published, PublishedCard } from '../cards/published.ts';
import { readLine } from '../commands/line.ts';
import type { Config } from '../config.ts';
import type { CardModel } from '../effects/card-model.ts';
import type { Log } from '../log.ts';
import { fail, ok, type Result } from '../problem.ts';
import type { Synced, SyncRequest } from '../qa/sync.ts';
import { cardRow } from './card-row.ts';

/** The bot, connected. */
export interface RunningBot {
  readonly name: string;
  stop(): Promise<void>;
}

/** What `qa sync` asks for; without `from`, what QA_URL says or the public repository. */
export interface SyncAsked extends Pick<SyncRequest, 'force' | 'progress'> {
  readonly from: string | undefined;
}

/** Published cards, and how the text of one is read. */
export interface PublishedReader {
  readonly published: Published;
  toRow(card: PublishedCard): object;
}

/** What the programs need of the rest of the project; tests give their own. */
export interface Wiring {
  openApp(config: Config, log: Log): Promise<Result<App>>;
  /** A card's effect models, as `read --json` prints them. */
  readCard(card: CardModel): object;
  /** Opens a file of published cards, and gives what reads the text of one as a row of `read --json`. */
  openPublished(file: string): Promise<Result<PublishedReader>>;
  /** Loads discord.js, which the console never needs. */
  startBot(app: App, config: Config, log: Log): Promise<Result<RunningBot>>;
  /** Reads the official Q&A numbers into the storage. */
  syncQas(app: App, config: Config, asked: SyncAsked): Promise<Result<Synced>>;
  /** Does so in the background, daily; gives what ends it. */
  keepQasFresh(app: App, config: Config, log: Log): Promise<() => void>;
  /** Registers the slash commands; gives the line that says what was changed. */
  registerCommands(app: App, config: Config): Promise<Result<string>>;
}

/** The real parts. The way of every program to src/app.ts and src/discord goes through here. */
export const wiring: Wiring = {
  openApp: (config, log) => openApp(config, log),
  readCard: cardRow,
  async openPublished(file) {
    const [{ readPublished }, { readCardText }, { readLeaf }, { readingRow }] = await Promise.all([
      import('../cards/published-file.ts'),
      import('../cardtext/read-card-text.ts'),
      import('../cardtext/read-leaf.ts'),
      import('../cardtext/row.ts'),
    ]);
    const published = await readPublished(file);
    if (!published.ok) return published;
    return ok({
      published: published.value,
      toRow: (card) => readingRow(card, readCardText(card, readLeaf)),
    });
  },
  async startBot({ services, commands }, { discordToken: token = '', discordApiBase: apiBase }, log) {
    const { startBot } = await import('../discord/client.ts');
    return startBot({
      token,
      apiBase,
      commands,
      services,
      readLine: (line) => readLine(line, commands),
      log,
    });
  },
  async syncQas({ services }, { qaUrl }, { from, ...asked }) {
    const { PUBLIC_SOURCE, syncQas } = await import('../qa/sync.ts');
    if (from === undefined && qaUrl === 'off') return fail(qaUrlOff);
    return syncQas(services.qas, { ...asked, from: from ?? qaUrl ?? PUBLIC_SOURCE });
  },
  async keepQasFresh({ services }, { qaUrl }, log) {
    if (qaUrl === 'off') return () => undefined;
    const [{ PUBLIC_SOURCE }, { keepFresh }] = await Promise.all([
      import('../qa/sync.ts'),
      import('../qa/keep-fresh.ts'),
    ]);
    return keepFresh({ shelf: services.qas, from: qaUrl ?? PUBLIC_SOURCE, log });
  },
  async registerCommands({ commands }, { discordToken: token = '', discordApiBase, ...config }) {
    const { registerCommands, registrationLine } = await import('../discord/register.ts');
    const { restClient } = await import('../discord/rest.ts');
    const registered = await registerCommands({
      rest: restClient(token, discordApiBase),
      commands,
      ...(config.discordClientId === undefined ? {} : { applicationId: config.discordClientId }),
      ...(config.discordGuildId === undefined ? {} : { guildId: config.discordGuildId }),
    });
    return registered.ok ? ok(registrationLine(registered.value)) : registered;
  },
};

const qaUrlOff = {
  code: 'qa-url-off',
  found: 'QA_URL (off)',
  expected: 'must not be off to fetch the official Q&A numbers',
  hint: 'Or say where from: headjudge qa sync --from ADDRESS, FILE or FOLDER',
} as const;
