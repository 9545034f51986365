import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { commands as realCommands } from '../../commands/index.ts';
import type { Command } from '../../src/commands/command.ts';
import type { BotOptions } from '../../src/discord/client.ts';
import { guildObject } from '../support/discord-stand-in/guild.ts';
import { channelId, guildId, otherId } from '../support/discord-stand-in/interaction-payloads.ts';
import { connected } from './connected.ts';
import { fakeServices, fakeSettings, slowCommand } from './fakes.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const mention = '<@200000000000000001>';

/** Answers with the text that it was given. */
const echo = (name: string, mentioned: 'question' | 'cards'): Command => ({
  name,
  description: 'Says the text',
  options: [{ name: 'text', description: 'a text', type: 'text' }],
  onMessage: { name: `${name} this`, option: 'text', mentioned },
  run: ({ text }, { ruleset }) => {
    if (text === 'break') throw new Error('something is undefined');
    return { ok: true, reply: { tone: 'info', title: `${name}: ${text}`, lead: `by the ${ruleset}` } };
  },
});
const echoes = [echo('ask', 'question'), echo('cards', 'cards')];

/** A bot that answers mentions, in a server that it knows. */
const listening = async (commands: readonly Command[] = echoes, options: Partial<BotOptions> = {}) => {
  const bot = await connected(commands, { mentions: true, ...options });
  bot.discord.gateway.dispatch('GUILD_CREATE', guildObject);
  onTestFinished(() => expect(bot.discord.faults).toEqual([]));
  const titles = () => bot.discord.posted.map(({ message }) => message.embeds[0]?.title);
  return { ...bot, titles };
};

test('of the real commands one takes what is asked and one the cards that are named', () => {
  const taken = realCommands.flatMap(({ name, onMessage }) =>
    onMessage?.mentioned === undefined ? [] : [[name, onMessage.mentioned]],
  );
  expect(taken).toEqual([
    ['ask', 'question'],
    ['cards', 'cards'],
  ]);
});

test('messages are asked for beside the servers, and nothing that is privileged', async () => {
  const { discord } = await listening();
  expect(discord.gateway.happened.items).toContainEqual({ kind: 'identified', intents: 513, shard: [0, 1] });
});

test.for([
  ['a question in plain words', `${mention} Can I chain it?`, 'ask: Can I chain it?'],
  ['a statement without brackets', `I do this ${mention}`, 'ask: I do this'],
  ['cards in brackets', `${mention} [[Dandylion]] and [[Jinzo]]`, 'cards: "Dandylion" and "Jinzo"'],
  ['a question with cards', `${mention} does [[Dandylion]] trigger?`, 'ask: does "Dandylion" trigger?'],
  ['the old form of a mention', '<@!200000000000000001> [[Jinzo]]', 'cards: "Jinzo"'],
] as const)('%s is answered below it, by the server, and mentions no one', async ([, content, title]) => {
  const { discord, titles } = await listening();
  discord.write(content);
  await expect.poll(titles).toEqual([`ℹ️ ${title}`]);
  expect(discord.posted[0]).toMatchObject({
    channelId,
    message: {
      embeds: [{ description: 'by the ocg' }],
      message_reference: { message_id: '700000000000000001', fail_if_not_exists: false },
      allowed_mentions: { parse: [], replied_user: false },
    },
  });
});

test('nothing else that is written is answered', async () => {
  const { discord, titles, log } = await listening();
  const author = { id: otherId, username: 'other', discriminator: '0', avatar: null };
  discord.write('[[Dandylion]]?');
  discord.write('@everyone [[Dandylion]]?', { mention_everyone: true });
  discord.write(`<@${otherId}> [[Dandylion]]?`);
  discord.write('yes [[Dandylion]]', { type: 19, mentions: [{ ...author, id: discord.applicationId }] });
  discord.write(`${mention} [[Dandylion]]`, { author: { ...author, bot: true } });
  discord.write(`${mention} [[Dandylion]]`, { webhook_id: '1' });
  discord.write(`${mention} [[Dandylion]]`, { type: 7 });
  discord.write(`${mention} the last one`);
  await expect.poll(titles).toEqual(['ℹ️ ask: the last one']);
  await expect.poll(() => log.filter((line) => line.includes('answered'))).toHaveLength(1);
});

