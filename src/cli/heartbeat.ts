import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { isRunning } from '../platform/is-running.ts';
import type { Log } from '../platform/log.ts';
import { fail, ok, type Result } from '../platform/problem.ts';

/** A running bot says so often that it runs, in milliseconds. */
const BEAT_MS = 15_000;
/** A bot that has not said so for this long does not answer: its event loop is held, in milliseconds. */
const SILENT_MS = 60_000;

/** Each process has a file of its own; its time is the last beat, so that it is renewed on a full disk, too. */
const folderOf = (dataDir: string): string => path.join(dataDir, 'heartbeats', hostname());

/** Lets this process tell that its event loop turns, for `beating` of another one to see; gives what ends it. */
export async function beat(dataDir: string, log: Log, everyMs = BEAT_MS): Promise<() => Promise<void>> {
  const file = path.join(folderOf(dataDir), String(process.pid));
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '');
  } catch (error) {
    log('warn', 'the bot cannot tell that it runs: its health is not watched', { reason: String(error) });
    return async () => undefined;
  }
  const timer = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch((error: unknown) =>
      log('warn', 'the bot could not tell that it runs', { reason: String(error) }),
    );
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await rm(file, { force: true });
  };
}

/** How many bots run on this machine (0 also where none has told so), or that one of them is silent. */
export async function beating(dataDir: string, now = Date.now()): Promise<Result<number>> {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch(() => []);
  let running = 0;
  for (const name of names) {
    // A process that was killed leaves its file behind.
    if (Number(name) === process.pid || !isRunning(Number(name))) continue;
    const silentMs = now - (await stat(path.join(folder, name))).mtimeMs;
    if (silentMs > SILENT_MS)
      return fail({
        code: 'silent',
        found: `The bot (process ${name}), silent for ${Math.round(silentMs / 1000)} seconds,`,
        expected: `must tell every ${BEAT_MS / 1000} seconds that it runs`,
        hint: 'It hangs, or the machine stood still; if it stays so, start it anew.',
      });
    running += 1;
  }
  return ok(running);
}
