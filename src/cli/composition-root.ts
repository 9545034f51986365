import { type App, type AppOptions, dataFolder, openApp } from '../app/app.ts';
import type { CardModel } from '../card-model/card-model.ts';
import type { CatalogueProgress, CatalogueSynced } from '../cards/sync/compile.ts';
import type { Application } from '../discord/check-application.ts';
import type { Painter } from '../pictures/painting/painter.ts';
import type { Config } from '../platform/config.ts';
import { defined } from '../platform/defined.ts';
import type { Log, LogLevel } from '../platform/log.ts';
import { fail, ok, type Problem, type Result } from '../platform/problem.ts';
import type { Synced, SyncRequest } from '../qa/sync.ts';
import type { ForkedBot } from './processes.ts';
import { cardRow } from './subcommands/card-row.ts';

/** The bot, connected. */
export interface RunningBot {
  readonly name: string;
  /** Resolves with why, when it can answer no more. */
  readonly ended?: Promise<Problem>;
  stop(): Promise<void>;
}

/** What `qa sync` asks for; without `from`, what QA_URL says or the public repository. */
export interface SyncAsked extends Pick<SyncRequest, 'force' | 'progress'> {
  readonly from: string | undefined;
}

/** What `catalog sync` asks for; without `from`, what CATALOG_URL says or YAML Yugi. */
export interface CatalogueAsked {
  readonly from: string | undefined;
  readonly force: boolean;
  readonly progress: (progress: CatalogueProgress) => void;
}

/** How a sync in the background is begun and shown. */
export interface ShownSync {
  readonly firstMs: number;
  readonly progress: (progress: CatalogueProgress | undefined) => void;
}

/** What the programs need of the rest of the project; tests give their own. */
export interface Wiring {
  openApp(config: Config, log: Log, options?: AppOptions): Promise<Result<App>>;
  /** A card's effect models, as `read --json` prints them. */
  readCard(card: CardModel): object;
  /** Begins a painter of pictures, which the caller closes. */
  painter(): Promise<Painter>;
  /** Loads discord.js, which the console never needs; the bot takes interactions over HTTP where `http` is set. */
  startBot(app: App, config: Config, log: Log): Promise<Result<RunningBot>>;
  /** Opens the log of the bot: JSON, a line each. */
  openBotLog(level: LogLevel): Promise<Log>;
  /** Starts another process of the bot, with this added to the environment. */
  forkBot(env: Readonly<Record<string, string>>): Promise<ForkedBot>;
  /** What Discord says of the application that the token belongs to. */
  checkApplication(config: Config): Promise<Result<Application>>;
  /** How many shards Discord recommends for the bot. */
  recommendedShards(config: Config): Promise<Result<number>>;
  /** Reads the official Q&A numbers into the storage. */
  syncQas(app: App, config: Config, asked: SyncAsked): Promise<Result<Synced>>;
  /** Does so in the background, daily; gives what ends it. */
  keepQasFresh(app: App, config: Config, log: Log): Promise<() => void>;
  /** Fetches the card catalogue and puts it in the place of the one that there is. */
  syncCatalogue(config: Config, asked: CatalogueAsked): Promise<Result<CatalogueSynced>>;
  /** Does so in the background, daily; gives what ends it. */
  keepCatalogueFresh(app: App, config: Config, log: Log, shown?: ShownSync): Promise<() => void>;
  /** Registers the slash commands; gives the line that says what was changed. */
  registerCommands(app: App, config: Config): Promise<Result<string>>;
}

/** The real parts. The way of every program to src/app/app.ts and src/discord goes through here. */
export const wiring: Wiring = {
  openApp: (config, log, options) => openApp(config, log, options),
  readCard: cardRow,
  async painter() {
    const { painter } = await import('../pictures/painting/painter.ts');
    // Nobody on Discord waits for it, and the machine may be busy.
    return painter({ paintMs: 30_000 });
  },
  startBot: async (app, config, log) => (await import('./start-bot.ts')).startBotFor(app, config, log),
  async forkBot(env) {
    const { default: cluster } = await import('node:cluster');
    return cluster.fork(env);
  },
  async checkApplication({ discordToken: token = '', discordApiBase }) {
    const { checkApplication } = await import('../discord/check-application.ts');
    return checkApplication(token, discordApiBase);
  },
  async recommendedShards({ discordToken: token = '', discordApiBase }) {
    const { recommendedShards } = await import('../discord/recommended-shards.ts');
    return recommendedShards(token, discordApiBase);
  },
  openBotLog: async (level) => (await import('../platform/json-log.ts')).openJsonLog(level),
  async syncQas({ services }, { qaUrl }, { from, ...asked }) {
    const { PUBLIC_SOURCE, syncQas } = await import('../qa/sync.ts');
    if (from === undefined && qaUrl === 'off') return fail(qaUrlOff);
    return syncQas(services.qas, { ...asked, from: from ?? qaUrl ?? PUBLIC_SOURCE });
  },
  async keepQasFresh({ services }, { qaUrl }, log) {
    if (qaUrl === 'off') return () => undefined;
    const [{ PUBLIC_SOURCE }, { keepQasFresh }] = await Promise.all([
      import('../qa/sync.ts'),
      import('../qa/keep-fresh.ts'),
    ]);
    return keepQasFresh({ shelf: services.qas, from: qaUrl ?? PUBLIC_SOURCE, log });
  },
  async syncCatalogue({ catalogUrl, dataDir }, { from, ...asked }) {
    const [{ syncCatalogue }, { PUBLIC_CATALOGUE }, { loadModelling }] = await Promise.all([
      import('../cards/sync/sync-catalogue.ts'),
      import('../cards/sync/catalogue-source.ts'),
      import('../app/open-cards.ts'),
    ]);
    if (from === undefined && catalogUrl === 'off') return fail(catalogUrlOff);
    const modelling = await loadModelling(dataFolder);
    if (!modelling.ok) return modelling;
    return syncCatalogue(
      { ...asked, dataDir, from: from ?? catalogUrl ?? PUBLIC_CATALOGUE },
      modelling.value,
    );
  },
  async keepCatalogueFresh(app, { catalogUrl, dataDir }, log, shown) {
    if (catalogUrl === 'off') return () => undefined;
    const [{ PUBLIC_CATALOGUE }, { keepCatalogueFresh }] = await Promise.all([
      import('../cards/sync/catalogue-source.ts'),
      import('./keep-catalogue.ts'),
    ]);
    return keepCatalogueFresh({ app, dataDir, from: catalogUrl ?? PUBLIC_CATALOGUE, log, ...shown });
  },
  async registerCommands({ commands }, { discordToken: token = '', discordApiBase, ...config }) {
    const { registerCommands, registrationLine } = await import('../discord/register.ts');
    const { restClient } = await import('../discord/rest.ts');
    const registered = await registerCommands({
      rest: restClient(token, discordApiBase),
      commands,
      ...defined({ applicationId: config.discordClientId, guildId: config.discordGuildId }),
    });
    return registered.ok ? ok(registrationLine(registered.value)) : registered;
  },
};

const catalogUrlOff = {
  code: 'catalog-url-off',
  found: 'CATALOG_URL (off)',
  expected: 'must not be off to fetch the card catalogue',
  hint: 'Or say where from: npm run -s headjudge -- catalog sync --from ADDRESS or FILE',
} as const;

const qaUrlOff = {
  code: 'qa-url-off',
  found: 'QA_URL (off)',
  expected: 'must not be off to fetch the official Q&A numbers',
  hint: 'Or say where from: npm run -s headjudge -- qa sync --from ADDRESS, FILE or FOLDER',
} as const;
