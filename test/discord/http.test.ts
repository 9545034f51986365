import { sign } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect as openSocket, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Command } from '../../src/commands/command.ts';
import { type Bounds, bounds, verifier } from '../../src/discord/http/endpoint.ts';
import { startHttpBot } from '../../src/discord/http/http-bot.ts';
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
        ok: true,
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

  test.for<[string, Record<string, string>, number]>([
    ['no signature', {}, 401],
    ['a signature that is none', { ...signed(ping), 'x-signature-ed25519': 'x' }, 401],
    ['a time six minutes ago', signed(ping, String(Number(nowInSeconds()) - 360)), 401],
    ['a length of 10 MB', { ...signed(ping), 'content-length': '10000000' }, 413],
    ['plain text', { ...signed(ping), 'content-type': 'text/plain' }, 415],
  ])('answers a request with %s before its body has come', async ([, headers, status]) => {
    const { address } = await connect();
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const sent = request(`${address}/interactions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '100', ...headers },
    });
    sent.on('response', resolve).on('error', reject).flushHeaders();
    const response = await promise;
    expect([response.statusCode, response.headers.connection]).toEqual([status, 'close']);
    sent.destroy();
  });

  test('bears 2,000 connections, and requests that take ten seconds to come', () => {
    expect(bounds).toEqual({ requestMs: 10_000, lookedForMs: 1000, connections: 2000 });
  });

  describe('who takes too much of it', () => {
    /** A bot that bears little, and a way to it by hand. */
    const narrow = async (less: Partial<Bounds>) => {
      const { address } = await connect([cardCommand], { bounds: { ...bounds, ...less } });
      const { hostname, port } = new URL(address);
      const open = (sent: string): { socket: Socket; answer: Promise<string> } => {
        const socket = openSocket(Number(port), hostname);
        onTestFinished(() => void socket.destroy());
        const pieces: Buffer[] = [];
        socket.on('data', (piece: Buffer) => pieces.push(piece)).on('error', () => undefined);
        const answer = new Promise<string>((resolve) =>
          socket.once('close', () => resolve(Buffer.concat(pieces).toString())),
        );
        socket.write(sent);
        return { socket, answer };
      };
      return { address, open };
    };
    const head = 'POST /interactions HTTP/1.1\r\nHost: x\r\n';
    const whole = Object.entries({
      ...signed(ping),
      'Content-Type': 'application/json',
      'Content-Length': '100',
    });

    test.for([
      ['headers', head],
      ['a body', `${head}${whole.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n{`],
    ] as const)('with %s that do not end is cut off with 408', async ([, sent]) => {
      const { open } = await narrow({ requestMs: 50, lookedForMs: 20 });
      expect(await open(sent).answer).toMatch(/^HTTP\/1\.1 408 /);
    });

    test('with one connection more than may be there is not let in, and is when another has gone', async () => {
      const { address, open } = await narrow({ connections: 1 });
      const first = open(head);
      await once(first.socket, 'connect');
      expect(await open('GET /health HTTP/1.1\r\nHost: x\r\n\r\n').answer).toBe('');
      first.socket.destroy();
      await expect
        .poll(() =>
          fetch(`${address}/health`).then(
            ({ status }) => status,
            () => undefined,
          ),
        )
        .toBe(200);
    });
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
  const signedSo = { signature, timestamp, body };
  expect(at(1_000_000_300).isGenuine(signedSo)).toBe(true);
  expect(at(1_000_000_301).isGenuine(signedSo)).toBe(false);
  expect(at(999_999_699).isGenuine(signedSo)).toBe(false);
});
