import type { Command, Services } from '../../src/commands/command.ts';
import type { ReadLine } from '../../src/discord/run-command.ts';
import type { Log } from '../../src/platform/log.ts';
import { fail, ok } from '../../src/platform/problem.ts';
import type { Settings } from '../../src/storage/settings.ts';
import { changedSettings, defaultSettings, type SettingsChange } from '../../src/storage/settings-store.ts';
import { guildId } from '../support/discord-stand-in/interaction-payloads.ts';
import { services as emptyServices } from '../support/fakes.ts';

/** Settings in memory. */
export const fakeSettings = (servers: Readonly<Record<string, SettingsChange>> = {}): Settings => {
  const lines = new Map<string, string>();
  return {
    read: async (guild) => changedSettings(defaultSettings, servers[guild] ?? {}),
    write: async () => defaultSettings,
    keepLine: async (line) => {
      const key = `key${lines.size}`;
      lines.set(key, line);
      return key;
    },
    readLine: async (key) => lines.get(key),
    close: async () => undefined,
  };
};

/** Services of which the fake commands use the settings alone. The stand-in's server rules by the OCG. */
export const fakeServices = (settings = fakeSettings({ [guildId]: { ruleset: 'ocg' } })): Services => ({
  ...emptyServices,
  settings,
});

export const cardNames = ['Dandylion', 'Danger! Bigfoot!', 'Dark Magician'] as const;

/** Knows three cards; offers them where the name is another. */
export const cardCommand: Command = {
  name: 'card',
  description: 'A card: facts and effects as read',
  options: [
    { name: 'copies', description: 'How many copies', type: 'integer', min: 1, max: 3 },
    {
      name: 'name',
      description: 'The name of the card',
      type: 'text',
      required: true,
      suggest: (typed) => {
        if (typed === 'broken') throw new Error('the suggestions broke');
        const names =
          typed === 'many' ? Array.from({ length: 40 }, (_, n) => `${n} ${'x'.repeat(150)}`) : cardNames;
        return names.map((name) => ({ name, value: name.slice(0, 90) }));
      },
    },
  ],
  onMessage: { name: 'Look at this card', option: 'name' },
  run: ({ name, copies = 1 }, { ruleset }) =>
    cardNames.some((known) => known === name)
      ? {
          ok: true,
          reply: { tone: 'info', title: String(name), lead: `${copies} in the Deck, by the ${ruleset}.` },
        }
      : {
          ok: false,
          problem: {
            code: 'unknown-card',
            found: String(name),
            expected: 'must be the name of a card',
            hint: 'Did you mean one of these?',
            choices: cardNames.map((known) => ({ label: known, line: `/card name:"${known}"` })),
          },
        },
};

/** A book of three pages, with a menu; `wait` is what a page waits for before it is shown. */
export const bookCommand = (wait?: Promise<unknown>): Command => ({
  name: 'book',
  description: 'A book',
  options: [{ name: 'page', description: 'the page', type: 'text' }],
  run: async ({ page = '1' }) => {
    await wait;
    if (page === '4') {
      return {
        ok: false,
        problem: { code: 'no-page', found: 'page:4', expected: 'must be a page of the book' },
      };
    }
    return {
      ok: true,
      reply: {
        tone: 'info',
        title: `Page ${page}`,
        choices: [
          { label: 'Next ▶', line: `/book page:"${Number(page) + 1}"`, turns: true },
          { label: 'A copy', line: '/book page:"1"' },
        ],
        menu: {
          heading: 'Related',
          choices: [
            { label: 'Dandylion', line: '/card name:"Dandylion"' },
            { label: 'Long', line: `/card name:"${'x'.repeat(200)}"` },
          ],
        },
      },
    };
  },
});

/** Throws, as a bug does. */
export const brokenCommand: Command = {
  name: 'broken',
  description: 'Has a bug',
  options: [],
  run: () => {
    throw new Error('something is undefined');
  },
};

/** For those who may manage the server; its answer is seen by the asker alone. */
export const managersCommand: Command = {
  name: 'settings ruleset',
  description: 'The ruleset of this server',
  options: [
    {
      name: 'ruleset',
      description: 'TCG or OCG',
      type: 'text',
      required: true,
      choices: [
        { name: 'TCG', value: 'tcg' },
        { name: 'OCG', value: 'ocg' },
      ],
    },
  ],
  forManagers: true,
  quiet: true,
  run: ({ ruleset }) => ({ ok: true, reply: { tone: 'info', title: `Now ${ruleset}` } }),
};

/** A command that answers when the test says so. */
export const slowCommand = (finished: Promise<'answer' | 'problem'>): Command => ({
  name: 'slow',
  description: 'Takes its time',
  options: [],
  run: async () =>
    (await finished) === 'answer'
      ? { ok: true, reply: { tone: 'yes', title: 'Yes', lead: 'After some thought.' } }
      : { ok: false, problem: { code: 'late', found: 'This', expected: 'must be clearer' } },
});

/** Reads `/name option:"value"` with at most one text option. */
export const fakeReadLine =
  (commands: readonly Command[]): ReadLine =>
  (line) => {
    const [, name, option, value] = /^\/([\w ]*\w)(?: (\w+):"(.*)")?$/.exec(line) ?? [];
    const command = commands.find((candidate) => candidate.name === name);
    return command === undefined
      ? fail({ code: 'unknown-command', found: line, expected: 'must be a command' })
      : ok({ command, values: option === undefined ? {} : { [option]: value } });
  };

/** A log that keeps its lines. */
export const keptLog = (): { readonly log: Log; readonly lines: string[] } => {
  const lines: string[] = [];
  const log: Log = (level, message, fields) => {
    const values = Object.values(fields ?? {}).map((value) => (value instanceof Error ? value.stack : value));
    lines.push([level, message, ...values].join(' '));
  };
  return { log, lines };
};