test('a mention alone is told what it must come with', async () => {
  const { discord } = await listening();
  discord.write(mention);
  await expect
    .poll(() => discord.posted[0]?.message.embeds[0]?.description)
    .toMatch(/^A mention: must come with a question in plain words, or with cards in /);
});

describe('where answers are for the asker alone', () => {
  const privately = { [guildId]: { answers: 'private' } } as const;
  const elsewhere = { [guildId]: { channels: ['9'] } };

  test.for([
    ['a server of private answers', privately],
    ['a channel that is not allowed', elsewhere],
  ] as const)('in %s nothing is sent', async ([, servers]) => {
    const { discord, titles, log } = await listening(echoes, {
      services: fakeServices(fakeSettings(servers)),
    });
    discord.write(`${mention} hello`);
    await expect.poll(() => log.filter((line) => line.includes('not-here'))).toHaveLength(1);
    expect(titles()).toEqual([]);
  });

  test('a thread counts as the channel that it is of', async () => {
    const services = fakeServices(fakeSettings({ [guildId]: { channels: [channelId] } }));
    const { discord, titles } = await listening(echoes, { services });
    discord.write(`${mention} hello`, { channel_id: '8' });
    await expect.poll(titles).toEqual(['ℹ️ ask: hello']);
    expect(discord.posted[0]?.channelId).toBe('8');
  });
});

describe('too much, and what fails', () => {
  test('whoever mentions it too often is told so once, and others are answered', async () => {
    const { discord, titles } = await listening();
    for (let use = 0; use < 15; use += 1) discord.write(`${mention} ${use}`);
    const author = { id: otherId, username: 'other', discriminator: '0', avatar: null };
    discord.write(`${mention} me`, { author });
    await expect.poll(() => titles().toSorted()).toContain('ℹ️ ask: me');
    await expect.poll(titles).toHaveLength(14);
    expect(titles().filter((title) => title === '⚠️ Not answered')).toHaveLength(1);
  });

  test.for([50_001, 50_013, 160_002])(
    'a channel that it may not write in (%i) is logged once',
    async (code) => {
      const { discord, complaints, log, titles } = await listening();
      discord.closeChannel(channelId, code);
      discord.write(`${mention} hello`);
      await expect.poll(() => log.filter((line) => line.includes('answered'))).toHaveLength(1);
      expect(complaints()).toEqual([
        expect.stringMatching(/^warn the answer to a mention was not taken not-allowed /),
      ]);
      expect(titles()).toEqual([]);
    },
  );

  test('a bug is told politely, and logged once', async () => {
    const { discord, complaints, titles } = await listening();
    discord.write(`${mention} break`);
    await expect.poll(titles).toEqual(['⚠️ Something went wrong']);
    expect(complaints()).toEqual([expect.stringMatching(/^error bug \w{6} in a mention /)]);
  });

  test('a slow answer is waited for with a sign of typing', async () => {
    const { promise, resolve } = Promise.withResolvers<'answer'>();
    const slow: Command = {
      ...slowCommand(promise),
      onMessage: { name: 'Slow', option: 'text', mentioned: 'question' },
    };
    const { discord, titles } = await listening([slow], { deferAfterMs: 1 });
    discord.write(`${mention} think`);
    const typed = () => discord.requests.filter(({ path }) => path === `/channels/${channelId}/typing`);
    await expect.poll(typed).toHaveLength(1);
    resolve('answer');
    await expect.poll(titles).toEqual(['✅ Yes']);
  });

  test('a bot that stops answers the mention that it has taken', async () => {
    const { promise, resolve } = Promise.withResolvers<'answer'>();
    const slow: Command = {
      ...slowCommand(promise),
      onMessage: { name: 'Slow', option: 'text', mentioned: 'question' },
    };
    const { discord, titles, bot } = await listening([slow], { deferAfterMs: 1 });
    discord.write(`${mention} think`);
    await expect.poll(() => discord.requests.some(({ path }) => path.endsWith('/typing'))).toBe(true);
    const stopped = bot.stop();
    resolve('answer');
    await stopped;
    expect(titles()).toEqual(['✅ Yes']);
  });
});
