import {
  Client,
  DiscordAPIError,
  Events,
  GatewayIntentBits,
  Options,
  type REST,
  RESTJSONErrorCodes,
  Routes,
  Status,
} from 'discord.js';
import type { Services } from '../commands/command.ts';
import type { ShardState } from '../metrics/metrics.ts';
import { painter as newPainter, type Painter } from '../pictures/painting/painter.ts';
import type { Log } from '../platform/log.ts';
import { fail, ok, type Problem, plainProblem, type Result } from '../platform/problem.ts';
import { within } from '../platform/within.ts';
import { embedReply } from '../replies/embed.ts';
import type { Settings } from '../storage/settings.ts';
import { answerer } from './answering.ts';
import { interactionRouter, type RouterOptions } from './interactions.ts';
import { mentionRouter } from './mention.ts';
import { customIdsOf } from './messages/custom-id.ts';
import { connectionProblem, endedFor } from './problems.ts';
import { requestAgain, withoutToken } from './rest.ts';

/** How long a bot that stops waits for the answers under way, in milliseconds: each is there after 2.5 seconds, or late. */
const LONGEST_MS = 2700;

/** What is being answered. */
export interface UnderWay<T> {
  take(asked: T): void;
  /** Resolves when those that were taken are answered, or have had their time. */
  settled(): Promise<void>;
}

/** Follows what a router answers, for a bot that stops; what the router cannot even read is logged and dropped. */
export function underWay<T>(route: (asked: T) => Promise<void>, log: Log): UnderWay<T> {
  const jobs = new Set<Promise<void>>();
  return {
    take(asked) {
      const job = route(asked)
        .catch((error: unknown) =>
          log('error', 'what Discord sent was not understood, and is dropped', { error }),
        )
        .finally(() => jobs.delete(job));
      jobs.add(job);
    },
    async settled() {
      await within(LONGEST_MS, Promise.all(jobs), undefined);
    },
  };
}

/** What Discord answers where the bot may not post to a channel, or there is none. */
const refusals: readonly (number | string)[] = [
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.UnknownChannel,
];

/** Posts replies to channels of servers, with no one mentioned. */
export const poster =
  (rest: REST, settings: Settings, log: Log): NonNullable<Services['post']> =>
  async (channelId, reply) => {
    const message = embedReply(reply, await customIdsOf(reply, settings, log));
    try {
      await rest.post(Routes.channelMessages(channelId), {
        body: { ...message, allowed_mentions: { parse: [] } },
      });
      return ok(undefined);
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error;
      if (!refusals.includes(error.code)) throw error;
      log('warn', 'the log channel of a server cannot be posted to', { channelId, code: error.code });
      return fail(plainProblem('log-channel-closed'));
    }
  };

export interface BotOptions extends Omit<RouterOptions, 'painter'> {
  readonly token: string;
  /** Left out: a painter of the bot's own. */
  readonly painter?: Painter;
  /** Says whether questions can be answered, where that is asked over HTTP. */
  readonly ready?: () => Promise<{ readonly ready: boolean }>;
  /** Which shards to connect; left out: all that Discord recommends. */
  readonly shards?: { readonly first: number; readonly last: number; readonly count: number };
  /** Answers messages that mention the bot too; Discord then tells it of all messages in servers. Left out: no. */
  readonly mentions?: boolean;
  /** Where Discord's REST interface is, with no slash at its end; the gateway's address is asked of it. */
  readonly apiBase: string;
}

/** A bot that is connected and answers. */
export interface Bot {
  /** What it is called in the log. */
  readonly name: string;
  /** Where it takes interactions over HTTP. */
  readonly port?: number;
  /** Where it tells its metrics. */
  readonly metricsPort?: number;
  /** Resolves with why, when Discord ends the connection for good: then the bot hears nothing any more. */
  readonly ended?: Promise<Problem>;
  /** Its connections to the gateway, as they are now; none over HTTP. */
  readonly shards?: () => readonly ShardState[];
  /** Answers what it has taken, then takes no more. */
  stop(): Promise<void>;
}

