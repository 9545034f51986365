import { randomBytes } from 'node:crypto';
import type { Log } from '../platform/log.ts';
import { problemReply } from '../replies/problem-reply.ts';
import type { Reply } from '../replies/reply.ts';
import { StorageFailure, toldToAll } from '../storage/storage-failure.ts';

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
