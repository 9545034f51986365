import { randomBytes } from 'node:crypto';
import type { Log } from '../log.ts';
import type { Reply } from '../replies/reply.ts';

/** Logs a bug as one line, and gives the polite reply that names its id. */
export const reportBug = (error: unknown, doing: string, log: Log): Reply => {
  const id = randomBytes(3).toString('hex');
  log('error', `bug ${id} in ${doing}`, { error: error instanceof Error ? error : String(error) });
  return {
    tone: 'error',
    title: 'Something went wrong',
    lead: `Sorry, that is a bug of this bot. Please tell its host the error id ${id}.`,
  };
};
