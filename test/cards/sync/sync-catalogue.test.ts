import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openCompiled } from '../../../src/cards/compiled/open-compiled.ts';
import { openCatalogue } from '../../../src/cards/open-catalogue.ts';
import { catalogueFolder, takeLock } from '../../../src/cards/sync/catalogue-folder.ts';
import {
  type CatalogueProgress,
  type CatalogueRequest,
  type Modelling,
  recompile,
  syncCatalogue,
} from '../../../src/cards/sync/sync-catalogue.ts';
import { problemLine } from '../../../src/platform/problem.ts';
import { handMade, modelling, publishedList, publishedRecords } from '../../support/published-cards.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const fileOf = (content: string | Buffer, name = 'cards.json'): string => {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, content);
  return file;
};

const sync = async (
  dataDir: string,
  from: string,
  request: Partial<CatalogueRequest> = {},
  by: Modelling = modelling(),
) => {
  const synced = await syncCatalogue({ dataDir, from, ...request }, by);
  return synced.ok ? synced.value : problemLine(synced.problem);
};

/** The catalogue that lies in a folder; it is closed again by the end of the process. */
const kept = (dataDir: string) => {
  const opened = openCompiled(catalogueFolder(dataDir).compiled);
  if (opened?.ok !== true) throw new Error(opened === undefined ? 'none' : opened.problem.found);
  const store = opened.value;
  const catalogue = openCatalogue(store, {
    origin: {},
    nicknames: new Map(),
    modelOf: ({ name }) => {
      throw new Error(`${name} has no stored model`);
    },
  });
  return { store, catalogue };
};

describe('a file that is synced', () => {
  test.for([
    ['plain', publishedList(40)],
    ['packed', gzipSync(publishedList(40))],
  ] as const)('%s is compiled', async ([, content]) => {
    const dataDir = temporaryFolder();
    expect(await sync(dataDir, fileOf(content))).toMatchObject({
      size: 40,
      published: 40,
      before: 0,
      unchanged: false,
    });
    const { catalogue } = kept(dataDir);
    expect(catalogue.size).toBe(40);
    expect(catalogue.exact('lantern keeper 7')).toMatchObject({ password: 10_000_007, note: 'by v1' });
    expect(catalogue.exact('Laternenwart 12')?.name).toBe('Lantern Keeper 12');
    expect(catalogue.nameIn('Lantern Keeper 12', 'de')).toBe('Laternenwart 12');
    expect(catalogue.textIn('Lantern Keeper 12', 'de')).toBe('Ziehe 1 Karte (12).');
    expect(catalogue.textIn('Lantern Keeper 12', 'ja')).toBeUndefined();
    expect(catalogue.textIn('Laternenwart 12', 'de')).toBeUndefined();
    expect(catalogue.exact('wick-en1002')?.name).toBe('Lantern Keeper 3');
    expect(catalogue.search('lantren keeper 31', 1)[0]?.card.name).toBe('Lantern Keeper 31');
    expect(catalogue.cards).toHaveLength(40);
  });

  test('a hand-made model wins, with the published names and facts; those of no published card are there, too', async () => {
    const dataDir = temporaryFolder();
    const starters = [
      handMade('Old Lantern Name', { password: 10_000_003 }),
      handMade('Lantern Token'),
      handMade('Lantern Keeper 5', { password: 77 }),
    ];
    expect(await sync(dataDir, fileOf(publishedList(10)), {}, modelling('v1', starters))).toMatchObject({
      size: 12,
    });
    const { catalogue } = kept(dataDir);
    expect(catalogue.exact('10000003')).toMatchObject({
      name: 'Lantern Keeper 3',
      konamiId: 5003,
      facts: { cardType: 'spell' },
      note: 'by hand',
    });
    expect(catalogue.exact('Lantern Token')?.note).toBe('by hand');
    expect(catalogue.exact('77')?.note).toBe('by hand');
  });

  test('odd records are put aside with what is wrong, the others are kept', async () => {
    const dataDir = temporaryFolder();
    const records = [...publishedRecords(30), { name: { en: 'Ash' }, card_type: 'Stamp' }];
    const odd = [{ ...publishedRecords(1, 99)[0], sets: 'none', novelty: {} }];
    const synced = await sync(dataDir, fileOf(JSON.stringify([...records, ...odd])));
    expect(synced).toMatchObject({ published: 31, putAside: 1, examples: [{ at: 30, name: 'Ash' }] });
    expect(kept(dataDir).catalogue.exact('Lantern Keeper 99')).toBeDefined();
  });

  test('tells how far it is', async () => {
    const told: CatalogueProgress[] = [];
    await sync(temporaryFolder(), fileOf(publishedList(1_200)), { progress: (each) => told.push(each) });
    expect(told).toEqual([
      { step: 'compile', done: 500 },
      { step: 'compile', done: 1_000 },
    ]);
  });

  test('the newer one takes the place, and the older one goes on answering whoever has it open', async () => {
    const dataDir = temporaryFolder();
    await sync(dataDir, fileOf(publishedList(10)));
    const { catalogue } = kept(dataDir);
    expect(await sync(dataDir, fileOf(publishedList(20)))).toMatchObject({ before: 10, published: 20 });
    expect(catalogue.exact('Lantern Keeper 9')?.name).toBe('Lantern Keeper 9');
    expect(catalogue.exact('Lantern Keeper 19')).toBeUndefined();
    expect(kept(dataDir).catalogue.exact('Lantern Keeper 19')).toBeDefined();
  });
});

