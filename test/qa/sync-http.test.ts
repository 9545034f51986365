import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { problemLine } from '../../src/platform/problem.ts';
import { makeQaIndex } from '../../src/qa/qa-index.ts';
import { type SyncRequest, syncQas } from '../../src/qa/sync.ts';
import { tarGzOf } from '../support/archive.ts';
import { archived, shelfWith, someQas } from '../support/qas.ts';
import { serving } from '../support/serving.ts';

const archive = tarGzOf(archived(someQas(2_000)));

const old = (from: string, tag?: string) =>
  makeQaIndex(someQas(1_900), { from, syncedAt: 1_000, ...(tag === undefined ? {} : { tag }) });

const sync = async (from: string, request: Partial<SyncRequest> = {}, tag?: string) => {
  const before = old(from, tag);
  const shelf = shelfWith(before);
  const synced = await syncQas(shelf, { from, now: () => 5_000, ...request });
  const told = synced.ok ? 'taken' : problemLine(synced.problem);
  return { synced, told, before, after: await shelf.read() };
};

describe('a source that answers', () => {
  test('gives its index and the name of its version', async () => {
    const from = await serving((_, response) => response.writeHead(200, { etag: '"v1"' }).end(archive));
    const { synced, after } = await sync(`${from}/tar.gz/HEAD`);
    expect(synced).toMatchObject({ ok: true, value: { added: 100, withdrawn: 0 } });
    expect(after).toMatchObject({ size: 2_000, tag: '"v1"', from: `${from}/tar.gz/HEAD`, syncedAt: 5_000 });
  });

  test('is asked only for what is new, and what is not new is as good as synced', async () => {
    const asked: unknown[] = [];
    const from = await serving((request, response) => {
      asked.push(request.headers['if-none-match']);
      response.writeHead(304).end();
    });
    const { synced, after } = await sync(`${from}/x`, {}, '"v1"');
    expect(asked).toEqual(['"v1"']);
    expect(synced).toMatchObject({ ok: true, value: { unchanged: true, added: 0 } });
    expect(after).toMatchObject({ size: 1_900, tag: '"v1"', syncedAt: 5_000 });
  });

  test('another address is not asked about the version of the first', async () => {
    const asked: unknown[] = [];
    const from = await serving((request, response) => {
      asked.push(request.headers['if-none-match']);
      response.end(archive);
    });
    const shelf = shelfWith(old('http://elsewhere/x', '"v1"'));
    await syncQas(shelf, { from });
    expect(asked).toEqual([undefined]);
  });

  test('slowly is still read', async () => {
    const from = await serving(async (_, response) => {
      for (let at = 0; at < archive.length; at += 4_000) {
        response.write(archive.subarray(at, at + 4_000));
        await sleep(5);
      }
      response.end();
    });
    expect((await sync(from, { stallMs: 5_000 })).after?.size).toBe(2_000);
  });

  test('by way of another address', async () => {
    const from = await serving(({ url }, response) =>
      url === '/moved' ? response.end(archive) : response.writeHead(302, { location: '/moved' }).end(),
    );
    expect((await sync(`${from}/x`)).after?.size).toBe(2_000);
  });
});

describe('a source that fails is told in one line, and the last good index stays', () => {
  test.for<readonly [string, (request: IncomingMessage, response: ServerResponse) => unknown, RegExp]>([
    [
      '404',
      (_, response) => response.writeHead(404).end('Not found'),
      /^http:\/\/127\.0\.0\.1:\d+\/x \(HTTP 404\): must answer .*QA_URL, or --from/,
    ],
    [
      '500',
      (_, response) => response.writeHead(500).end(),
      /\(HTTP 500\): must answer with the published Q&As\.$/,
    ],
    ['429', (_, response) => response.writeHead(429).end('slow down'), /\(HTTP 429\)/],
    [
      'a page of HTML',
      (_, response) => response.end('<!DOCTYPE html>\n<p>Hello</p>\n'),
      /\/x, line 1 \(no JSON/,
    ],
    ['nothing', (_, response) => response.end(), /\/x \(it is empty\)/],
    [
      'half an archive, as if it were whole',
      (_, response) => response.end(archive.subarray(0, archive.length / 2)),
      /\/x \(it breaks off\), after .*\.json: must be a whole gzip file/,
    ],
    [
      'half an archive, and the connection is gone',
      (_, response) => {
        response.writeHead(200, { 'content-length': archive.length });
        response.write(archive.subarray(0, archive.length / 2), () =>
          setTimeout(() => response.destroy(), 20),
        );
      },
      /\/x \((UND_ERR_SOCKET|ECONNRESET|other side closed|terminated)\).*: must be reachable, and answer to the end/,
    ],
    [
      'the connection is gone at once',
      (_, response) => response.destroy(),
      /\/x \((UND_ERR_SOCKET|ECONNRESET)\)/,
    ],
    ['it says nothing', () => undefined, /\/x \(too slow\): must answer in time/],
    [
      'it falls silent',
      (_, response) => response.write(archive.subarray(0, 1_000)),
      /\/x \(too slow\).*: must answer in time/,
    ],
  ])('%s', async ([, answer, told]) => {
    const from = await serving(answer);
    const failed = await sync(`${from}/x?token=secret`, { stallMs: 400 });
    expect(failed.told).toMatch(told);
    expect(failed.told).not.toMatch(/\n|secret/);
    expect(failed.after).toBe(failed.before);
  });

  test('it drips for ever', async () => {
    const from = await serving((_, response) => {
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    });
    const { told, after, before } = await sync(from, { stallMs: 1_000, totalMs: 300 });
    expect(told).toMatch(/\(too slow\): must answer in time/);
    expect(after).toBe(before);
  });

  test('nobody listens', async () => {
    const { told } = await sync('http://127.0.0.1:1/x');
    expect(told).toMatch(/^http:\/\/127\.0\.0\.1:1\/x \(.+\): must be reachable/);
  });

  test('the address has a password in it', async () => {
    const { told } = await sync('http://me:secret@127.0.0.1:1/x');
    expect(told).toBe('http://127.0.0.1:1/x: must be an address without user name and password.');
  });

  test('it is stopped', async () => {
    const stop = new AbortController();
    const from = await serving((_, response) => {
      response.write(archive.subarray(0, 1_000));
      setTimeout(() => stop.abort(), 50);
    });
    const { told, after, before } = await sync(from, { signal: stop.signal });
    expect(told).toMatch(/\(stopped\)/);
    expect(after).toBe(before);
  });

  test('it answers 304 to a question that was not asked', async () => {
    const from = await serving((_, response) => response.writeHead(304).end());
    expect((await sync(from)).told).toMatch(/\(HTTP 304\)/);
  });
});

test('what is wrong in the middle ends the transfer', async () => {
  let closed = false;
  const from = await serving((_, response) => {
    response.on('close', () => {
      closed = true;
    });
    response.write(Buffer.concat([Buffer.alloc(257), Buffer.from('ustar'), Buffer.alloc(9_000, 1)]));
  });
  const { told } = await sync(from);
  expect(told).toMatch(/\(it is damaged\)/);
  await expect.poll(() => closed).toBe(true);
});
