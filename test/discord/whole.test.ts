import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commands } from '../../commands/index.ts';
import { type App, openApp } from '../../src/app/app.ts';
import { readLine } from '../../src/commands/line/line.ts';
import { type Bot, startBot } from '../../src/discord/client.ts';
import { registerCommands, registrationLine } from '../../src/discord/register.ts';
import { restClient } from '../../src/discord/rest.ts';
import { painter } from '../../src/pictures/painting/painter.ts';
import { buttonsOf, type SentMessage, selectsOf } from '../support/discord-stand-in/bodies.ts';
import { guildObject } from '../support/discord-stand-in/guild.ts';
import { guildId } from '../support/discord-stand-in/interaction-payloads.ts';
import { type DiscordStandIn, startDiscordStandIn } from '../support/discord-stand-in/stand-in.ts';
import { keptLog } from './fakes.ts';

// The whole bot: real data, real commands, real storage and the real discord.js client, against the stand-in.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const dataDir = mkdtempSync(path.join(tmpdir(), 'headjudge-'));
let app: App;
let bot: Bot;
let discord: DiscordStandIn;

beforeAll(async () => {
  const { log } = keptLog();
  discord = await startDiscordStandIn();
  const opened = await openApp({ dataDir, discordApiBase: discord.apiBase, logLevel: 'info' }, log);
  if (!opened.ok) throw new Error(opened.problem.found);
  app = opened.value;
  const started = await startBot({
    token: discord.token,
    apiBase: discord.apiBase,
    commands,
    services: app.services,
    readLine: (line) => readLine(line, commands),
    log,
    deferAfterMs: 1_000_000,
    mentions: true,
    // The machine may be busy: a picture is waited for.
    painter: painter({ paintMs: 30_000 }),
    // One user asks it all here.
    admit: () => undefined,
  });
  if (!started.ok) throw new Error(started.problem.expected);
  bot = started.value;
  discord.gateway.dispatch('GUILD_CREATE', guildObject);
});

afterAll(async () => {
  await bot.stop();
  await app.close();
  await discord.close();
  rmSync(dataDir, { recursive: true, force: true });
  expect(discord.faults).toEqual([]);
});

const texts = (message: SentMessage): string => JSON.stringify(message.embeds);
const manager = { guildId, permissions: '32' };
// Entries, as an object literal with a `then` looks like a promise.
const dandylion: Record<string, string> = Object.fromEntries([
  ['card', 'dandylon'],
  ['event', 'sent-to-gy'],
  ['as', 'cost'],
  ['then', 'added-to-hand'],
]);

/** Uses of the other commands, as Discord sends them. */
const uses: readonly (readonly [string, Record<string, string>])[] = [
  ['summoned', { card: 'Stardust Dragon', history: 'sent-from-extra-deck', by: 'Monster Reborn' }],
  ['ruling', { question: 'miss the timing' }],
  ['rule', { number: '3.01.7f' }],
  ['terms', { word: 'hard once per turn' }],
  ['qa', { card: 'Stardust Dragon', card2: 'Monster Reborn' }],
  ['card', { name: 'Harpie Queen' }],
  ['cards', { text: 'Harpie Queen' }],
  ['settings', {}],
  ['forget', {}],
  ['help', {}],
  ['about', {}],
];

