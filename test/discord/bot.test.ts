import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command.ts';
import { type Bot, startBot } from '../../src/discord/client.ts';
import type { Settings } from '../../src/storage/settings.ts';
import { StorageFailure } from '../../src/storage/storage-failure.ts';
import { buttonsOf, type SentMessage } from '../support/discord-stand-in/bodies.ts';
import { guildId } from '../support/discord-stand-in/interaction-payloads.ts';
import { type DiscordStandIn, startDiscordStandIn } from '../support/discord-stand-in/stand-in.ts';
import {
  brokenCommand,
  cardCommand,
  cardNames,
  fakeReadLine,
  fakeServices,
  fakeSettings,
  keptLog,
  managersCommand,
  slowCommand,
} from './fakes.ts';

const manageGuild = '32';
const ephemeral = 64;
const never = 1_000_000;

const running: { readonly bot: Bot; readonly discord: DiscordStandIn }[] = [];

/** The real discord.js client, connected to a stand-in of its own. */
const connect = async (
  commands: readonly Command[],
  options: {
    readonly deferAfterMs?: number;
    readonly heartbeatMs?: number;
    readonly settings?: Settings;
  } = {},
) => {
  const discord = await startDiscordStandIn(options);
  const { log, lines } = keptLog();
  const started = await startBot({
    token: discord.token,
    apiBase: discord.apiBase,
    commands,
    services: fakeServices(options.settings),
    readLine: fakeReadLine(commands),
    log,
    deferAfterMs: options.deferAfterMs ?? never,
  });
  if (!started.ok) throw new Error(started.problem.expected);
  running.push({ bot: started.value, discord });
  return { bot: started.value, discord, log: lines };
};

// The machine may be slow; nothing here waits for time to pass but the reconnecting of discord.js.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

afterEach(async () => {
  const ended = running.splice(0);
  for (const { bot, discord } of ended) {
    await bot.stop();
    await discord.close();
  }
  expect(ended.flatMap(({ discord }) => discord.faults)).toEqual([]);
});

const titleOf = (message: SentMessage): string | undefined => message.embeds[0]?.title;
const leadOf = (message: SentMessage): string => message.embeds[0]?.description ?? '';

describe('slash commands', () => {
  test('an answer is a public embed that mentions no one', async () => {
    const { discord } = await connect([cardCommand]);
    const reply = await discord.slash({ name: 'card', options: { name: 'Dandylion', copies: 3 } }).reply();
    expect(titleOf(reply)).toBe('ℹ️ Dandylion');
    expect(leadOf(reply)).toBe('3 in the Deck, by the ocg.');
    expect(reply.flags & ephemeral).toBe(0);
    expect(reply.allowed_mentions?.parse).toEqual([]);
  });

  test('in direct messages the TCG rules', async () => {
    const { discord } = await connect([cardCommand]);
    const use = { name: 'card', options: { name: 'Dandylion' }, from: { directMessage: true } } as const;
    expect(leadOf(await discord.slash(use).reply())).toBe('1 in the Deck, by the tcg.');
  });

  test('a slow command is deferred, then its answer is put in', async () => {
    const { promise, resolve } = Promise.withResolvers<'answer'>();
    const { discord } = await connect([slowCommand(promise)], { deferAfterMs: 1 });
    const exchange = discord.slash({ name: 'slow' });
    expect((await exchange.callback()).type).toBe(5);
    resolve('answer');
    expect(titleOf(await exchange.later('edited'))).toBe('✅ Yes');
  });

  test('a slow command that ends in a problem tells the asker alone', async () => {
    const { promise, resolve } = Promise.withResolvers<'problem'>();
    const { discord } = await connect([slowCommand(promise)], { deferAfterMs: 1 });
    const exchange = discord.slash({ name: 'slow' });
    await exchange.callback();
    resolve('problem');
    expect((await exchange.later('followed up')).flags & ephemeral).toBe(ephemeral);
    expect(exchange.steps.items.map(({ kind }) => kind)).toEqual(['callback', 'deleted', 'followed up']);
  });

  test('a slow quiet command is deferred for the asker alone, and stays so', async () => {
    const { promise, resolve } = Promise.withResolvers<'problem'>();
    const { discord } = await connect([{ ...slowCommand(promise), quiet: true }], { deferAfterMs: 1 });
    const exchange = discord.slash({ name: 'slow' });
    expect(await exchange.callback()).toMatchObject({ type: 5, data: { flags: ephemeral } });
    resolve('problem');
    expect(titleOf(await exchange.later('edited'))).toBe('⚠️ Not answered');
  });

  test('a subcommand for managers answers a manager quietly', async () => {
    const { discord } = await connect([managersCommand]);
    const use = { name: 'settings', sub: 'ruleset', options: { ruleset: 'ocg' } };
    const reply = await discord.slash({ ...use, from: { guildId, permissions: manageGuild } }).reply();
    expect(titleOf(reply)).toBe('ℹ️ Now ocg');
    expect(reply.flags & ephemeral).toBe(ephemeral);
  });

  test('a command that the bot no longer has is told so', async () => {
    const { discord } = await connect([cardCommand]);
    const reply = await discord.slash({ name: 'gone' }).reply();
    expect(leadOf(reply)).toBe('/gone: this bot no longer has this command. /help lists those that it has.');
  });
});

