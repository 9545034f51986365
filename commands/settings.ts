import type { Command, OptionValues } from '../src/commands/command.ts';
import { option, textOf } from '../src/commands/options.ts';
import { languageNames } from '../src/languages/languages.ts';
import { defined } from '../src/platform/defined.ts';
import { fail, type Problem, plainProblem } from '../src/platform/problem.ts';
import type { Line } from '../src/replies/reply.ts';
import { section } from '../src/replies/verdict-reply.ts';
import {
  defaultSettings,
  MOST_CHANNELS,
  type ServerSettings,
  type SettingsChange,
} from '../src/storage/settings-store.ts';
import { rulesets } from '../src/vocabulary/rulesets.ts';

const [tcg, ocg] = rulesets;
/** What `default` puts back, besides one setting. */
const EVERYTHING = 'everything';

export const settings: Command = {
  name: 'settings',
  description: "This server's settings: shows them, or changes those that are given",
  forManagers: true,
  quiet: true,
  options: [
    option('ruleset', 'Rule by the TCG or the OCG where a question does not say', {
      choices: [
        { name: 'TCG', value: tcg },
        { name: 'OCG', value: ocg },
      ],
    }),
    option('answers', 'Who sees answers: all in the channel, or the asker alone', {
      choices: [
        { name: 'public', value: 'public' },
        { name: 'private', value: 'private' },
      ],
    }),
    option('channel', 'Adds a channel for public answers; with one, those in other channels are private', {
      type: 'channel',
    }),
    option('moderators', 'The role whose members may keep house notes', { type: 'role' }),
    option('log', 'The channel that rulings flagged as wrong are posted to', { type: 'channel' }),
    option('language', 'The language of labels and buttons; by default that of each reader', {
      choices: Object.entries(languageNames).map(([value, name]) => ({ name, value })),
    }),
    option('default', 'Puts a setting back to what it is by default', {
      choices: ['ruleset', 'answers', 'channels', 'moderators', 'log', 'language', EVERYTHING].map(
        (value) => ({ name: value, value }),
      ),
    }),
  ],
  async run(values, asker, services) {
    const server = asker.guildId;
    if (server === undefined) return fail(plainProblem('settings-outside-server'));
    const changes = Object.keys(values).length > 0;
    let isFull = false;
    const change = (before: ServerSettings): SettingsChange => {
      const changed = changeOf(values, before);
      isFull = (changed.channels?.length ?? 0) > MOST_CHANNELS;
      return isFull ? {} : changed;
    };
    const now = await (changes ? services.settings.write(server, change) : services.settings.read(server));
    if (isFull) return fail(tooManyChannels);
    return {
      ok: true,
      reply: {
        tone: 'info',
        title: changes ? 'Settings kept' : 'Settings',
        sections: [section('Settings', 'list', linesOf(now, server))],
        footer: 'change with the options of /settings; default:... puts one back',
      },
    };
  },
};

function changeOf(values: OptionValues, { channels }: ServerSettings): SettingsChange {
  const ruleset = rulesets.find((each) => each === values.ruleset);
  const answers = (['public', 'private'] as const).find((each) => each === values.answers);
  const [channel, moderators, log, language] = ['channel', 'moderators', 'log', 'language'].map((name) =>
    textOf(values, name),
  );
  const back = textOf(values, 'default');
  return {
    ...(back === EVERYTHING ? everythingBack : back === undefined ? {} : { [back]: undefined }),
    ...defined({ ruleset, answers }),
    ...(channel === undefined ? {} : { channels: [...new Set([...channels, channel])] }),
    ...defined({ moderators, log, language }),
  };
}

const everythingBack: SettingsChange = {
  ...defaultSettings,
  moderators: undefined,
  log: undefined,
  language: undefined,
};

function linesOf(
  { ruleset, answers, channels, moderators, log, language }: ServerSettings,
  server: string,
): readonly Line[] {
  const url = (channel: string): string => `https://discord.com/channels/${server}/${channel}`;
  const where = channels.map(
    (id, at): Line => ({
      label: `Channel ${at + 1}`,
      url: url(id),
      text: `answers may be public there (${id})`,
    }),
  );
  return [
    { label: 'Ruleset', text: ruleset.toUpperCase() },
    {
      label: 'Answers',
      text: answers === 'public' ? 'all in the channel see them' : 'the asker alone sees them',
    },
    ...(where.length === 0 ? [{ label: 'Channels', text: 'every one' }] : where),
    {
      label: 'Moderators',
      text: moderators === undefined ? 'those who may manage the server' : `the role ${moderators}`,
    },
    log === undefined
      ? { label: 'Log channel', text: 'none: rulings cannot be flagged' }
      : { label: 'Log channel', url: url(log), text: `rulings flagged as wrong go there (${log})` },
    {
      label: 'Language',
      text: language === undefined ? 'that of each reader' : (languageNames[language] ?? language),
    },
  ];
}

const tooManyChannels: Problem = {
  code: 'too-many-channels',
  found: 'The channels',
  expected: `must be ${MOST_CHANNELS} at most`,
  hint: 'Begin anew with /settings default:channels.',
};
