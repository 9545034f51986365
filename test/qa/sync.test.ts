import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { problemLine } from '../../src/platform/problem.ts';
import type { QaEntry } from '../../src/qa/qa-index.ts';
import { type SyncRequest, syncQas } from '../../src/qa/sync.ts';
import { tarGzOf, tarOf } from '../support/archive.ts';
import {
  archived,
  factsOf,
  hasShared,
  indexOf,
  published,
  sharedQas,
  shelfWith,
  someQas,
} from '../support/qas.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const qas = someQas(60);
const line = ({ number, date, cards }: QaEntry) => JSON.stringify({ qa: number, date, cards });
const lines = `${qas.map(line).join('\n')}\n`;

/** A file of this content, and its name. */
const fileOf = (name: string, content: string | Buffer): string => {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, content);
  return file;
};

const folderOf = (files: Readonly<Record<string, string>>): string => {
  const folder = path.join(temporaryFolder(), 'published');
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return folder;
};

const publishedFiles = (entries: readonly QaEntry[]) =>
  Object.fromEntries(entries.map((entry) => [`${entry.number}.json`, published(entry)]));

const sync = async (
  from: string,
  old: readonly QaEntry[] | undefined = undefined,
  more: Partial<SyncRequest> = {},
) => {
  const before = old === undefined ? undefined : indexOf(old, 1_000);
  const shelf = shelfWith(before);
  const synced = await syncQas(shelf, { from, now: () => 5_000, ...more });
  return { synced, before, after: await shelf.read() };
};

describe('takes', () => {
  test.for([
    ['the archive of the repository', 'x.tar.gz', tarGzOf(archived(qas))],
    ['an archive that is not compressed', 'x.tar', tarOf(archived(qas))],
    ['facts, a line each', 'x.jsonl', lines],
    ['the same compressed', 'x.jsonl.gz', gzipSync(lines)],
    ['whatever its name', 'x.bin', gzipSync(lines)],
    ['without an end of the last line', 'x.jsonl', lines.trimEnd()],
    ['lines as Windows ends them', 'x.jsonl', lines.replaceAll('\n', '\r\n')],
    ['published files, a line each', 'x.jsonl', qas.map(published).join('\n')],
    ['a JSON array of facts', 'x.json', `[${qas.map(line).join(',')}]`],
    ['a JSON array of published files', 'x.json.gz', gzipSync(`[${qas.map(published).join(',\n')}]`)],
  ] as const)('%s', async ([, name, content]) => {
    const from = fileOf(name, content);
    const { synced, after } = await sync(from);
    expect(synced).toMatchObject({
      ok: true,
      value: { unchanged: false, added: 60, withdrawn: 0, putAside: 0 },
    });
    expect(factsOf(after?.entries)).toEqual(indexOf(qas).entries);
    expect(after).toMatchObject({ from, syncedAt: 5_000 });
  });

  test('a folder of published files, and nothing else in it', async () => {
    const from = folderOf({
      ...publishedFiles(qas),
      'README.md': '#',
      'package.json': '{',
      '1.json.bak': '',
    });
    const { synced, after } = await sync(from);
    expect(synced).toMatchObject({ ok: true, value: { added: 60, putAside: 0 } });
    expect(after?.size).toBe(60);
  });

  test('one published file', async () => {
    const [first] = qas;
    if (first === undefined) throw new Error('no Q&A');
    const { after } = await sync(fileOf('1.json', published(first)));
    expect(factsOf(after?.entries)).toEqual([first]);
  });

  test('and says what came and what went', async () => {
    const { synced } = await sync(fileOf('x.jsonl', lines), someQas(60, 11));
    expect(synced).toMatchObject({ ok: true, value: { added: 10, withdrawn: 10 } });
  });

  test('telling how far it is', async () => {
    const progress = vi.fn();
    await sync(fileOf('x.jsonl', someQas(1_200).map(line).join('\n')), undefined, { progress });
    expect(progress.mock.calls).toEqual([[500], [1000]]);
  });

  test('broken ones are put aside with their names, if they are few', async () => {
    const files = {
      ...publishedFiles(qas),
      '7.json': '{"fid":7,',
      '9.json': '{"fid":10,"databaseDate":"2025-01-01","mentionedCards":[]}',
    };
    const { synced, after } = await sync(folderOf(files));
    expect(after?.size).toBe(58);
    expect(synced).toMatchObject({
      ok: true,
      value: {
        putAside: 2,
        examples: [
          { name: '7.json', why: expect.stringMatching(/^no JSON: /) },
          { name: '9.json', why: 'Q&A 10 stands in it' },
        ],
      },
    });
  });

  test('one broken one of a few', async () => {
    const { synced } = await sync(folderOf({ ...publishedFiles(someQas(3)), '4.json': '' }));
    expect(synced).toMatchObject({ ok: true, value: { added: 3, putAside: 1 } });
  });
});

