import { DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { Services } from '../../commands/command.ts';
import type { Log } from '../../platform/log.ts';
import { fail, ok, type Problem } from '../../platform/problem.ts';
import { embedReply } from '../../replies/embed.ts';
import type { Settings } from '../../storage/settings.ts';
import { customIdsOf } from './custom-id.ts';

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
      return fail(notPosted);
    }
  };

const notPosted: Problem = {
  code: 'log-channel-closed',
  found: "This server's log channel",
  expected: 'must be one that the bot may see and write in',
  hint: 'Somebody who manages the server can allow it (View Channel, Send Messages, Embed Links), or choose another: /settings log:...',
};