describe('suggestions while typing', () => {
  test.for<[string, string, number]>([
    ['what the option suggests', 'd', 3],
    ['at most 25 of them, with names cut', 'many', 25],
    ['none where suggesting breaks', 'broken', 0],
  ])('%s', async ([, typed, count]) => {
    const { discord } = await connect([cardCommand]);
    const suggestions = await discord
      .autocomplete({ name: 'card', options: { name: typed } }, 'name')
      .suggestions();
    expect(suggestions).toHaveLength(count);
  });
});

test('every interaction is one line in the log, with its command, answer and milliseconds', async () => {
  const { discord, log } = await connect([cardCommand]);
  await discord.slash({ name: 'card', options: { name: 'Dandylion' } }).reply();
  await discord.autocomplete({ name: 'card', options: { name: 'd' } }, 'name').suggestions();
  await discord.press('1/card name:"Jinzo"').reply();
  const answered = () => log.filter((line) => line.startsWith('info answered'));
  await expect.poll(answered).toHaveLength(3);
  expect(answered().map((line) => line.replace(/ [\d.]+$/, ' MS'))).toEqual([
    'info answered card info MS',
    'info answered card suggestions MS',
    'info answered card problem MS',
  ]);
});

describe('problems and buttons', () => {
  test('a problem is told to the asker alone, with what may have been meant as buttons', async () => {
    const { discord } = await connect([cardCommand]);
    const reply = await discord.slash({ name: 'card', options: { name: 'Dandelion' } }).reply();
    expect(reply.flags & ephemeral).toBe(ephemeral);
    expect(leadOf(reply)).toBe('Dandelion: must be the name of a card. Did you mean one of these?');
    expect(buttonsOf(reply).map(({ label }) => label)).toEqual([...cardNames]);
  });

  test('pressing a button runs its line, also after a restart of the bot', async () => {
    const first = await connect([cardCommand]);
    const problem = await first.discord.slash({ name: 'card', options: { name: 'Dandelion' } }).reply();
    const customId = buttonsOf(problem)[0]?.custom_id ?? '';
    const second = await connect([cardCommand]);
    expect(titleOf(await second.discord.press(customId).reply())).toBe('ℹ️ Dandylion');
  });

  test.for<[string, string, string]>([
    ['of another version', '0/card name:"Dandylion"', 'another version of this bot'],
    ['whose line was forgotten', '1#nowhere', 'no longer kept'],
    ['whose line names no command', '1/gone', 'must be a command'],
    ['past the permission check', '1/settings ruleset ruleset:"ocg"', 'only for those who may manage'],
  ])('a button %s gets a polite line', async ([, customId, words]) => {
    const { discord } = await connect([cardCommand, managersCommand]);
    const reply = await discord.press(customId).reply();
    expect(leadOf(reply)).toContain(words);
    expect(reply.flags & ephemeral).toBe(ephemeral);
  });
});

