import { describe, expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command.ts';
import type { Painter } from '../../src/pictures/painting/painter.ts';
import { ok } from '../../src/platform/problem.ts';
import { commandData, interactionBase } from '../support/discord-stand-in/interaction-payloads.ts';
import { connectOverHttp as connect, signed } from './connected-over-http.ts';
import { bookCommand, cardCommand, slowCommand } from './fakes.ts';

/** Takes a text, which a form asks for. */
const formCommand: Command = {
  name: 'write',
  description: 'Says the text',
  options: [{ name: 'text', description: 'the text', type: 'text' }],
  form: { option: 'text', title: 'A text', label: 'The text', template: 'a text', layOut: (text) => text },
  run: ({ text }) => ({ ok: true, reply: { tone: 'info', title: String(text) } }),
};

const pictureCommand: Command = {
  name: 'picture',
  description: 'A picture',
  options: [],
  run: () => ({
    ok: true,
    reply: { tone: 'info', title: 'A picture', picture: { kind: 'chain', links: [] } },
  }),
};
const painter: Painter = {
  paint: async () => ok(new Uint8Array([1])),
  prepare: async () => undefined,
  close: async () => undefined,
};

describe('an answer over HTTP', () => {
  test('a form is opened in the response, and what was filled in is answered there', async () => {
    const { discord, statuses } = await connect([formCommand]);
    expect((await discord.slash({ name: 'write' }).form()).components[0]?.component.custom_id).toBe('text');
    const sent = await discord.submit('write', 'text', 'hello').reply();
    expect(sent.embeds[0]?.title).toBe('ℹ️ hello');
    expect(statuses).toEqual([200, 200]);
    expect(discord.faults).toEqual([]);
  });

  test('a wait, a picture and what follows go to Discord by requests of their own, and the response is ended', async () => {
    const { promise, resolve } = Promise.withResolvers<'answer'>();
    const { discord, statuses } = await connect([slowCommand(promise), pictureCommand], {
      deferAfterMs: 50,
      painter,
    });
    const slow = discord.slash({ name: 'slow' });
    expect((await slow.callback()).type).toBe(5);
    expect(statuses).toEqual([202]);
    resolve('answer');
    expect((await slow.later('edited')).embeds[0]?.title).toBe('✅ Yes');
    const picture = discord.slash({ name: 'picture' });
    await picture.callback();
    await expect.poll(() => picture.files.map(({ name }) => name)).toEqual(['chain.png']);
    expect(statuses).toEqual([202, 202]);
    expect(discord.faults).toEqual([]);
  });

  test('an answer for which nobody waits any more is logged once and dropped', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { address, discord, lines } = await connect([bookCommand(promise)]);
    const place = interactionBase(discord.applicationId, '1', 'nobody');
    const body = JSON.stringify({ ...place, type: 2, data: commandData({ name: 'book' }) });
    const hungUp = fetch(`${address}/interactions`, {
      method: 'POST',
      body,
      headers: { ...signed(body), 'content-type': 'application/json' },
      signal: AbortSignal.timeout(200),
    });
    await expect(hungUp).rejects.toThrow();
    await new Promise((done) => setTimeout(done, 100));
    resolve();
    await expect.poll(() => lines.filter((line) => line.startsWith('info answered'))).toHaveLength(1);
    expect(lines.filter((line) => /^(warn|error) /.test(line))).toEqual([
      expect.stringMatching(/^warn the answer to \/book was not taken gone /),
    ]);
    expect(discord.requests).toEqual([]);
  });

  test('what discord.js does not know, or cannot read, is left unanswered, and the next is answered', async () => {
    const { post, discord } = await connect();
    const place = interactionBase(discord.applicationId, '1', 'unknown');
    const other = await post(JSON.stringify({ ...place, type: 99, data: {} }));
    expect([other.status, await other.text()]).toEqual([202, '']);
    expect((await post(JSON.stringify({ id: '2', type: 2, data: { type: 1 } }))).status).toBe(202);
    // What an application sells is told with an interaction, and needs the gateway to be read.
    const sold = { entitlements: [{ id: '9', sku_id: '8', type: 8, application_id: '7', deleted: false }] };
    const use = {
      ...place,
      ...sold,
      id: '3',
      type: 2,
      data: commandData({ name: 'card', options: { name: 'Dandylion' } }),
    };
    const answer = await post(JSON.stringify(use));
    expect(await answer.json()).toMatchObject({ type: 4, data: { embeds: [{ title: 'ℹ️ Dandylion' }] } });
  });

  test('a bot that stops answers what it has taken', async () => {
    let go = (): void => undefined;
    const wait = new Promise<void>((resolve) => {
      go = resolve;
    });
    const begun = vi.fn();
    const { discord, bot, statuses, address } = await connect([bookCommand(wait), cardCommand], {
      admit: () => void begun(),
    });
    const asked = discord.slash({ name: 'book' });
    await expect.poll(() => begun.mock.calls).toHaveLength(1);
    const start = performance.now();
    const stopped = bot.stop();
    // Who connects just then is answered, and hears that the connection ends.
    const late = await fetch(`${address}/health`);
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    const last = discord.slash({ name: 'card', options: { name: 'Dandylion' } });
    expect((await last.reply()).embeds[0]?.title).toBe('ℹ️ Dandylion');
    expect(statuses).toEqual([200]);
    go();
    await stopped;
    await expect(fetch(`${address}/health`)).rejects.toThrow();
    expect((await asked.reply()).embeds[0]?.title).toBeDefined();
    // The connection that it came by has nothing to do any more, and is not waited for.
    expect(performance.now() - start).toBeLessThan(2500);
  });
});
