import { sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/commands/command.ts';
import { startHttpBot } from '../../src/discord/http/http-bot.ts';
import { verifier } from '../../src/discord/http/signature.ts';
import { buttonsOf } from '../support/discord-stand-in/bodies.ts';
import { channelId, guildId } from '../support/discord-stand-in/interaction-payloads.ts';
import { connectOverHttp as connect, keys, nowInSeconds, publicKey, signed } from './connected-over-http.ts';
import { bookCommand, cardCommand, fakeReadLine, fakeServices, fakeSettings, keptLog } from './fakes.ts';

describe('over HTTP, the same handlers answer', () => {
  test('a slash command, typing, a button that turns a page, and a bug', async () => {
    const { discord, statuses } = await connect();
    const card = await discord.slash({ name: 'card', options: { name: 'Dandylion' } }).reply();
    expect(card.embeds[0]?.title).toContain('Dandylion');
    const typed = discord.autocomplete({ name: 'card', options: { name: 'dan' } }, 'name');
    expect((await typed.suggestions()).length).toBeGreaterThan(0);
    const book = await discord.slash({ name: 'book' }).reply();
    const [next] = buttonsOf(book);
    const turned = await discord.press(next?.custom_id ?? '').update();
    expect(turned.embeds[0]?.title).not.toBe(book.embeds[0]?.title);
    const broken = await discord.slash({ name: 'broken' }).reply();
    expect(broken.flags).toBe(64);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(discord.requests).toEqual([]);
    expect(discord.faults).toEqual([]);
  });

  test("a server's channels and the moderators' role count as over the gateway", async () => {
    const settings = fakeSettings({ [guildId]: { channels: [channelId], moderators: '77' } });
    const asking: Command = {
      ...bookCommand(),
      name: 'who',
      run: (_, { mayModerate }) => ({
        kind: 'answer',
        reply: { tone: 'info', title: mayModerate ? 'a moderator' : 'a player' },
      }),
    };
    const { discord } = await connect([asking], { services: fakeServices(settings) });
    const asked = async (place: object) => {
      const { flags, embeds } = await discord.slash({ name: 'who', from: { guildId, ...place } }).reply();
      return [flags, embeds[0]?.title];
    };
    expect(await asked({})).toEqual([0, 'ℹ️ a player']);
    expect(await asked({ roles: ['7', '77'] })).toEqual([0, 'ℹ️ a moderator']);
    expect(await asked({ thread: { id: '8', of: channelId } })).toEqual([0, 'ℹ️ a player']);
    expect(await asked({ thread: { id: '8', of: '9' } })).toEqual([64, 'ℹ️ a player']);
  });

  test('no gateway is connected to', async () => {
    const { discord } = await connect();
    await discord.slash({ name: 'card', options: { name: 'Dandylion' } }).reply();
    expect(discord.gateway.happened.items).toEqual([]);
    expect(discord.requests).toEqual([]);
  });
});

describe('the endpoint', () => {
  const ping = JSON.stringify({ type: 1, id: '1' });

  test('answers PING with PONG', async () => {
    const { post } = await connect();
    const pong = await post(ping);
    expect({ status: pong.status, body: await pong.json() }).toEqual({ status: 200, body: { type: 1 } });
  });

  test.each([
    ['no signature', {}],
    ['another body', signed(`${ping} `)],
    ['a time six minutes ago', signed(ping, String(Number(nowInSeconds()) - 360))],
    ['a time that is none', signed(ping, 'now')],
    ['no hexadecimal signature', { ...signed(ping), 'x-signature-ed25519': 'x'.repeat(128) }],
  ])('refuses %s with 401', async (_, headers) => {
    const { post, lines } = await connect();
    expect((await post(ping, headers)).status).toBe(401);
    expect(lines).toEqual([]);
  });

  test('refuses a request that comes again', async () => {
    const { post } = await connect();
    const headers = signed(ping);
    expect((await post(ping, headers)).status).toBe(200);
    expect((await post(ping, headers)).status).toBe(401);
  });

  test('says that it runs, and knows no other address', async () => {
    const { address, post } = await connect();
    expect((await fetch(`${address}/health`)).status).toBe(200);
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    expect((await fetch(`${address}/interactions`)).status).toBe(405);
    expect((await post(ping, signed(ping), '/other')).status).toBe(404);
    expect((await post('not JSON')).status).toBe(400);
    expect((await post('')).status).toBe(400);
    expect((await post('x'.repeat(1_000_001))).status).toBe(413);
  });

  test('says that it is not ready where it cannot answer, and runs on', async () => {
    const { address } = await connect([cardCommand], {
      ready: async () => ({ ready: false, storage: 'fails' }),
    });
    const ready = await fetch(`${address}/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, storage: 'fails' }]);
    expect((await fetch(`${address}/health`)).status).toBe(200);
  });

  test('a port that is taken is told in one line', async () => {
    const { bot, discord } = await connect();
    const again = await startHttpBot({
      token: '',
      apiBase: discord.apiBase,
      commands: [],
      services: fakeServices(),
      readLine: fakeReadLine([]),
      log: keptLog().log,
      publicKey,
      port: bot.port ?? 0,
    });
    expect(again.ok ? 'started' : again.problem.expected).toMatch(/^must be free: /);
  });
});

test('a signature is checked against the time that is given', () => {
  const body = Buffer.from('{}');
  const timestamp = '1000000000';
  const signature = sign(null, Buffer.concat([Buffer.from(timestamp), body]), keys.privateKey).toString(
    'hex',
  );
  const at = (seconds: number) => verifier(publicKey, () => seconds * 1000);
  const request = { signature, timestamp, body };
  expect(at(1_000_000_300).isGenuine(request)).toBe(true);
  expect(at(1_000_000_301).isGenuine(request)).toBe(false);
  expect(at(999_999_699).isGenuine(request)).toBe(false);
});