describe('bugs', () => {
  test('a bug becomes one polite reply and one line in the log, with the same id', async () => {
    const { discord, log } = await connect([brokenCommand, cardCommand]);
    const reply = await discord.slash({ name: 'broken' }).reply();
    const id = /error id (\w+)/.exec(leadOf(reply))?.[1];
    expect(log.filter((line) => line.startsWith('error'))).toEqual([
      expect.stringContaining(`bug ${id} in /broken Error: something is undefined`),
    ]);
    const after = discord.slash({ name: 'card', options: { name: 'Dandylion' } });
    expect(titleOf(await after.reply())).toBe('ℹ️ Dandylion');
  });

  test('a storage that fails is told as that, without an error id', async () => {
    const readLine = async (): Promise<string> => {
      throw new StorageFailure({ code: 'storage', found: 'The storage', expected: 'must answer' });
    };
    const { discord, log } = await connect([cardCommand], { settings: { ...fakeSettings(), readLine } });
    expect(leadOf(await discord.press('1#key').reply())).toBe('The storage: must answer.');
    expect(log.filter((line) => line.startsWith('error'))).toHaveLength(1);
  });

  test('a bug after a wait takes the place of the wait', async () => {
    const { promise, reject } = Promise.withResolvers<'answer'>();
    const { discord } = await connect([slowCommand(promise)], { deferAfterMs: 1 });
    const exchange = discord.slash({ name: 'slow' });
    await exchange.callback();
    reject(new Error('too much thought'));
    expect(titleOf(await exchange.later('followed up'))).toBe('⚠️ Something went wrong');
  });
});

describe('the connection', () => {
  test('asks for the Guilds intent alone, through the given API base', async () => {
    const { discord } = await connect([]);
    expect(discord.gateway.happened.items).toContainEqual({ kind: 'identified', intents: 1, shard: [0, 1] });
    expect(discord.requests.map(({ path }) => path)).toEqual(['/gateway/bot']);
  });

  test('stopping is no lost connection', async () => {
    const { bot, log } = await connect([]);
    await bot.stop();
    expect(log).toEqual(['info connected as headjudge 1']);
  });

  test('a dropped connection is resumed, and what came meanwhile is answered', async () => {
    const { discord, log } = await connect([cardCommand]);
    discord.gateway.drop();
    const meanwhile = discord.slash({ name: 'card', options: { name: 'Dandylion' } });
    await discord.gateway.happened.first(({ kind }) => kind === 'resumed');
    expect(titleOf(await meanwhile.reply())).toBe('ℹ️ Dandylion');
    const after = discord.slash({ name: 'card', options: { name: 'Dark Magician' } });
    expect(titleOf(await after.reply())).toBe('ℹ️ Dark Magician');
    expect(discord.gateway.happened.items.filter(({ kind }) => kind === 'identified')).toHaveLength(1);
    expect(log).toContainEqual(expect.stringContaining('connection lost'));
    expect(log).toContainEqual(expect.stringContaining('connection resumed'));
  });

  test('a session that is gone is begun anew', async () => {
    const { discord } = await connect([cardCommand]);
    discord.gateway.invalidateSession();
    const twice = () =>
      discord.gateway.happened.items.filter(({ kind }) => kind === 'identified').length === 2;
    await discord.gateway.happened.first(twice);
    const after = discord.slash({ name: 'card', options: { name: 'Dandylion' } });
    expect(titleOf(await after.reply())).toBe('ℹ️ Dandylion');
  });

  test('heartbeats are sent and acknowledged', async () => {
    const { discord } = await connect([], { heartbeatMs: 100 });
    const count = () => discord.gateway.happened.items.filter(({ kind }) => kind === 'heartbeat').length;
    await discord.gateway.happened.first(() => count() >= 3);
    expect(discord.gateway.happened.items.filter(({ kind }) => kind === 'identified')).toHaveLength(1);
  });
});

describe('a start that fails', () => {
  const start = async (token: string, apiBase: string) => {
    const { log, lines } = keptLog();
    const started = await startBot({
      token,
      apiBase,
      commands: [],
      services: fakeServices(),
      readLine: fakeReadLine([]),
      log,
    });
    return { started, lines };
  };

  test('a wrong token is one clear problem, and the token is nowhere in it', async () => {
    const discord = await startDiscordStandIn();
    const { started, lines } = await start('wrong.token.value', discord.apiBase);
    await discord.close();
    expect(started).toMatchObject({ ok: false, problem: { code: 'discord-token', found: 'DISCORD_TOKEN' } });
    expect(JSON.stringify([started, lines])).not.toContain('wrong.token.value');
  });

  test('an address where nothing listens is one clear problem', async () => {
    const discord = await startDiscordStandIn();
    await discord.close();
    const { started } = await start('any', discord.apiBase);
    expect(started).toMatchObject({ ok: false, problem: { code: 'discord-unreachable' } });
  });
});
