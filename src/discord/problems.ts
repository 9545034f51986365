import { DiscordAPIError, DiscordjsError, DiscordjsErrorCodes, HTTPError } from 'discord.js';
import type { Problem } from '../problem.ts';

/** The failures of talking to Discord that whoever runs the bot can mend; anything else is a bug. */
export const connectionProblem = (error: unknown): Problem | undefined => {
  if (isTokenRefused(error)) {
    return {
      code: 'discord-token',
      found: 'DISCORD_TOKEN',
      expected: 'Discord refuses this token',
      hint: 'Copy it again from the Bot page of the application.',
    };
  }
  if (error instanceof DiscordAPIError) {
    return {
      code: 'discord-refuses',
      found: `${error.method} ${new URL(error.url).pathname}`,
      expected: `Discord answers ${error.status}, ${error.message.replace(/\s*\n\s*/g, '; ')}`,
    };
  }
  if (isUnreachable(error)) {
    return {
      code: 'discord-unreachable',
      found: error.message,
      expected: 'Discord cannot be reached',
      hint: 'Check the network and DISCORD_API_BASE.',
    };
  }
  return;
};

const isTokenRefused = (error: unknown): boolean => {
  if (error instanceof DiscordAPIError) return error.status === 401;
  if (error instanceof DiscordjsError) return error.code === DiscordjsErrorCodes.TokenInvalid;
  // The gateway closing with 4004 comes as a plain error of @discordjs/ws.
  return error instanceof Error && error.message === 'Authentication failed';
};

const networkCodes = /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|UND_ERR_)/;

const isUnreachable = (error: unknown): error is Error => {
  if (error instanceof HTTPError) return true;
  if (!(error instanceof Error)) return false;
  if (error.name === 'AbortError') return true;
  const code = 'code' in error ? error.code : undefined;
  return (typeof code === 'string' && networkCodes.test(code)) || isUnreachable(error.cause);
};
