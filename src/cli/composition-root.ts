import { type App, dataFolder, openApp } from '../app/app.ts';
import type { CardModel } from '../card-model/card-model.ts';
import type { CatalogueProgress } from '../cards/sync/sync-catalogue.ts';
import type { Config } from '../platform/config.ts';
import { defined } from '../platform/defined.ts';
import type { Log, LogLevel } from '../platform/log.ts';
import { fail, ok, plainProblem, type Result } from '../platform/problem.ts';
import type { SyncAsked } from './arguments.ts';
import type { ForkedBot } from './processes.ts';
import { cardRow } from './subcommands/card-row.ts';

/** Does nothing, where nothing was begun that is to be ended. */
const nothing = (): void => undefined;

/** What the programs need of the rest of the project, loaded when it is first used; tests give parts of their own. */
export const wiring = {
  openApp,
  /** A card's effect models, as `read --json` prints them. */
  readCard: (card: CardModel): object => cardRow(card),
  /** Begins a painter of pictures, which the caller closes. */
  async painter() {
    const { painter } = await import('../pictures/painting/painter.ts');
    // Nobody on Discord waits for it, and the machine may be busy.
    return painter({ paintMs: 30_000 });
  },
  /** Loads discord.js, which the console never needs; the bot takes interactions over HTTP where `http` is set. */
  startBot: async (app: App, config: Config, log: Log) =>
    (await import('./start-bot.ts')).startBotFor(app, config, log),
  /** Opens the log of the bot: JSON, a line each. */
  openBotLog: async (level: LogLevel) => (await import('../platform/json-log.ts')).openJsonLog(level),
  /** Starts another process of the bot, with this added to the environment. */
  forkBot: async (env: Readonly<Record<string, string>>): Promise<ForkedBot> =>
    (await import('node:cluster')).default.fork(env),
  /** What Discord says of the application that the token belongs to. */
  checkApplication: async ({ discordToken = '', discordApiBase }: Config) =>
    (await import('../discord/application.ts')).checkApplication(discordToken, discordApiBase),
  recommendedShards: async ({ discordToken = '', discordApiBase }: Config) =>
    (await import('../discord/application.ts')).recommendedShards(discordToken, discordApiBase),
  /** Reads the official Q&A numbers into the storage. */
  async syncQas(
    { services }: App,
    { qaUrl }: Config,
    { from = qaUrl, ...asked }: SyncAsked & { readonly progress?: (read: number) => void },
  ) {
    const { PUBLIC_SOURCE, syncQas } = await import('../qa/sync.ts');
    if (from === 'off') return fail(plainProblem('qa-url-off'));
    return syncQas(services.qas, { ...asked, from: from ?? PUBLIC_SOURCE });
  },
  /** Does so in the background, daily; gives what ends it. */
  async keepQasFresh({ services }: App, { qaUrl }: Config, log: Log) {
    if (qaUrl === 'off') return nothing;
    const { keepQasFresh, PUBLIC_SOURCE } = await import('../qa/sync.ts');
    return keepQasFresh({ shelf: services.qas, from: qaUrl ?? PUBLIC_SOURCE, log });
  },
  /** Fetches the card catalogue and puts it in the place of the one that there is. */
  async syncCatalogue(
    { catalogUrl, dataDir }: Config,
    { from = catalogUrl, ...asked }: SyncAsked & { readonly progress: (progress: CatalogueProgress) => void },
  ) {
    const [{ syncCatalogue }, { PUBLIC_CATALOGUE }, { loadModelling }] = await Promise.all([
      import('../cards/sync/sync-catalogue.ts'),
      import('../cards/sync/catalogue-source.ts'),
      import('../app/open-cards.ts'),
    ]);
    if (from === 'off') return fail(plainProblem('catalog-url-off'));
    const modelling = await loadModelling(dataFolder);
    if (!modelling.ok) return modelling;
    return syncCatalogue({ ...asked, dataDir, from: from ?? PUBLIC_CATALOGUE }, modelling.value);
  },
  /** Does so in the background, daily; gives what ends it. */
  async keepCatalogueFresh(
    app: App,
    { catalogUrl, dataDir }: Config,
    log: Log,
    shown?: {
      readonly firstMs: number;
      readonly progress: (progress: CatalogueProgress | undefined) => void;
    },
  ) {
    if (catalogUrl === 'off') return nothing;
    const [{ PUBLIC_CATALOGUE }, { keepCatalogueFresh }] = await Promise.all([
      import('../cards/sync/catalogue-source.ts'),
      import('./keep-catalogue.ts'),
    ]);
    return keepCatalogueFresh({ app, dataDir, from: catalogUrl ?? PUBLIC_CATALOGUE, log, ...shown });
  },
  /** Registers the slash commands; gives the line that says what was changed. */
  async registerCommands(
    { commands }: App,
    { discordToken = '', discordApiBase, discordClientId: applicationId, discordGuildId: guildId }: Config,
  ): Promise<Result<string>> {
    const { registerCommands, registrationLine } = await import('../discord/register.ts');
    const { restClient } = await import('../discord/rest.ts');
    const rest = restClient(discordToken, discordApiBase);
    const registered = await registerCommands({ rest, commands, ...defined({ applicationId, guildId }) });
    return registered.ok ? ok(registrationLine(registered.value)) : registered;
  },
};

export type Wiring = typeof wiring;
