import type { Log } from '../../platform/log.ts';
import { type Choice, fail, ok, type Result } from '../../platform/problem.ts';
import { type CustomIds, shownChoices } from '../../replies/components.ts';
import { limits } from '../../replies/limits.ts';
import type { Reply } from '../../replies/reply.ts';
import type { Settings } from '../../storage/settings.ts';
import { StorageFailure } from '../../storage/storage-failure.ts';

/**
 * What a button does, in its custom_id, and an option of a select, in its value: a version character; `>` where it
 * turns a page, and behind that the part of its answer that is shown, if it is not the first; `?` where it opens a form
 * with the text of the line; then the slash line itself, or `#` and the key that the settings keep for a line that is too
 * long. What the long lines of one message share is kept once: `#`, its key, and between `~` what each has before and
 * behind it.
 * Nothing is kept in memory, so buttons and selects survive a restart.
 */
const version = '1';
const turnSign = '>';
const openSign = '?';
const keySign = '#';
const aroundSign = '~';

/** A page that is turned, or a situation that is put together, is gone on with soon, and has dozens of lines a message. */
const TURNED_DAYS = 2;

/** The custom_id for every choice that is shown; none where the storage cannot keep it, as the answer matters more. */
export const customIdsOf = async (reply: Reply, settings: Settings, log: Log): Promise<CustomIds> => {
  const shown = shownChoices(reply);
  const shared = sharedBy(shown.map(({ line }) => line).filter((line) => line.length > limits.customId));
  const ids = shown.map(async (choice) => {
    try {
      return [[choice, await customIdOf(choice, settings, shared)] as const];
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
      log('warn', 'a choice is left out: its line could not be kept', { error });
      return [];
    }
  });
  return new Map((await Promise.all(ids)).flat());
};

/** The custom_id of a form that goes on with a line: what is filled in is answered in the place of its message. */
export const customIdOfForm = (line: string, settings: Settings): Promise<string> =>
  customIdOf({ line, turns: true }, settings);

const customIdOf = async (
  { line, turns, opens, part }: Omit<Choice, 'label'>,
  settings: Settings,
  shared = '',
): Promise<string> => {
  const sign = turns ? `${turnSign}${part === undefined ? '' : part}` : opens ? openSign : '';
  const start = `${version}${sign}`;
  const customId = `${start}${line}`;
  const fits = line.startsWith('/') && line.isWellFormed() && customId.length <= limits.customId;
  if (fits) return customId;
  const keep = (text: string): Promise<string> =>
    turns ? settings.keepLine(text, TURNED_DAYS) : settings.keepLine(text);
  const around = shared === '' ? [] : line.split(shared);
  if (around.length === 2 && !around.some((part) => part.includes(aroundSign) || !part.isWellFormed())) {
    const [before, behind] = around;
    const short = `${start}${keySign}${await keep(shared)}${aroundSign}${before}${aroundSign}${behind}`;
    if (short.length <= limits.customId) return short;
  }
  return `${start}${keySign}${await keep(line)}`;
};

/** From where on lines of one message say the same: the text that is asked about stands last in a line. */
const lastOption = ' text:';

/** The text that most of these lines go on from, by what it saves; empty where no two share one. */
function sharedBy(lines: readonly string[]): string {
  const texts = lines.flatMap((line) =>
    line.includes(lastOption) ? [line.slice(line.indexOf(lastOption))] : [],
  );
  const saved = (text: string): number =>
    text.length * (texts.filter((each) => each.startsWith(text)).length - 1);
  return texts.reduce((best, text) => (saved(text) > saved(best) ? text : best), '');
}

/** Does this button turn a page, or this form go on in its message? */
export const turnsPage = (customId: string): boolean => customId.startsWith(`${version}${turnSign}`);

/** Which part of the answer to its line a button shows: 0 is what is read at a glance. */
export const partOf = (customId: string): number =>
  turnsPage(customId) ? Number(turned.exec(customId)?.[1] || 0) : 0;

const turned = new RegExp(`^${version}${turnSign}(\\d?)`);

/** Does this button open a form with the text of its line? */
export const opensForm = (customId: string): boolean => customId.startsWith(`${version}${openSign}`);

/** The slash line that a button or an option stands for, or why it can no longer be known. */
export const lineOfCustomId = async (customId: string, settings: Settings): Promise<Result<string>> => {
  if (!customId.startsWith(version))
    return oldChoice('other-button-version', 'it was made by another version of this bot');
  const signs = turned.exec(customId)?.[0].length ?? version.length + (opensForm(customId) ? 1 : 0);
  const state = customId.slice(signs);
  if (!state.startsWith(keySign)) return ok(state);
  const [key = '', before = '', behind = ''] = state.slice(keySign.length).split(aroundSign);
  const kept = await settings.readLine(key);
  return kept === undefined
    ? oldChoice('forgotten-button', 'it is so old that its question is no longer kept')
    : ok(`${before}${kept}${behind}`);
};

const oldChoice = (code: string, expected: string): Result<never> =>
  fail({ code, found: 'Sorry, this choice', expected, hint: 'Please use the slash command again.' });
