import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command.ts';
import { startBot } from '../../src/discord/client.ts';
import { problemLine } from '../../src/platform/problem.ts';
import { buttonsOf } from '../support/discord-stand-in/bodies.ts';
import { guildObject } from '../support/discord-stand-in/guild.ts';
import { channelId, guildId, otherId } from '../support/discord-stand-in/interaction-payloads.ts';
import { startDiscordStandIn, tooManyRequests } from '../support/discord-stand-in/stand-in.ts';
import { connected } from './connected.ts';
import { cardCommand, fakeReadLine, fakeServices, fakeSettings, slowCommand } from './fakes.ts';

// The machine may be slow; what waits here is discord.js between two tries.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const card = { name: 'card', options: { name: 'Dandylion' } } as const;
const title = 'ℹ️ Dandylion';
const refused = (status: number, code: number) => ({ status, body: { message: 'no', code } });
const answered = (log: readonly string[]) => log.filter((line) => line.startsWith('info answered'));

describe('an answer that Discord does not take', () => {
  test.for<[string, ReturnType<typeof refused>]>([
    ['because the interaction expired (10062)', refused(404, 10_062)],
    ['because it was answered already (40060)', refused(400, 40_060)],
  ])('%s is logged once and dropped', async ([, failure]) => {
    const { discord, complaints, log } = await connected([cardCommand]);
    discord.failNext('/callback', [failure]);
    discord.slash(card);
    await expect.poll(() => answered(log)).toHaveLength(1);
    expect(answered(log)[0]).toMatch(/ card gone /);
    expect(complaints()).toEqual([expect.stringMatching(/^warn the answer to \/card was not taken gone /)]);
    expect((await discord.slash(card).reply()).embeds[0]?.title).toBe(title);
    expect(discord.requests.filter(({ path }) => path.endsWith('/callback'))).toHaveLength(2);
  });

  test.for<[string, readonly object[]]>([
    ['429 for one route', [tooManyRequests]],
    [
      '429 for all that the bot sends',
      [
        {
          status: 429,
          headers: { 'retry-after': '0.1', 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' },
          body: { message: 'You are being rate limited.', retry_after: 0.1, global: true },
        },
      ],
    ],
    ['500', [refused(500, 0)]],
    ['503 twice', [refused(503, 0), refused(503, 0)]],
    ['a slow answer', [{ afterMs: 1200 }]],
  ])('%s is tried again, and the answer comes', async ([, failures]) => {
    const { discord } = await connected([cardCommand]);
    discord.failNext('/callback', failures);
    expect((await discord.slash(card).reply()).embeds[0]?.title).toBe(title);
  });

  test('as the connection is cut under it is sent again, and the answer comes', async () => {
    const { discord, complaints } = await connected([cardCommand]);
    discord.failNext('/callback', [{ cut: true }]);
    expect((await discord.slash(card).reply()).embeds[0]?.title).toBe(title);
    expect(complaints()).toEqual([]);
  });

  test('as every connection is cut is told as a fault of the way there, and not as a bug', async () => {
    const { discord, complaints, log } = await connected([cardCommand]);
    discord.failNext(
      '/callback',
      Array.from({ length: 20 }, () => ({ cut: true })),
    );
    discord.slash(card);
    await expect.poll(() => answered(log), { timeout: 20_000 }).toHaveLength(1);
    expect(answered(log)[0]).toMatch(/ card discord-fails /);
    expect(complaints()).toEqual([expect.stringMatching(/was not taken discord-fails /)]);
  });

  test('while Discord fails altogether is logged once, and the next is answered', async () => {
    const { discord, complaints, log } = await connected([cardCommand]);
    discord.failNext(
      '/callback',
      Array.from({ length: 4 }, () => refused(500, 0)),
    );
    discord.slash(card);
    await expect.poll(() => answered(log), { timeout: 20_000 }).toHaveLength(1);
    expect(complaints()).toEqual([expect.stringMatching(/was not taken discord-fails /)]);
    expect((await discord.slash(card).reply()).embeds[0]?.title).toBe(title);
  });
});

describe('a command that takes too long', () => {
  test('and never ends is told to the asker within 2.5 s, and logged once', async () => {
    const { discord, complaints } = await connected([slowCommand(new Promise(() => {}))], {
      deferAfterMs: 1500,
    });
    const start = performance.now();
    const exchange = discord.slash({ name: 'slow' });
    const told = await exchange.later('followed up');
    const ms = performance.now() - start;
    expect(told.embeds[0]?.title).toBe('⚠️ This takes too long');
    expect(ms).toBeGreaterThan(2400);
    expect(ms).toBeLessThan(2900);
    expect(complaints()).toEqual(['error /slow takes longer than 2500 ms']);
  });

  test('but ends is answered after all', async () => {
    const { promise, resolve } = Promise.withResolvers<'answer'>();
    const { discord } = await connected([slowCommand(promise)], { deferAfterMs: 1, lateAfterMs: 20 });
    const exchange = discord.slash({ name: 'slow' });
    await exchange.later('followed up');
    resolve('answer');
    await expect
      .poll(() =>
        exchange.steps.items.map((step) => ('message' in step ? step.message.embeds[0]?.title : step.kind)),
      )
      .toEqual(['callback', 'deleted', '⚠️ This takes too long', '✅ Yes']);
  });
});

describe('too much at once', () => {
  test('one user is let wait with a kind line, and nobody else', async () => {
    const { discord } = await connected([cardCommand]);
    const uses = Array.from({ length: 20 }, () => discord.slash(card).reply());
    const waits = (await Promise.all(uses)).find(({ flags }) => flags === 64);
    expect(waits?.embeds[0]?.description).toMatch(
      /^Too many questions at once: try again in (a second|\d seconds)\.$/,
    );
    const other = discord.slash({ ...card, from: { guildId, userId: otherId } });
    expect((await other.reply()).embeds[0]?.title).toBe(title);
  });

  test('who types without end gets no suggestions for a while, and others do', async () => {
    const { discord } = await connected([cardCommand]);
    const typed = (from = {}) =>
      discord.autocomplete({ name: 'card', options: { name: 'd' }, from: { guildId, ...from } }, 'name');
    const all = await Promise.all(Array.from({ length: 150 }, () => typed().suggestions()));
    expect(all.filter(({ length }) => length === 0).length).toBeGreaterThan(20);
    expect(await typed({ userId: otherId }).suggestions()).toHaveLength(3);
  });

  test('what is more than can be answered at once is told so, until there is room', async () => {
    const { promise, resolve } = Promise.withResolvers<'answer'>();
    const { discord } = await connected([slowCommand(promise), cardCommand], { mostAtOnce: 1 });
    const first = discord.slash({ name: 'slow' });
    const second = await discord.slash(card).reply();
    expect(second.embeds[0]?.description).toBe(
      'The bot is very busy at this moment: try again in a few seconds.',
    );
    resolve('answer');
    await first.reply();
    await expect
      .poll(async () => (await discord.slash(card).reply()).embeds[0]?.title, { interval: 50 })
      .toBe(title);
  });
});

describe('the gateway', () => {
  test('is connected to with the shards that the environment names', async () => {
    const { discord, bot } = await connected([], { shards: { first: 2, last: 2, count: 4 } });
    expect(discord.gateway.happened.items).toContainEqual({ kind: 'identified', intents: 1, shard: [2, 4] });
    expect(bot.shards?.()).toMatchObject([{ id: 2, ready: true }]);
  });

  test('tells of the roles and threads of a server, and who may what is known by them', async () => {
    const whoCommand: Command = {
      ...cardCommand,
      name: 'who',
      options: [],
      run: (_, { mayModerate }) => ({
        ok: true,
        reply: { tone: 'info', title: mayModerate ? 'a moderator' : 'a player' },
      }),
    };
    const settings = fakeSettings({ [guildId]: { moderators: '77', channels: [channelId] } });
    const { discord } = await connected([whoCommand], { services: fakeServices(settings) });
    discord.gateway.dispatch('GUILD_CREATE', guildObject);
    const asked = async (place: object) => {
      const { flags, embeds } = await discord.slash({ name: 'who', from: { guildId, ...place } }).reply();
      return [flags, embeds[0]?.title];
    };
    expect(await asked({ roles: ['77'] })).toEqual([0, 'ℹ️ a moderator']);
    expect(await asked({ roles: ['78'] })).toEqual([0, 'ℹ️ a player']);
    expect(await asked({ thread: { id: '8', of: channelId } })).toEqual([0, 'ℹ️ a player']);
    expect(await asked({ thread: { id: '9', of: '10' } })).toEqual([64, 'ℹ️ a player']);
  });

  test('closed with a code after which a client may reconnect is connected to again', async () => {
    const documented = [1000, 1001, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009];
    // Each takes seconds, in which discord.js waits: all at once.
    const closed = documented.map(async (code) => {
      const { discord } = await connected([cardCommand]);
      discord.gateway.drop(code);
      await discord.gateway.happened.first(
        (event) => event.kind === 'resumed' || discord.gateway.happened.items.filter(identified).length === 2,
      );
      return [code, (await discord.slash(card).reply()).embeds[0]?.title];
    });
    expect(await Promise.all(closed)).toEqual(documented.map((code) => [code, title]));
  });

  test('that asks for it is connected to again, and the session goes on', async () => {
    const { discord } = await connected([cardCommand]);
    discord.gateway.askToReconnect();
    const meanwhile = discord.slash(card);
    await discord.gateway.happened.first(({ kind }) => kind === 'resumed');
    expect((await meanwhile.reply()).embeds[0]?.title).toBe(title);
    expect(discord.gateway.happened.items.filter(identified)).toHaveLength(1);
  });

  test('that no longer answers heartbeats is dead: it is connected to again, and the session goes on', async () => {
    const { discord } = await connected([cardCommand], { heartbeatMs: 100 });
    discord.gateway.fallSilent();
    const meanwhile = discord.slash(card);
    await discord.gateway.happened.first(({ kind }) => kind === 'resumed');
    expect((await meanwhile.reply()).embeds[0]?.title).toBe(title);
  });

  // And those after which it may not.
  test.for([4004, 4010, 4011, 4012, 4013, 4014])('closed with %i ends the bot, with why', async (code) => {
    const { discord, bot } = await connected([cardCommand]);
    discord.gateway.drop(code);
    expect(await bot.ended).toMatchObject({
      code: 'discord-ended',
      found: `The connection to Discord (${code})`,
      expected: expect.not.stringContaining('does not say why'),
    });
    expect(discord.gateway.happened.items.filter(identified)).toHaveLength(1);
  });

  test('a bot that stops answers what it has taken, and takes no more', async () => {
    const { promise, resolve } = Promise.withResolvers<'answer'>();
    const { discord, bot } = await connected([slowCommand(promise)]);
    const asked = discord.slash({ name: 'slow' });
    await new Promise((done) => setTimeout(done, 100));
    const stopped = bot.stop();
    const after = discord.slash({ name: 'slow' });
    resolve('answer');
    await stopped;
    expect(buttonsOf(await asked.reply())).toEqual([]);
    expect(after.isAcknowledged).toBe(false);
  });
});

describe('what Discord never sends', () => {
  test.for<[string, string, object]>([
    ['an interaction without data', 'INTERACTION_CREATE', { id: '1', type: 2, token: 't', version: 1 }],
    [
      'an interaction of nobody',
      'INTERACTION_CREATE',
      { id: '1', type: 2, token: 't', data: { id: '2', type: 1, name: 'card' } },
    ],
    [
      'a member without a user',
      'INTERACTION_CREATE',
      {
        id: '1',
        type: 2,
        token: 't',
        guild_id: guildId,
        member: {},
        data: { id: '2', type: 1, name: 'card' },
      },
    ],
    ['a message without an author', 'MESSAGE_CREATE', { id: '1', channel_id: channelId, content: '<@1> hi' }],
    ['a message of nothing', 'MESSAGE_CREATE', {}],
    ['a server of nothing', 'GUILD_CREATE', {}],
  ])('%s is logged and dropped, and the next is answered', async ([, event, data]) => {
    const { discord, complaints } = await connected([cardCommand], { mentions: true });
    discord.gateway.dispatch('GUILD_CREATE', guildObject);
    discord.gateway.dispatch(event, data);
    expect((await discord.slash(card).reply()).embeds[0]?.title).toBe(title);
    for (const line of complaints()) expect(line).toMatch(/^error .*not understood, and is dropped/);
  });
});

describe('a connection that is refused as the bot identifies', () => {
  test.for([
    [4004, 'DISCORD_TOKEN'],
    [4010, 'there is no such shard'],
    [4011, 'too many servers for so few shards'],
    [4012, 'this version of the API is gone'],
    [4013, 'the intents are not valid'],
    [4014, 'the intents are not allowed'],
  ] as const)('with %i is told in one line', async ([code, why]) => {
    const discord = await startDiscordStandIn();
    onTestFinished(() => discord.close());
    discord.gateway.refuse(code);
    const started = await startBot({
      token: discord.token,
      apiBase: discord.apiBase,
      commands: [],
      services: fakeServices(),
      readLine: fakeReadLine([]),
      log: () => {},
    });
    expect(started.ok ? 'connected' : problemLine(started.problem)).toContain(why);
  });
});

const identified = ({ kind }: { readonly kind: string }): boolean => kind === 'identified';