/** Connects to Discord and answers interactions; resolves when the bot is ready, or with why it cannot be. */
export const startBot = async (options: BotOptions): Promise<Result<Bot>> => {
  const log = withoutToken(options.log, options.token);
  const client = newClient(options.apiBase, options);
  logConnection(client, log);
  dropMalformed(client, log);
  // A connection that closes is told as lost, unless it is the bot that closes it.
  const reconnecting = (shard: number): void => log('warn', 'connection lost, reconnecting', { shard });
  client.on(Events.ShardReconnecting, reconnecting);
  const painter = options.painter ?? newPainter();
  const services = onDiscord(client, options.services, log);
  const answer = answerer({ settings: services.settings, painter, log }, { ...options, log });
  const answers = underWay(interactionRouter({ ...options, services, log, painter }, answer), log);
  client.on(Events.InteractionCreate, answers.take);
  // Without its intent no message comes.
  const mentions = underWay(mentionRouter({ commands: options.commands, services }, answer), log);
  client.on(Events.MessageCreate, mentions.take);

  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const ended = new Promise<Problem>((resolve) => {
    client.once(Events.ShardDisconnect, ({ code }) => resolve(endedFor(code)));
  });
  try {
    await client.login(options.token);
    const first = await Promise.race([ready, ended]);
    if (!(first instanceof Client)) {
      await Promise.all([client.destroy(), painter.close()]);
      return fail(first);
    }
    const { user } = first;
    const stop = async (): Promise<void> => {
      client.off(Events.ShardReconnecting, reconnecting);
      client.off(Events.InteractionCreate, answers.take);
      client.off(Events.MessageCreate, mentions.take);
      await Promise.all([answers.settled(), mentions.settled()]);
      await Promise.all([client.destroy(), painter.close()]);
    };
    return ok({ name: user.tag, ended, shards: () => shardStates(client), stop });
  } catch (error) {
    await client.destroy();
    const problem = connectionProblem(error);
    if (problem === undefined) throw error;
    return fail(problem);
  }
};

/**
 * What Discord sends and discord.js cannot read is logged and dropped: it throws where nobody else could catch it, and
 * that would end the process. The way is that of every event, and the same since version 12 of discord.js; a test with the
 * real client goes through it.
 */
const dropMalformed = (client: Client, log: Log): void => {
  const events = client.ws as unknown as {
    handlePacket(packet?: { readonly t?: unknown }, shard?: unknown): boolean;
  };
  const handle = events.handlePacket.bind(client.ws);
  events.handlePacket = (packet, shard) => {
    try {
      return handle(packet, shard);
    } catch (error) {
      log('error', 'an event of Discord was not understood, and is dropped', { event: packet?.t, error });
      return false;
    }
  };
};

const shardStates = (client: Client): readonly ShardState[] =>
  client.ws.shards.map(({ id, status, ping }) => ({ id, ready: status === Status.Ready, pingMs: ping }));

/** The services of a bot that can post to channels. */
export const onDiscord = (client: Client, services: Services, log: Log): Services => ({
  ...services,
  post: poster(client.rest, services.settings, log),
});

/** A client of discord.js that asks for nothing but interactions, and messages where it is to, and keeps little. */
export const newClient = (
  apiBase: string,
  { shards, mentions = false }: Pick<BotOptions, 'shards' | 'mentions'> = {},
): Client =>
  new Client({
    intents: [GatewayIntentBits.Guilds, ...(mentions ? [GatewayIntentBits.GuildMessages] : [])],
    ...(shards === undefined ? { shards: 'auto' } : { shards: rangeOf(shards), shardCount: shards.count }),
    allowedMentions: { parse: [] },
    // What is sent is made in Discord's own words: there is nothing to be renamed.
    jsonTransformer: (sent) => sent,
    rest: { api: apiBase, makeRequest: requestAgain },
    // Interactions bring all that is needed, so nothing waits for the guilds and little is kept.
    waitGuildTimeout: 0,
    makeCache: Options.cacheWithLimits({
      ...nothingKept,
      GuildMemberManager: { maxSize: 0, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: 0, keepOverLimit: (user) => user.id === user.client.user?.id },
    }),
  });

const rangeOf = ({ first, last }: NonNullable<BotOptions['shards']>): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

const nothingKept = {
  MessageManager: 0,
  ReactionManager: 0,
  PresenceManager: 0,
  VoiceStateManager: 0,
  GuildEmojiManager: 0,
  GuildStickerManager: 0,
  GuildScheduledEventManager: 0,
  GuildInviteManager: 0,
  GuildBanManager: 0,
  StageInstanceManager: 0,
  ThreadManager: 0,
  ThreadMemberManager: 0,
} as const;

const logConnection = (client: Client, log: Log): void => {
  client.on(Events.ClientReady, ({ user, guilds }) =>
    log('info', `connected as ${user.tag}`, { guilds: guilds.cache.size }),
  );
  client.on(Events.ShardResume, (shard, replayed) => log('info', 'connection resumed', { shard, replayed }));
  client.on(Events.ShardDisconnect, ({ code }, shard) =>
    log('error', 'Discord ended the connection for good', { shard, code }),
  );
  client.on(Events.ShardError, (error, shard) =>
    log('warn', 'connection error', { shard, reason: error.message }),
  );
  client.on(Events.Warn, (message) => log('warn', message));
  client.on(Events.Error, (error) => log('error', 'error of the Discord client', { error }));
};
