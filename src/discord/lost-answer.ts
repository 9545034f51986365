import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import { HungUp } from './http/open-responses.ts';
import { isUnreachable } from './problems.ts';

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

/**
 * Why an answer did not reach Discord, where that is nobody's fault here and no other answer can reach it either: the
 * interaction is gone, the bot may not write there, or Discord fails. Undefined for what is a bug of the bot.
 */
export function lostAnswer(error: unknown): 'gone' | 'not-allowed' | 'discord-fails' | undefined {
  if (error instanceof HungUp) return 'gone';
  if (error instanceof DiscordAPIError && gone.includes(error.code)) return 'gone';
  if (error instanceof DiscordAPIError && notAllowed.includes(error.code)) return 'not-allowed';
  if (error instanceof DiscordAPIError && error.status >= 500) return 'discord-fails';
  if (isUnreachable(error)) return 'discord-fails';
  return undefined;
}
