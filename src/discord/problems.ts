import { randomBytes } from 'node:crypto';
import {
  DiscordAPIError,
  DiscordjsError,
  DiscordjsErrorCodes,
  GatewayCloseCodes,
  HTTPError,
  RESTJSONErrorCodes,
} from 'discord.js';
import type { Log } from '../platform/log.ts';
import { fail, ok, type Problem, problemOf, type Result } from '../platform/problem.ts';
import { problemReply } from '../replies/problem-reply.ts';
import type { Reply } from '../replies/reply.ts';
import { StorageFailure, toldToAll } from '../storage/storage-failure.ts';

/** What is asked of Discord. Problems: the token is refused, Discord cannot be reached, or refuses it otherwise. */
export async function asking<T>(ask: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await ask());
  } catch (error) {
    const problem = connectionProblem(error);
    if (problem === undefined) throw error;
    return fail(problem);
  }
}

/** The failures of talking to Discord that whoever runs the bot can mend; anything else is a bug. */
export const connectionProblem = (error: unknown): Problem | undefined => {
  if (isTokenRefused(error)) return problemOf('discord-token', 'DISCORD_TOKEN');
  const ended = error instanceof Error ? endingsThrown.get(error.message) : undefined;
  if (ended !== undefined) return endedFor(ended);
  if (error instanceof DiscordAPIError)
    return {
      code: 'discord-refuses',
      found: `${error.method} ${new URL(error.url).pathname}`,
      expected: `Discord answers ${error.status}, ${error.message.replace(/\s*\n\s*/g, '; ')}`,
    };
  if (isUnreachable(error)) return problemOf('discord-unreachable', error.message);
  return;
};

/** What each close code means after which Discord lets no client reconnect (Gateway Close Event Codes). */
const endings: ReadonlyMap<number, readonly [what: string, hint: string]> = new Map([
  [GatewayCloseCodes.AuthenticationFailed, ['the token is refused', 'Copy it again from the Bot page.']],
  [GatewayCloseCodes.InvalidShard, ['there is no such shard', 'Check DISCORD_SHARDS.']],
  [
    GatewayCloseCodes.ShardingRequired,
    ['the bot is in too many servers for so few shards', 'Check DISCORD_SHARDS.'],
  ],
  [GatewayCloseCodes.InvalidAPIVersion, ['this version of the API is gone', 'Update the bot.']],
  [GatewayCloseCodes.InvalidIntents, ['the intents are not valid', 'Update the bot.']],
  [
    GatewayCloseCodes.DisallowedIntents,
    ['the intents are not allowed', 'Check the Bot page of the application.'],
  ],
]);

/** What @discordjs/ws throws where it is ended so before the bot is ready; it does not say the code. */
const endingsThrown: ReadonlyMap<string, number> = new Map([
  ['Invalid shard', GatewayCloseCodes.InvalidShard],
  ['Sharding is required', GatewayCloseCodes.ShardingRequired],
  ['Used an invalid API version', GatewayCloseCodes.InvalidAPIVersion],
  ['Used invalid intents', GatewayCloseCodes.InvalidIntents],
  ['Used disallowed intents', GatewayCloseCodes.DisallowedIntents],
]);

/** Why Discord ended a connection for good. */
export const endedFor = (code: number): Problem => {
  const [what, hint] = endings.get(code) ?? ['it does not say why', 'Start the bot again.'];
  return {
    code: 'discord-ended',
    found: `The connection to Discord (${code})`,
    expected: `was ended for good: ${what}`,
    hint,
  };
};

const isTokenRefused = (error: unknown): boolean => {
  if (error instanceof DiscordAPIError) return error.status === 401;
  if (error instanceof DiscordjsError) return error.code === DiscordjsErrorCodes.TokenInvalid;
  // The gateway closing with 4004 comes as a plain error of @discordjs/ws.
  return error instanceof Error && error.message === 'Authentication failed';
};

const networkCodes = /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|UND_ERR_)/;

/** Did the way to Discord fail, and not Discord refuse something? */
export const isUnreachable = (error: unknown): error is Error => {
  if (error instanceof HTTPError) return true;
  // A storage that cannot be reached is no fault of Discord, and the answer can still say so.
  if (!(error instanceof Error) || error instanceof StorageFailure) return false;
  if (error.name === 'AbortError') return true;
  const code = 'code' in error ? error.code : undefined;
  return (typeof code === 'string' && networkCodes.test(code)) || isUnreachable(error.cause);
};

/** Logs what was thrown as one line, and gives the polite reply to it; for a bug that names the bug's id. */
export const reportThrown = (error: unknown, doing: string, log: Log): Reply => {
  const fields = { error: error instanceof Error ? error : String(error) };
  if (error instanceof StorageFailure) {
    log('error', `the storage failed in ${doing}`, fields);
    return problemReply(toldToAll(error));
  }
  const id = randomBytes(3).toString('hex');
  log('error', `bug ${id} in ${doing}`, fields);
  return {
    tone: 'error',
    title: 'Something went wrong',
    lead: `Sorry, that is a bug of this bot. Please tell its host the error id ${id}.`,
  };
};

/** What is thrown where the one who asked has hung up: Discord does so after three seconds. */
export class HungUp extends Error {
  constructor() {
    super('Discord no longer waits for the response');
    this.name = 'HungUp';
  }
}

/** What Discord says of an interaction that it takes no answer to any more, or has one already. */
const gone: readonly (number | string)[] = [
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.InvalidWebhookToken,
];

/** What Discord says where the bot may not write: of a message that is answered; an interaction is always open to it. */
const notAllowed: readonly (number | string)[] = [
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.CannotReplyWithoutPermissionToReadMessageHistory,
];

/** Why an answer did not reach Discord where nobody here is at fault; undefined for what is a bug of the bot. */
export function lostAnswer(error: unknown): 'gone' | 'not-allowed' | 'discord-fails' | undefined {
  if (error instanceof HungUp) return 'gone';
  if (error instanceof DiscordAPIError && gone.includes(error.code)) return 'gone';
  if (error instanceof DiscordAPIError && notAllowed.includes(error.code)) return 'not-allowed';
  if (error instanceof DiscordAPIError && error.status >= 500) return 'discord-fails';
  if (isUnreachable(error)) return 'discord-fails';
  return undefined;
}