describe('the whole bot on Discord', () => {
  test('every command is registered as Discord takes it', async () => {
    const rest = restClient(discord.token, discord.apiBase);
    const registered = await registerCommands({ rest, commands });
    if (!registered.ok) throw new Error(registered.problem.expected);
    expect(registrationLine(registered.value)).toMatch(
      /^added .*\/about "Rule on this message" "Read these cards"$/,
    );
    expect(discord.faults).toEqual([]);
  });

  test('/timing rules with timeline, reason and sources, and says how it read a mistyped name', async () => {
    const reply = await discord.slash({ name: 'timing', options: dandylion }).reply();
    expect(reply.embeds[0]?.title).toContain('No');
    expect(reply.embeds[0]?.description).toContain('private place');
    expect(texts(reply)).toContain('dandylon');
    expect(texts(reply)).toContain('https://www.yugioh-card.com/en/play/2021');
  });

  test('an unknown name gets buttons, and pressing one rules', async () => {
    const reply = await discord
      .slash({ name: 'timing', options: { ...dandylion, card: 'harpie lady queen' } })
      .reply();
    const sisters = buttonsOf(reply).find(({ label }) => label === 'Harpie Lady Sisters');
    if (sisters?.custom_id === undefined) throw new Error(`no button for the Sisters in ${texts(reply)}`);
    const pressed = await discord.press(sisters.custom_id).reply();
    expect(pressed.embeds[0]?.title).toContain('No');
    expect(pressed.embeds[0]?.description).toContain('Harpie Lady Sisters has no Trigger Effect');
  });

  test('/rule turns its pages in place, walks on to the next rule, and opens a related one anew', async () => {
    const rule = await discord.slash({ name: 'rule', options: { number: '3.01.8' } }).reply();
    const button = (message: SentMessage, label: string) => {
      const found = buttonsOf(message).find((each) => each.label === label);
      if (found === undefined) throw new Error(`no button ${label} in ${JSON.stringify(buttonsOf(message))}`);
      return found.custom_id;
    };
    const second = await discord.press(button(rule, 'Next ▶')).update();
    expect(texts(second)).toContain('The player chooses which Normal Summon is used');
    expect(texts(second)).toContain('page 2 of 3');
    const after = await discord.press(button(second, '3.01.9 ▶')).update();
    expect(after.embeds[0]?.title).toContain('3.01.9');
    const [select] = selectsOf(rule);
    const [option] = select?.options ?? [];
    expect(option?.label).toContain('3.01.10');
    const related = await discord.pick(select?.custom_id ?? '', option?.value ?? '').reply();
    expect(related.embeds[0]?.title).toContain('3.01.10');
  });

  test('a picture of a ruling comes in place, with its words; turning to the text takes it away', async () => {
    const text = `P0 has in the hand: "Monster Reincarnation", "Dandylion"
P0 activates "Monster Reincarnation", discarding "Dandylion", targeting "Dandylion"
resolve
does "Dandylion" activate?`;
    const asked = await discord.slash({ name: 'situation', options: { text } }).reply();
    const choose = (message: typeof asked, name: string) => {
      const button = buttonsOf(message).find(({ label }) => label === name);
      const [select] = selectsOf(message);
      const option = select?.options.find(({ label }) => label === name);
      return button === undefined
        ? discord.pick(select?.custom_id ?? '', option?.value ?? '')
        : discord.press(button.custom_id ?? '');
    };
    expect(buttonsOf(asked).length).toBeLessThanOrEqual(5);
    expect(selectsOf(asked)).toHaveLength(1);
    const pressed = choose(asked, 'Chain');
    const chain = await pressed.update();
    expect(chain.embeds[0]?.image?.url).toBe('attachment://chain.png');
    expect(chain.attachments).toEqual([
      expect.objectContaining({
        id: '0',
        description: expect.stringMatching(/^The Chain\. Chain Link 1: P0's Monster Reincarnation/),
      }),
    ]);
    expect(pressed.files.map(({ bytes }) => bytes.subarray(1, 4).toString())).toEqual(['PNG']);
    const again = choose(chain, 'Field');
    expect((await again.update()).embeds[0]?.image?.url).toBe('attachment://field.png');
    expect(again.files.map(({ name }) => name)).toEqual(['field.png']);
  });

  test('an answer is short first; More opens the whole in its place, and Less takes it back', async () => {
    const options = { card: 'Peten the Dark Clown', event: 'sent-to-gy', as: 'effect', 'chain-link': 2 };
    const short = await discord.slash({ name: 'timing', options }).reply();
    const button = (message: typeof short, name: string) =>
      buttonsOf(message).find(({ label }) => label === name)?.custom_id ?? `no ${name}`;
    const names = (message: typeof short) => message.embeds[0]?.fields.map(({ name }) => name);
    expect(names(short)).not.toContain('What would change it');
    expect(button(short, 'Less')).toBe('no Less');
    const whole = await discord.press(button(short, 'More')).update();
    expect(names(whole)).toContain('What would change it');
    expect(button(whole, 'More')).toBe('no More');
    expect(whole.embeds[0]?.title).toBe(short.embeds[0]?.title);
    const again = await discord.press(button(whole, 'Less')).update();
    expect(again.embeds).toEqual(short.embeds);
  });

  test('/ruling turns its topics, though its question is too long for a button', async () => {
    const question = `effects that trigger ${'when it is sent to the GY '.repeat(8)}`;
    const first = await discord.slash({ name: 'ruling', options: { question } }).reply();
    const next = buttonsOf(first).find(({ label }) => label === 'Next ▶');
    expect(next?.custom_id).toMatch(/^1>#/);
    const second = await discord.press(next?.custom_id ?? '').update();
    expect(second.embeds[0]?.footer?.text).toMatch(/^page 2 of/);
    expect(second.embeds[0]?.title).toBe(first.embeds[0]?.title);
  });

  test.for(uses)('/%s is answered', async ([name, options]) => {
    const reply = await discord.slash({ name, options, from: manager }).reply();
    expect(reply.embeds.length).toBeGreaterThan(0);
    expect(reply.embeds[0]?.title).not.toContain('Not answered');
  });

  test('"Rule on this message" reads a message as /ask does, in a server and in direct messages', async () => {
    const told =
      'I activate **Monster Reincarnation**, discarding [[Dandylion]], and add Dandylion back to my hand.\nDoes Dandylion trigger?';
    for (const from of [undefined, { directMessage: true }] as const) {
      const reply = await discord.onMessage('Rule on this message', told, from).reply();
      expect(reply.embeds[0]?.title).toBe('❌ No');
      expect(texts(reply)).toContain('a private place');
    }
  });

  test('a mention is ruled on where it asks, and shows the card that it names where it does not', async () => {
    const mention = `<@${discord.applicationId}>`;
    const answers = discord.posted.length;
    const next = (count: number) => expect.poll(() => discord.posted[answers + count - 1]?.message.embeds[0]);
    discord.write(
      `${mention} I activate [[Monster Reincarnation]], discarding [[Dandylion]], and add Dandylion back to my hand. Does Dandylion trigger?`,
    );
    await next(1).toMatchObject({ title: '❌ No', description: expect.stringContaining('a private place') });
    discord.write(`${mention} [[Harpy Queen]]`);
    await next(2).toMatchObject({ title: 'ℹ️ Harpie Queen' });
  });

  test('"Read these cards" leads to each card that a message names', async () => {
    const reply = await discord
      .onMessage('Read these cards', 'Is [[Harpy Queen]] better than Stardust Dragon? <@500000000000000002>')
      .reply();
    const [select] = selectsOf(reply);
    expect(select?.options.map(({ label }) => label)).toEqual(['Harpie Queen', 'Stardust Dragon']);
    const card = await discord.pick(select?.custom_id ?? '', select?.options[0]?.value ?? '').reply();
    expect(card.embeds[0]?.title).toContain('Harpie Queen');
  });

  test('a ruling is flagged by its button, and a log channel that is closed is told kindly', async () => {
    await discord.slash({ name: 'settings', options: { log: '9' }, from: manager }).reply();
    const ruled = await discord.slash({ name: 'timing', options: dandylion }).reply();
    const [select] = selectsOf(ruled);
    const flag = select?.options.find(({ label }) => label === 'Flag as wrong')?.value ?? '';
    expect(flag).toMatch(/^1\/flag id:[0-9a-z]{12}$/);
    const flagged = () => discord.pick(select?.custom_id ?? '', flag);
    expect((await flagged().reply()).embeds[0]?.title).toContain('Flagged');
    const logged = () => discord.posted.filter(({ channelId }) => channelId === '9');
    expect(logged()).toHaveLength(1);
    expect(texts(logged()[0]?.message ?? ruled)).toContain('/situation');
    discord.closeChannel('9', 50_001);
    const refused = await flagged().reply();
    expect(refused.embeds[0]?.description).toContain('must be one that the bot may see and write in');
    expect(logged()).toHaveLength(1);
  });

  test('a server keeps its ruleset, and rules by it', async () => {
    await discord.slash({ name: 'settings', options: { ruleset: 'ocg' }, from: manager }).reply();
    expect(await app.services.settings.read(guildId)).toMatchObject({ ruleset: 'ocg' });
    const reply = await discord.slash({ name: 'timing', options: dandylion }).reply();
    expect(reply.embeds[0]?.footer?.text).toContain('OCG');
  });

  test('labels are in the language of the asker, and what is explained is English', async () => {
    const from = { guildId, locale: 'fr' } as const;
    const reply = await discord.slash({ name: 'timing', options: dandylion, from }).reply();
    expect(reply.embeds[0]?.title).toBe('❌ Non');
    expect(reply.embeds[0]?.fields[0]?.name).toBe('Chronologie');
    expect(reply.embeds[0]?.footer?.text).toMatch(/Les explications sont en anglais$/);
    expect(buttonsOf(reply).map(({ label }) => label)).toContain('Montrer la situation');
  });

  test('autocomplete offers cards and events', async () => {
    const cards = await discord
      .autocomplete({ name: 'timing', options: { card: 'harpie' } }, 'card')
      .suggestions();
    expect(cards.map(({ name }) => name)).toContain('Harpie Queen');
    const events = await discord
      .autocomplete({ name: 'timing', options: { event: 'sent' } }, 'event')
      .suggestions();
    expect(events.map(({ value }) => value)).toContain('sent-to-gy');
  });
});