describe('refuses, naming the file and the entry; the last good index stays', () => {
  const half = (bytes: Buffer, share = 0.5) => bytes.subarray(0, Math.floor(bytes.length * share));
  const broken = (count: number) => ({
    ...publishedFiles(qas),
    ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at + 1}.json`, '{}'])),
  });

  test.for<readonly [string, () => string, RegExp]>([
    [
      'half an archive',
      () => fileOf('x.tar', half(tarOf(archived(qas)))),
      /x\.tar \(it breaks off\), after repository-0123\/\d+\.json: must be a whole archive\.$/,
    ],
    [
      'half a compressed one',
      () => fileOf('x.tar.gz', half(tarGzOf(archived(someQas(4000))))),
      /x\.tar\.gz \(it breaks off\), after repository-0123\/\d+\.json: must be a whole gzip file\.$/,
    ],
    [
      'a compressed one with a byte changed',
      () => {
        const bytes = gzipSync(lines);
        bytes[200] = (bytes[200] ?? 0) ^ 0xff;
        return fileOf('x.jsonl.gz', bytes);
      },
      /x\.jsonl\.gz \(it (is damaged|breaks off)\)/,
    ],
    [
      'lines that break off',
      () => fileOf('x.jsonl', lines.slice(0, -20)),
      /x\.jsonl, line 60 \(it breaks off\).*: must be a whole file\.$/,
    ],
    [
      'an array that breaks off',
      () => fileOf('x.json', `[${qas.map(line).join(',')}`),
      /x\.json \(no JSON: .*\): must be a whole JSON array/,
    ],
    [
      'too many broken ones',
      () => folderOf(broken(4)),
      /published, 1\.json \(fid: .*\) and 3 more: must be official Q&As .*; 4 of 60 are not\.$/,
    ],
    [
      'garbage',
      () => fileOf('x', '<html>\n<body>\nNot found\n</body>\n'),
      /x, line 1 \(no JSON: .*\): must be an official Q&A/,
    ],
    ['one line of garbage', () => fileOf('x', 'Not found'), /x, line 1 \(no JSON/],
    ['an answer of another kind', () => fileOf('x.json', '{"error":"rate limit"}'), /x\.json \(fid: /],
    ['an empty array', () => fileOf('x.json', '[]'), /x\.json \(no Q&A is in it\)/],
    ['an empty file', () => fileOf('x.json', ''), /x\.json \(it is empty\)/],
    [
      'an archive of other things',
      () => fileOf('x.tar.gz', tarGzOf(archived([]))),
      /x\.tar\.gz \(no Q&A is in it\)/,
    ],
    [
      'a folder of other things',
      () => folderOf({ 'README.md': '#' }),
      /published: must have files of Q&As in it/,
    ],
    [
      'what is not there',
      () => path.join(temporaryFolder(), 'nowhere'),
      /nowhere \(it is missing\): must be an address, a file or a folder/,
    ],
    [
      'an index that shrinks by more than a quarter',
      () => fileOf('x.jsonl', someQas(44).map(line).join('\n')),
      /x\.jsonl \(44 Q&As\): must have about as many as before, which were 60\. .*--force$/,
    ],
  ])('%s', async ([, make, told]) => {
    const { synced, before, after } = await sync(make(), qas);
    expect(synced.ok ? 'taken' : problemLine(synced.problem)).toMatch(told);
    expect(synced.ok ? '' : problemLine(synced.problem)).not.toContain('\n');
    expect(after).toBe(before);
  });

  test('a number that is there twice is broken once', async () => {
    const [first] = qas;
    const twice = fileOf('x.jsonl', [...qas, ...qas.slice(0, 1)].map(line).join('\n'));
    const { synced, after } = await sync(twice);
    expect(synced).toMatchObject({
      ok: true,
      value: { examples: [{ name: 'line 61', why: `Q&A ${first?.number} is there twice` }] },
    });
    expect(after?.size).toBe(60);
  });

  test('three quarters are enough, and --force takes any', async () => {
    const size = async (count: number, force: boolean) =>
      (await sync(fileOf('x.jsonl', someQas(count).map(line).join('\n')), qas, { force })).after?.size;
    expect([await size(45, false), await size(44, false), await size(44, true)]).toEqual([45, 60, 44]);
  });
});

describe.skipIf(!hasShared)('what is published (../shared/qa)', () => {
  test('the samples, and their facts in the whole index', async () => {
    const samples = await sync(path.join(sharedQas, 'sample'));
    const whole = await sync(path.join(sharedQas, 'index.jsonl.gz'));
    expect([samples.after?.size, whole.after?.size]).toEqual([120, 11_618]);
    for (const entry of factsOf(samples.after?.entries))
      expect(whole.after?.byNumber(entry.number)).toEqual(entry);
    expect([8568, 23251].map((number) => whole.after?.has(number))).toEqual([false, false]);
  });
});
