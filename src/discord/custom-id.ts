import type { Log } from '../log.ts';
import { type Choice, fail, ok, type Result } from '../problem.ts';
import { limits } from '../replies/limits.ts';
import type { Settings } from '../storage/settings.ts';
import { StorageFailure } from '../storage/storage-failure.ts';

/**
 * What a button does, in its custom_id: a version character, then the slash line itself, or `#` and the key that
 * the settings keep for a line too long for a button. Nothing is kept in memory, so buttons survive a restart.
 */
const version = '1';
const keySign = '#';

/** The custom_id for every choice's line; none where the storage cannot keep it, as the answer matters more. */
export const customIdsOf = async (
  choices: readonly Choice[],
  settings: Settings,
  log: Log,
): Promise<ReadonlyMap<string, string>> => {
  const shown = choices.slice(0, limits.buttonsPerRow * limits.buttonRows);
  const ids = shown.map(async ({ line }) => {
    try {
      return [[line, await customIdOf(line, settings)] as const];
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
      log('warn', 'a button is left out: its line could not be kept', { error });
      return [];
    }
  });
  return new Map((await Promise.all(ids)).flat());
};

const customIdOf = async (line: string, settings: Settings): Promise<string> => {
  const customId = `${version}${line}`;
  const fits = line.startsWith('/') && line.isWellFormed() && customId.length <= limits.customId;
  return fits ? customId : `${version}${keySign}${await settings.keepLine(line)}`;
};

/** The slash line that a button stands for, or why it can no longer be known. */
export const lineOfCustomId = async (customId: string, settings: Settings): Promise<Result<string>> => {
  if (!customId.startsWith(version)) {
    return oldButton('other-button-version', 'it was made by another version of this bot');
  }
  const state = customId.slice(version.length);
  if (!state.startsWith(keySign)) return ok(state);
  const line = await settings.readLine(state.slice(keySign.length));
  return line === undefined
    ? oldButton('forgotten-button', 'it is so old that its question is no longer kept')
    : ok(line);
};

const oldButton = (code: string, expected: string): Result<never> =>
  fail({ code, found: 'Sorry, this button', expected, hint: 'Please use the slash command again.' });
