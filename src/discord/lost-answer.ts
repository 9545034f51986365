import { DiscordAPIError, HTTPError, RESTJSONErrorCodes } from 'discord.js';

/** What Discord says of an interaction that it takes no answer to any more, or has one already. */
const gone: readonly (number | string)[] = [
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.InvalidWebhookToken,
];

/**
 * Why an answer did not reach Discord, where that is nobody's fault here and no other answer can reach it either: the
 * interaction is gone, or Discord fails. Undefined for what is a bug of the bot.
 */
export function lostAnswer(error: unknown): 'gone' | 'discord-fails' | undefined {
  if (error instanceof DiscordAPIError && gone.includes(error.code)) return 'gone';
  if ((error instanceof DiscordAPIError || error instanceof HTTPError) && error.status >= 500)
    return 'discord-fails';
  return undefined;
}