describe('a catalogue that is not believed leaves the old one as it was', () => {
  test.for([
    [
      'a quarter is gone',
      publishedList(74),
      /\(74 cards\): must have about as many as before, which were 100\..*--force/,
    ],
    ['it breaks off', publishedList(200).slice(0, -30), /\(it breaks off\): must be a list of cards/],
    ['it is a page', '<!DOCTYPE html><p>Hello</p>', /\(no list of cards\)/],
    ['it is empty', '', /\(no list of cards\)/],
    ['no card is in it', '[{}]', /\(no card in it\)/],
    ['it is no JSON', '[{a}]', /must be a list of cards/],
    [
      'half a packed one',
      gzipSync(publishedList(200)).subarray(0, 500),
      /\(it breaks off\): must be a whole gzip file/,
    ],
    [
      'a card of 300 MB, packed in 300 KB',
      gzipSync(Buffer.concat([Buffer.from('[{"name":"'), Buffer.alloc(300 * 1024 ** 2, 'a')])),
      /\(a record of more than 4 MB\)/,
    ],
  ] as const)('%s', async ([, content, told]) => {
    const dataDir = temporaryFolder();
    await sync(dataDir, fileOf(publishedList(100)));
    const { compiled, folder } = catalogueFolder(dataDir);
    const before = readFileSync(compiled);
    const answer = await sync(dataDir, fileOf(content));
    expect(answer).toMatch(told);
    expect(answer).not.toMatch(/\n/);
    expect(readFileSync(compiled).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(['cards.bin']);
  });

  test('with --force, and with a quarter still there, it is taken', async () => {
    const dataDir = temporaryFolder();
    await sync(dataDir, fileOf(publishedList(100)));
    expect(await sync(dataDir, fileOf(publishedList(75)))).toMatchObject({ published: 75 });
    expect(await sync(dataDir, fileOf(publishedList(3)), { force: true })).toMatchObject({ published: 3 });
  });

  test('a file that is not there', async () => {
    expect(await sync(temporaryFolder(), '/nowhere/cards.json')).toBe(
      '/nowhere/cards.json (it is missing): must be an address, or a file that can be read.',
    );
  });
});

describe('one at a time', () => {
  test('a second sync is told so, and the next one is not', async () => {
    const dataDir = temporaryFolder();
    const unlock = takeLock(catalogueFolder(dataDir));
    const from = fileOf(publishedList(5));
    expect(await sync(dataDir, from)).toMatch(/^The card catalogue: must not be synced by another process/);
    unlock?.();
    expect(await sync(dataDir, from)).toMatchObject({ size: 5 });
    expect(existsSync(catalogueFolder(dataDir).lock)).toBe(false);
  });

  test('a lock is never there without a number', () => {
    const folder = catalogueFolder(temporaryFolder());
    const unlock = takeLock(folder);
    expect(readFileSync(folder.lock, 'utf8')).toBe(String(process.pid));
    expect(takeLock(folder)).toBeUndefined();
    unlock?.();
    expect(readdirSync(folder.folder)).toEqual([]);
  });

  test.for([
    ['a process that is gone', '999999999', Date.now()],
    ['an hour ago', String(process.ppid), Date.now() - 3_600_000],
    ['a process that was killed before it wrote its number', '', Date.now() - 60_000],
    [
      'this very number, before this process began',
      String(process.pid),
      Date.now() - process.uptime() * 1000 - 60_000,
    ],
  ] as const)('a lock of %s does not count', async ([, pid, time]) => {
    const dataDir = temporaryFolder();
    const folder = catalogueFolder(dataDir);
    takeLock(folder);
    writeFileSync(folder.lock, pid);
    utimesSync(folder.lock, time / 1000, time / 1000);
    expect(await sync(dataDir, fileOf(publishedList(5)))).toMatchObject({ size: 5 });
  });
});

describe('models of another version of the program', () => {
  test('are made anew, of the cards that are here; when it was checked stays', async () => {
    const dataDir = temporaryFolder();
    await sync(dataDir, fileOf(publishedList(30)));
    const { compiled } = catalogueFolder(dataDir);
    utimesSync(compiled, 1_000_000, 1_000_000);
    const again = await recompile(dataDir, modelling('v2', [handMade('Lantern Token')]));
    expect(again).toEqual({ ok: true, value: 30 });
    const { catalogue, store } = kept(dataDir);
    expect(catalogue.exact('Lantern Keeper 7')?.note).toBe('by v2');
    expect(catalogue.exact('Lantern Token')).toBeDefined();
    expect(catalogue.exact('wick-en1002')?.name).toBe('Lantern Keeper 3');
    expect(catalogue.textIn('Lantern Keeper 30', 'de')).toBe('Ziehe 1 Karte (30).');
    expect(catalogue.textIn('Lantern Token', 'de')).toBeUndefined();
    expect(store.about).toMatchObject({ models: 'v2', published: 30 });
    expect(statSync(compiled).mtimeMs).toBe(1_000_000_000);
  });

  test('of this version stay as they are, and where there is nothing nothing is made', async () => {
    const dataDir = temporaryFolder();
    expect(await recompile(dataDir, modelling())).toBeUndefined();
    await sync(dataDir, fileOf(publishedList(30)));
    expect(await recompile(dataDir, modelling())).toBeUndefined();
  });
});

describe('a compiled file that is damaged is told, not read', () => {
  test.for([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5)],
    ['cut in half', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['another mark', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('9')])],
    ['empty', () => Buffer.alloc(0)],
    ['something else', () => Buffer.alloc(5_000, 7)],
  ] as const)('%s', async ([, damage]) => {
    const dataDir = temporaryFolder();
    await sync(dataDir, fileOf(publishedList(30)));
    const { compiled } = catalogueFolder(dataDir);
    writeFileSync(compiled, damage(readFileSync(compiled)));
    const opened = openCompiled(compiled);
    expect(opened?.ok === false ? opened.problem.hint : opened).toBe(
      'Make it anew: npm run -s headjudge -- catalog sync',
    );
    expect(await sync(dataDir, fileOf(publishedList(2)))).toMatchObject({ size: 2, before: 0 });
  });

  test('none is no problem', () => expect(openCompiled('/nowhere/cards.bin')).toBeUndefined());
});
