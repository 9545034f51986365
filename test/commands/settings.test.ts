import Keyv from 'keyv';
import { beforeEach, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { answer } from '../../src/commands/answer.ts';
import type { Services } from '../../src/commands/command.ts';
import { settingsStore } from '../../src/storage/settings-store.ts';
import { asker, services as fakes } from '../support/fakes.ts';

let services: Services;
beforeEach(() => {
  services = { ...fakes, settings: settingsStore(new Keyv(), () => {}) };
});

const use = async (options: string, who = { ...asker, guildId: '5' }) => {
  const outcome = await answer(`/settings ${options}`, who, services, commands);
  if (!outcome.ok) return outcome.problem.code;
  const [section] = outcome.reply.sections ?? [];
  if (section?.style !== 'list') throw new Error('no list');
  return Object.fromEntries(section.lines.map(({ label, text }) => [label, text]));
};

test('what was never set is the default', async () => {
  expect(await use('')).toEqual({
    Ruleset: 'TCG',
    Answers: 'all in the channel see them',
    Channels: 'every one',
    Moderators: 'those who may manage the server',
    'Log channel': 'none: rulings cannot be flagged',
    Language: 'that of each reader',
  });
});

test('a language of its own is kept, and put back', async () => {
  expect(await use('language:de')).toMatchObject({ Language: 'Deutsch' });
  expect(await use('language:ja')).toMatchObject({ Language: '日本語' });
  expect(await use('default:language')).toMatchObject({ Language: 'that of each reader' });
  expect(await use('language:Klingon')).toBe('not-a-choice');
});

test('each option changes its own, channels are added, and default puts one back', async () => {
  await use('ruleset:ocg answers:private');
  await use('channel:11 moderators:<@&22>');
  expect(await use('channel:<#33> log:44')).toEqual({
    Ruleset: 'OCG',
    Answers: 'the asker alone sees them',
    'Channel 1': 'answers may be public there (11)',
    'Channel 2': 'answers may be public there (33)',
    Moderators: 'the role 22',
    'Log channel': 'rulings flagged as wrong go there (44)',
    Language: 'that of each reader',
  });
  expect(await use('default:channels')).toMatchObject({ Channels: 'every one', Ruleset: 'OCG' });
  expect(await use('default:everything ruleset:ocg')).toMatchObject({
    Ruleset: 'OCG',
    Answers: 'all in the channel see them',
    Moderators: 'those who may manage the server',
  });
});

test.for([
  ['log:here', 'not-a-channel'],
  ['moderators:@judges', 'not-a-role'],
  ['answers:secret', 'not-a-choice'],
] as const)('%s: %s', async ([options, code]) => expect(await use(options)).toBe(code));

test('is for those who may manage the server, and there alone', async () => {
  expect(await use('', { ...asker, guildId: '5', mayManage: false })).toBe('managers-only');
  expect(await answer('/settings', asker, services, commands)).toMatchObject({
    problem: { code: 'no-server' },
  });
});

test('a fifty-first channel is refused', async () => {
  await services.settings.write('5', { channels: ids(50) });
  expect(await use('channel:51')).toBe('too-many-channels');
  expect(await use('channel:50')).toMatchObject({ 'Channel 50': 'answers may be public there (50)' });
});
const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));
