import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Keyv from 'keyv';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { commands } from '../../commands/index.ts';
import { readLine } from '../../src/commands/line/line.ts';
import { englishQas } from '../../src/qa/english.ts';
import type { SentMessage } from '../support/discord-stand-in/bodies.ts';
import { books, rulings } from '../support/project-data.ts';
import { indexOf, shelfWith } from '../support/qas.ts';
import { connected } from './connected.ts';
import { fakeServices, keptLog } from './fakes.ts';

// An answer without the English text of a Q&A is sent at once, and completed when the text has come.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const dandylion = books.catalogue.exact('Dandylion')?.konamiId ?? 0;
const japanese = { title: '', question: '綿毛は残りますか?', answer: 'はい、残ります。' };
const english = {
  title: '',
  question: 'Does the fluff stay?',
  answer: `Yes, that of <<${dandylion}>> stays.`,
};
const body = (texts: object) => JSON.stringify({ cards: [dandylion], qaData: texts });
const question = 'Something odd happened to my Dandylion, which nobody can describe. What now?';

/** A source of texts that answers so, and the requests that it got. */
async function source(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { from: `http://127.0.0.1:${port}`, asked };
}

/** The bot with two Q&As about Dandylion, whose English texts are had from this address. */
async function botWith(from: string) {
  const { log, lines } = keptLog();
  const texts = englishQas({ store: new Keyv(), from, log });
  onTestFinished(() => texts.close());
  const index = indexOf([1, 2].map((number) => ({ number, date: `201${number}-01-01`, cards: [dandylion] })));
  const qas = shelfWith(index, new Map([1, 2].map((number) => [number, japanese])));
  const { bot, discord, complaints } = await connected(commands, {
    services: { ...fakeServices(), ...books, rulings, qas, englishQas: texts },
    readLine: (line) => readLine(line, commands),
  });
  const ask = () => discord.slash({ name: 'ask', options: { text: question } });
  return { bot, discord, ask, fetching: lines, complaints };
}

type Exchange = ReturnType<Awaited<ReturnType<typeof botWith>>['ask']>;
const stepsOf = ({ steps }: Exchange) => steps.items.map(({ kind }) => kind);
const textOf = (message: SentMessage): string => JSON.stringify(message.embeds);

test('an open answer is sent first, and completed in its place when the English text has come', async () => {
  const held: ServerResponse[] = [];
  const { from, asked } = await source((_, response) => held.push(response));
  const { discord, ask, complaints } = await botWith(from);
  const exchange = ask();
  const first = await exchange.reply();
  expect(first.embeds[0]?.title).toContain('Official Q&A 2');
  expect(textOf(first)).toContain('はい、残ります。');
  expect(textOf(first)).toContain('its English text follows here');
  // The source has the request, and has said nothing.
  await expect.poll(() => held.length).toBe(1);
  expect(stepsOf(exchange)).toEqual(['callback']);

  held[0]?.end(body({ ja: japanese, en: english }));
  const whole = await exchange.later('edited');
  expect(textOf(whole)).toContain('Yes, that of Dandylion stays.');
  expect(textOf(whole)).not.toMatch(/はい|Japanese/);
  expect(whole.embeds[0]?.title).toBe(first.embeds[0]?.title);
  expect(stepsOf(exchange)).toEqual(['callback', 'edited']);

  // Whoever asks next has it at once, and nothing is fetched or edited.
  const next = ask();
  expect((await next.reply()).embeds).toEqual(whole.embeds);
  expect(stepsOf(next)).toEqual(['callback']);
  expect(asked).toEqual(['/data/qa/2']);
  expect([discord.faults, complaints()]).toEqual([[], []]);
});

test('where there is no English text, the answer says so', async () => {
  const { from } = await source((_, response) => response.end(body({ ja: japanese })));
  const { discord, ask } = await botWith(from);
  const exchange = ask();
  await exchange.reply();
  const whole = textOf(await exchange.later('edited'));
  expect(whole).toContain('no English text of it is at hand');
  expect(whole).not.toContain('follows here');
  expect(discord.faults).toEqual([]);
});

describe('a source that is no good costs nothing but its text', () => {
  const tenMegabytes = Buffer.alloc(10 * 1024 * 1024, '"');
  test.for<readonly [string, RequestListener | undefined]>([
    ['it is slow', () => undefined],
    ['it is down', undefined],
    ['it fails', (_, response) => response.writeHead(500).end('no')],
    ['it answers with garbage', (_, response) => response.end('<html>')],
    ['it answers with ten megabytes', (_, response) => response.end(tenMegabytes)],
  ])('%s', async ([, answer]) => {
    const from = answer === undefined ? 'http://127.0.0.1:1' : (await source(answer)).from;
    const { bot, discord, ask, fetching, complaints } = await botWith(from);
    const first = ask();
    const meanwhile = ask();
    for (const exchange of [first, meanwhile])
      expect(textOf(await exchange.reply())).toContain('はい、残ります。');
    // The source is given up.
    await expect.poll(() => fetching.length, { timeout: 30_000 }).toBe(1);
    expect(fetching[0]).toContain('could not be fetched');
    const after = ask();
    expect(textOf(await after.reply())).toContain('はい、残ります。');
    await bot.stop();
    for (const exchange of [first, meanwhile, after]) expect(stepsOf(exchange)).toEqual(['callback']);
    expect([discord.faults, complaints()]).toEqual([[], []]);
  });
});
