import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command.ts';
import { type Bot, startBot } from '../../src/discord/client.ts';
import type { Settings } from '../../src/storage/settings.ts';
import { buttonsOf, type SentMessage, selectsOf } from '../support/discord-stand-in/bodies.ts';
import { askerId, guildId, otherId } from '../support/discord-stand-in/interaction-payloads.ts';
import { type DiscordStandIn, startDiscordStandIn } from '../support/discord-stand-in/stand-in.ts';
import {
  bookCommand,
  brokenCommand,
  cardCommand,
  fakeReadLine,
  fakeServices,
  fakeSettings,
  keptLog,
} from './fakes.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ephemeral = 64;
const running: { readonly bot: Bot; readonly discord: DiscordStandIn }[] = [];

/** The real discord.js client with a book to turn the pages of, connected to a stand-in of its own. */
const connect = async (
  options: {
    readonly wait?: Promise<unknown>;
    readonly deferAfterMs?: number;
    readonly settings?: Settings;
  } = {},
): Promise<DiscordStandIn> => {
  const commands: readonly Command[] = [bookCommand(options.wait), cardCommand, brokenCommand];
  const discord = await startDiscordStandIn();
  const started = await startBot({
    token: discord.token,
    apiBase: discord.apiBase,
    commands,
    services: fakeServices(options.settings),
    readLine: fakeReadLine(commands),
    log: keptLog().log,
    deferAfterMs: options.deferAfterMs ?? 1_000_000,
  });
  if (!started.ok) throw new Error(started.problem.expected);
  running.push({ bot: started.value, discord });
  return discord;
};

afterEach(async () => {
  const ended = running.splice(0);
  for (const { bot, discord } of ended) {
    await bot.stop();
    await discord.close();
  }
  expect(ended.flatMap(({ discord }) => discord.faults)).toEqual([]);
});

const titleOf = (message: SentMessage): string | undefined => message.embeds[0]?.title;
const next = '1>/book page:"2"';
const other = { guildId, userId: otherId };

describe('turning a page', () => {
  test('the one who asked turns it in the same message', async () => {
    const discord = await connect();
    const first = await discord.slash({ name: 'book' }).reply();
    expect(buttonsOf(first)[0]).toEqual({ custom_id: next, label: 'Next ▶' });
    const second = await discord.press(next, undefined, { askedBy: askerId }).update();
    expect(titleOf(second)).toBe('ℹ️ Page 2');
    expect(second.allowed_mentions?.parse).toEqual([]);
    expect(buttonsOf(second)[0]?.custom_id).toBe('1>/book page:"3"');
  });

  test('another one gets the page alone, and the message stays', async () => {
    const discord = await connect();
    const exchange = discord.press(next, other, { askedBy: askerId });
    const reply = await exchange.reply();
    expect(titleOf(reply)).toBe('ℹ️ Page 2');
    expect(reply.flags & ephemeral).toBe(ephemeral);
    expect(exchange.steps.items).toHaveLength(1);
  });

  test('in a message that they alone see they turn it in place', async () => {
    const discord = await connect();
    const pressed = discord.press(next, other, { askedBy: askerId, ephemeral: true });
    expect(titleOf(await pressed.update())).toBe('ℹ️ Page 2');
  });

  test('a message that does not say who asked is not changed', async () => {
    const discord = await connect();
    const reply = await discord.press(next, undefined, { askedBy: null }).reply();
    expect(reply.flags & ephemeral).toBe(ephemeral);
  });

  test('in direct messages, too', async () => {
    const discord = await connect();
    const pressed = discord.press(next, { directMessage: true }, { askedBy: askerId });
    expect(titleOf(await pressed.update())).toBe('ℹ️ Page 2');
  });

  test('a page that is not there is told to the presser alone, and the message stays', async () => {
    const discord = await connect();
    const exchange = discord.press('1>/book page:"4"');
    const reply = await exchange.reply();
    expect(reply.embeds[0]?.description).toContain('must be a page of the book');
    expect(reply.flags & ephemeral).toBe(ephemeral);
  });

  test('any other button opens a new message', async () => {
    const discord = await connect();
    const reply = await discord.press('1/book page:"1"').reply();
    expect(titleOf(reply)).toBe('ℹ️ Page 1');
    expect(reply.flags & ephemeral).toBe(0);
  });

  test.for([
    ['of another version', '0>/book page:"2"', 'another version'],
    ['whose line was forgotten', '1>#nowhere', 'no longer kept'],
  ] as const)('a button %s gets a polite line', async ([, customId, words]) => {
    const discord = await connect();
    const reply = await discord.press(customId).reply();
    expect(reply.embeds[0]?.description).toContain(words);
    expect(reply.flags & ephemeral).toBe(ephemeral);
  });
});

