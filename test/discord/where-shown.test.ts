import { describe, expect, test, vi } from 'vitest';
import type { SettingsChange } from '../../src/storage/settings-store.ts';
import type { SentMessage } from '../support/discord-stand-in/bodies.ts';
import { channelId, guildId } from '../support/discord-stand-in/interaction-payloads.ts';
import { connected } from './connected.ts';
import { cardCommand, fakeServices, fakeSettings, slowCommand } from './fakes.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ephemeral = 64;
const titleOf = (message: SentMessage): string | undefined => message.embeds[0]?.title;
const leadOf = (message: SentMessage): string => message.embeds[0]?.description ?? '';

describe("a server's settings", () => {
  const card = { name: 'card', options: { name: 'Dandylion' } } as const;
  const asked = async (settings: SettingsChange) => {
    const { discord } = await connected([cardCommand], {
      services: fakeServices(fakeSettings({ [guildId]: settings })),
    });
    return (await discord.slash(card).reply()).flags & ephemeral;
  };

  test.for<[string, SettingsChange, number]>([
    ['private answers are for the asker alone', { answers: 'private' }, ephemeral],
    ['answers in an allowed channel are for all', { channels: [channelId] }, 0],
    ['those in another channel are for the asker alone', { channels: ['1'] }, ephemeral],
  ])('%s', async ([, settings, flags]) => expect(await asked(settings)).toBe(flags));

  test.for<[string, SettingsChange, string | undefined]>([
    ['labels are in the language of the server', { language: 'de' }, 'Erklärungen sind auf Englisch'],
    ['also where that is English', { language: 'en-US' }, undefined],
    ['or in that of the reader', {}, 'Les explications sont en anglais'],
  ])('%s', async ([, settings, footer]) => {
    const services = fakeServices(fakeSettings({ [guildId]: settings }));
    const { discord } = await connected([cardCommand], { services });
    const reply = await discord.slash({ ...card, from: { guildId, locale: 'fr' } }).reply();
    expect(reply.embeds[0]?.footer?.text).toBe(footer);
  });

  test('a wait for a private answer is as private', async () => {
    const { promise, resolve } = Promise.withResolvers<'answer'>();
    const services = fakeServices(fakeSettings({ [guildId]: { answers: 'private' } }));
    const { discord } = await connected([slowCommand(promise)], { deferAfterMs: 100, services });
    const exchange = discord.slash({ name: 'slow' });
    expect(await exchange.callback()).toMatchObject({ type: 5, data: { flags: ephemeral } });
    resolve('answer');
    expect(titleOf(await exchange.later('edited'))).toBe('✅ Yes');
  });
});

describe('commands on messages', () => {
  test('read the text of the message, without its markup', async () => {
    const { discord } = await connected([cardCommand]);
    const reply = await discord.onMessage('Look at this card', '> **Dandylion**').reply();
    expect(titleOf(reply)).toBe('ℹ️ Dandylion');
    expect(reply.flags & ephemeral).toBe(0);
  });

  test.for([
    ['a message without a text', 'Look at this card', ' ', 'This message: has no text'],
    ['a command that is gone', 'Gone', 'Dandylion', 'no longer has this command'],
  ] as const)('%s gets a polite line', async ([, name, content, words]) => {
    const { discord } = await connected([cardCommand]);
    const reply = await discord.onMessage(name, content).reply();
    expect(leadOf(reply)).toContain(words);
    expect(reply.flags & ephemeral).toBe(ephemeral);
  });
});
