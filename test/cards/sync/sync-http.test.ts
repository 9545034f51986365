import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openCompiled } from '../../../src/cards/compiled/open-compiled.ts';
import { catalogueFolder, checkedAt } from '../../../src/cards/sync/catalogue-folder.ts';
import {
  type CatalogueProgress,
  type CatalogueRequest,
  syncCatalogue,
} from '../../../src/cards/sync/sync-catalogue.ts';
import { problemLine } from '../../../src/platform/problem.ts';
import { modelling, publishedList } from '../../support/published-cards.ts';
import { type Answer, serving } from '../../support/serving.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const cards = Buffer.from(publishedList(1_000));

const sync = async (
  dataDir: string,
  from: string,
  request: Partial<CatalogueRequest> = {},
  version = 'v1',
) => {
  const synced = await syncCatalogue({ dataDir, from, ...request }, modelling(version));
  return synced.ok ? synced.value : problemLine(synced.problem);
};
const sizeOf = (dataDir: string): number | undefined => {
  const opened = openCompiled(catalogueFolder(dataDir).compiled);
  if (opened?.ok) opened.value.close();
  return opened?.ok ? opened.value.size : undefined;
};

describe('a source that answers', () => {
  test.for([
    ['plain', cards],
    ['as a packed file', gzipSync(cards)],
  ] as const)('%s', async ([, body]) => {
    const dataDir = temporaryFolder();
    const from = await serving((_, response) => response.end(body));
    expect(await sync(dataDir, `${from}/cards.json`)).toMatchObject({ size: 1_000 });
    const { part, partNote } = catalogueFolder(dataDir);
    expect([existsSync(part), existsSync(partNote)]).toEqual([false, false]);
  });

  test('packed on the way', async () => {
    const dataDir = temporaryFolder();
    const from = await serving((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', etag: 'W/"v1"' }).end(gzipSync(cards)),
    );
    expect(await sync(dataDir, from)).toMatchObject({ size: 1_000 });
  });

  test('slowly', async () => {
    const dataDir = temporaryFolder();
    const told: CatalogueProgress[] = [];
    const from = await serving(async (_, response) => {
      response.writeHead(200, { 'content-length': cards.length });
      for (let at = 0; at < cards.length; at += 30_000) {
        response.write(cards.subarray(at, at + 30_000));
        await sleep(5);
      }
      response.end();
    });
    expect(await sync(dataDir, from, { stallMs: 5_000, progress: (each) => told.push(each) })).toMatchObject({
      size: 1_000,
    });
    expect(told[0]).toMatchObject({ step: 'fetch', all: cards.length });
    expect(told.findLast(({ step }) => step === 'fetch')?.done).toBe(cards.length);
  });

  test('is asked only for what is new; 304 makes the one that there is as good as new', async () => {
    const dataDir = temporaryFolder();
    const asked: unknown[] = [];
    const from = await serving((request, response) => {
      asked.push(request.headers['if-none-match']);
      if (asked.length === 1) response.writeHead(200, { etag: '"v1"' }).end(cards);
      else response.writeHead(304).end();
    });
    await sync(dataDir, from);
    const folder = catalogueFolder(dataDir);
    const bytes = readFileSync(folder.compiled);
    expect(await sync(dataDir, from, { now: () => 5_000_000 })).toMatchObject({
      unchanged: true,
      size: 1_000,
    });
    expect(asked).toEqual([undefined, '"v1"']);
    expect(checkedAt(folder)).toBe(5_000_000);
    expect(readFileSync(folder.compiled).equals(bytes)).toBe(true);
  });

  test('304 for another version of the program: the models are made anew', async () => {
    const dataDir = temporaryFolder();
    let asked = 0;
    const from = await serving((_, response) => {
      asked += 1;
      if (asked === 1) response.writeHead(200, { etag: '"v1"' }).end(cards);
      else response.writeHead(304).end();
    });
    await sync(dataDir, from);
    expect(await sync(dataDir, from, {}, 'v2')).toMatchObject({ unchanged: true });
    const opened = openCompiled(catalogueFolder(dataDir).compiled);
    expect(opened?.ok && opened.value.stored(3).model?.note).toBe('by v2');
  });
});

describe('a fetch that was cut off', () => {
  /** Sends half of the cards and is gone; later requests are answered as they ask. */
  const cutOnce = async (later: (range: string | undefined, version: unknown) => 'rest' | 'all') => {
    const ranges: unknown[] = [];
    const half = Math.floor(cards.length / 2);
    const from = await serving(({ headers }, response) => {
      ranges.push(headers.range);
      if (ranges.length === 1) {
        response.writeHead(200, { etag: 'W/"v1"', 'content-length': cards.length });
        response.write(cards.subarray(0, half), () => setTimeout(() => response.destroy(), 30));
      } else if (later(headers.range, headers['if-range']) === 'rest') {
        const at = Number(/bytes=(\d+)-/.exec(headers.range ?? '')?.[1]);
        response
          .writeHead(206, { etag: '"v1"', 'content-length': cards.length - at })
          .end(cards.subarray(at));
      } else response.writeHead(200, { etag: '"v2"' }).end(publishedList(900));
    });
    return { from, ranges, half };
  };

  test('goes on where it was', async () => {
    const dataDir = temporaryFolder();
    const { from, ranges, half } = await cutOnce((_, version) => (version === '"v1"' ? 'rest' : 'all'));
    expect(await sync(dataDir, from)).toMatch(/must be reachable, and answer to the end/);
    expect(readFileSync(catalogueFolder(dataDir).part)).toHaveLength(half);
    expect(await sync(dataDir, from)).toMatchObject({ size: 1_000 });
    expect(ranges).toEqual([undefined, `bytes=${half}-`]);
  });

  test('begins anew where the source has another version now', async () => {
    const dataDir = temporaryFolder();
    const { from } = await cutOnce(() => 'all');
    await sync(dataDir, from);
    expect(await sync(dataDir, from)).toMatchObject({ size: 900 });
  });

  test('of another address is not used', async () => {
    const dataDir = temporaryFolder();
    const { from, ranges } = await cutOnce(() => 'all');
    await sync(dataDir, from);
    expect(await sync(dataDir, `${from}/other`)).toMatchObject({ size: 900 });
    expect(ranges).toEqual([undefined, undefined]);
  });

  test('that was whole, and was not compiled, is not fetched again', async () => {
    const dataDir = temporaryFolder();
    const asked: unknown[] = [];
    const from = await serving(({ headers }, response) => {
      asked.push(headers['if-none-match']);
      response.writeHead(304).end();
    });
    const { folder, part, partNote } = catalogueFolder(dataDir);
    mkdirSync(folder);
    writeFileSync(part, cards);
    writeFileSync(partNote, JSON.stringify({ from, tag: '"v1"', all: cards.length }));
    expect(await sync(dataDir, from)).toMatchObject({ size: 1_000 });
    expect(asked).toEqual(['"v1"']);
  });
});

describe('a source that fails is told in one line, and the last good catalogue stays', () => {
  test.for<readonly [string, Answer, RegExp]>([
    [
      '404',
      (_, response) => response.writeHead(404).end(),
      /\/x \(HTTP 404\): must answer .*CATALOG_URL, or --from/,
    ],
    [
      '500',
      (_, response) => response.writeHead(500).end('oh'),
      /\/x \(HTTP 500\): must answer with a list of cards/,
    ],
    ['304, not asked for', (_, response) => response.writeHead(304).end(), /\(HTTP 304\)/],
    ['a page', (_, response) => response.end('<!DOCTYPE html><p>Hello</p>'), /\/x \(no list of cards\)/],
    ['nothing', (_, response) => response.end(), /\/x \(no list of cards\)/],
    ['half of it', (_, response) => response.end(cards.subarray(0, 50_000)), /\/x \(it breaks off\)/],
    [
      'a quarter is gone',
      (_, response) => response.end(publishedList(700)),
      /\(700 cards\): must have about as many/,
    ],
    [
      'gone at once',
      (_, response) => response.destroy(),
      /\/x \((UND_ERR_SOCKET|ECONNRESET)\): must be reachable/,
    ],
    ['it says nothing', () => undefined, /\/x \(too slow\): must answer in time/],
    ['it falls silent', (_, response) => response.write(cards.subarray(0, 1_000)), /\(too slow\)/],
  ])('%s', async ([, answer, told]) => {
    const dataDir = temporaryFolder();
    const good = await serving((_, response) => response.end(cards));
    await sync(dataDir, good);
    const bytes = readFileSync(catalogueFolder(dataDir).compiled);
    const from = await serving(answer);
    const failed = await sync(dataDir, `${from}/x?token=secret`, { stallMs: 400 });
    expect(failed).toMatch(told);
    expect(failed).not.toMatch(/\n|secret/);
    expect(readFileSync(catalogueFolder(dataDir).compiled).equals(bytes)).toBe(true);
  });

  test('what was broken once is fetched anew', async () => {
    const dataDir = temporaryFolder();
    let asked = 0;
    const from = await serving((_, response) => {
      asked += 1;
      response.writeHead(200, { etag: '"v1"' }).end(asked === 1 ? cards.subarray(0, 50_000) : cards);
    });
    expect(await sync(dataDir, from)).toMatch(/breaks off/);
    expect(await sync(dataDir, from)).toMatchObject({ size: 1_000 });
    expect(asked).toBe(2);
  });

  test('it is stopped', async () => {
    const dataDir = temporaryFolder();
    const stop = new AbortController();
    const from = await serving((_, response) => {
      response.write(cards.subarray(0, 1_000));
      setTimeout(() => stop.abort(), 50);
    });
    expect(await sync(dataDir, from, { signal: stop.signal })).toMatch(/\(stopped\)/);
    expect(sizeOf(dataDir)).toBeUndefined();
    expect(existsSync(catalogueFolder(dataDir).lock)).toBe(false);
  });
});
