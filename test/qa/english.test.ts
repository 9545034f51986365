import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Keyv from 'keyv';
import { describe, expect, onTestFinished, test } from 'vitest';
import { englishQas } from '../../src/qa/english.ts';

const text = { title: 'Lit or not?', question: 'A lantern is blown out. Is it <<7>>?', answer: 'No.' };
const body = JSON.stringify({ cards: [7], qaData: { ja: text, en: { ...text, translator: 'x' } } });

/** A source that answers so, and texts from there; what was asked of it, and what was logged. */
async function texts(answer: RequestListener, store = new Keyv<unknown>()) {
  const asked: { readonly url: string | undefined; readonly agent: string | undefined }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url, agent: request.headers['user-agent'] });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const logged: string[] = [];
  let time = 0;
  const from = `http://127.0.0.1:${port}`;
  const english = englishQas({ store, from, log: (level) => logged.push(level), now: () => time });
  onTestFinished(() => english.close());
  return { english, asked, logged, store, later: (ms: number) => (time += ms) };
}

const good: RequestListener = (_, response) => {
  response.setHeader('x-cache-revision', '1234');
  response.end(body);
};

describe('a text', () => {
  test('is fetched by its number, by a program that says who it is, and kept with its revision', async () => {
    const { english, asked } = await texts(good);
    expect(await english.kept(5)).toBeUndefined();
    expect(await english.fetch(5)).toEqual({ revision: '1234', english: text, japanese: text });
    expect(await english.kept(5)).toEqual({ revision: '1234', english: text, japanese: text });
    expect(asked).toEqual([{ url: '/data/qa/5', agent: expect.stringContaining('Headjudge') }]);
  });

  test('that there is none of in English is kept as that', async () => {
    const { english } = await texts((_, response) => response.end(JSON.stringify({ qaData: { ja: text } })));
    await english.fetch(5);
    expect(await english.kept(5)).toEqual({ japanese: text });
  });

  test('that the source does not have is kept as that, and the source is asked for others', async () => {
    const { english, asked } = await texts((request, response) => {
      response.statusCode = request.url === '/data/qa/5' ? 404 : 200;
      response.end(body);
    });
    expect(await english.fetch(5)).toEqual({});
    expect(await english.kept(5)).toEqual({});
    expect(await english.fetch(6)).toMatchObject({ english: text });
    expect(asked).toHaveLength(2);
  });
});

test('one is asked for at a time, each once, and no more than a few wait', async () => {
  let open = 0;
  let most = 0;
  const { english, asked } = await texts(async (_, response) => {
    open += 1;
    most = Math.max(most, open);
    await wait(5);
    open -= 1;
    response.end(body);
  });
  const numbers = Array.from({ length: 40 }, (_, at) => at % 20);
  const all = await Promise.all(numbers.map((number) => english.fetch(number)));
  expect(most).toBe(1);
  expect(asked).toHaveLength(12);
  expect(all.filter((each) => each !== undefined)).toHaveLength(24);
});

describe('a source that is no good costs nothing but its text, and is left alone for a minute', () => {
  const tenMegabytes = Buffer.alloc(10 * 1024 * 1024, '"');
  test.for<readonly [string, RequestListener]>([
    ['it is slow', () => undefined],
    ['it sends a little and stops', (_, response) => void response.write('{"qaData":')],
    ['it fails', (_, response) => response.writeHead(500).end('no')],
    ['it answers with garbage', (_, response) => response.end('<html>')],
    ['it answers with something else', (_, response) => response.end('{"qaData":[1]}')],
    ['it answers with ten megabytes', (_, response) => response.end(tenMegabytes)],
    ['it breaks off', (_, response) => void response.destroy()],
  ])('%s', async ([, answer]) => {
    const { english, asked, logged, later } = await texts(answer);
    expect(await english.fetch(5)).toBeUndefined();
    expect(await english.kept(5)).toBeUndefined();
    expect(await english.fetch(6)).toBeUndefined();
    expect([asked.length, logged]).toEqual([1, ['warn']]);
    later(61_000);
    await english.fetch(6);
    expect(asked).toHaveLength(2);
  });

  test('it is down', async () => {
    const english = englishQas({ store: new Keyv(), from: 'http://127.0.0.1:1', log: () => undefined });
    expect(await english.fetch(5)).toBeUndefined();
  });
});

test('where the storage fails, a text is shown and not kept', async () => {
  const store = new Keyv<unknown>();
  const broken = async () => {
    throw new Error('full');
  };
  store.set = broken;
  store.get = broken;
  const { english } = await texts(good, store);
  expect(await english.kept(5)).toBeUndefined();
  expect(await english.fetch(5)).toMatchObject({ english: text });
});

test('off, and closed, nothing is asked for', async () => {
  const off = englishQas({ store: new Keyv(), from: 'off', log: () => undefined });
  expect([off.isOn, await off.fetch(5)]).toEqual([false, undefined]);
  const { english, logged } = await texts(() => undefined);
  const waiting = english.fetch(5);
  await wait(20);
  english.close();
  expect(await waiting).toBeUndefined();
  expect(logged).toEqual([]);
});