describe('a page that takes its time', () => {
  const slow = async () => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    return { resolve, reject, discord: await connect({ wait: promise, deferAfterMs: 1 }) };
  };

  test('the message stays while it is waited for, and is changed then', async () => {
    const { discord, resolve } = await slow();
    const exchange = discord.press(next);
    expect((await exchange.callback()).type).toBe(6);
    resolve(undefined);
    expect(titleOf(await exchange.later('edited'))).toBe('ℹ️ Page 2');
  });

  test('another one waits alone', async () => {
    const { discord, resolve } = await slow();
    const exchange = discord.press(next, other);
    expect(await exchange.callback()).toMatchObject({ type: 5, data: { flags: ephemeral } });
    resolve(undefined);
    expect(titleOf(await exchange.later('edited'))).toBe('ℹ️ Page 2');
  });

  test.for([
    ['a problem', '1>/book page:"4"', false, '⚠️ Not answered'],
    ['a bug', next, true, '⚠️ Something went wrong'],
  ] as const)('%s does not take the place of the message', async ([, customId, breaks, title]) => {
    const { discord, resolve, reject } = await slow();
    const exchange = discord.press(customId);
    await exchange.callback();
    if (breaks) reject(new Error('a torn page'));
    else resolve(undefined);
    const told = await exchange.later('followed up');
    expect(titleOf(told)).toBe(title);
    expect(told.flags & ephemeral).toBe(ephemeral);
    expect(exchange.steps.items.map(({ kind }) => kind)).toEqual(['callback', 'followed up']);
  });
});

describe('picking from a menu', () => {
  test('opens a new message, also after a restart of the bot, and for everyone', async () => {
    const settings = fakeSettings();
    const before = await connect({ settings });
    const [select] = selectsOf(await before.slash({ name: 'book' }).reply());
    expect(select?.placeholder).toBe('Related');
    expect(select?.options.map(({ label }) => label)).toEqual(['Dandylion', 'Long']);
    const [short, long] = select?.options.map(({ value }) => value) ?? [];
    const after = await connect({ settings });
    const reply = await after.pick(select?.custom_id ?? '', short ?? '', other).reply();
    expect(titleOf(reply)).toBe('ℹ️ Dandylion');
    expect(reply.flags & ephemeral).toBe(0);
    const kept = await after.pick(select?.custom_id ?? '', long ?? '').reply();
    expect(kept.embeds[0]?.description).toContain('xxxx');
  });

  test.for([
    ['of another version', '0/book', 'another version'],
    ['whose line was forgotten', '1#nowhere', 'no longer kept'],
    ['of a command that is gone', '1/gone', 'must be a command'],
    ['that is empty', '', 'another version'],
  ] as const)('an option %s gets a polite line', async ([, value, words]) => {
    const discord = await connect();
    const reply = await discord.pick('menu', value).reply();
    expect(reply.embeds[0]?.description).toContain(words);
    expect(reply.flags & ephemeral).toBe(ephemeral);
  });

  test('a bug is told politely', async () => {
    const discord = await connect();
    expect(titleOf(await discord.pick('menu', '1/broken').reply())).toBe('⚠️ Something went wrong');
  });
});
