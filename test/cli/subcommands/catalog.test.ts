import { truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogueFolder } from '../../../src/cards/sync/catalogue-folder.ts';
import { runCommandLine } from '../../../src/cli/command-line.ts';
import { wiring } from '../../../src/cli/composition-root.ts';
import { catalogueBar, progressLine } from '../../../src/cli/subcommands/sync.ts';
import { collector, fakeStreams } from '../../support/fake-streams.ts';
import { publishedList } from '../../support/published-cards.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Runs a command line with the real parts, in a data folder of its own. */
const running = () => {
  const dataDir = temporaryFolder();
  const config = {
    discordApiBase: 'https://discord.com/api',
    dataDir,
    logLevel: 'info',
    catalogUrl: 'off',
  } as const;
  const run = async (words: readonly string[], input = '') => {
    const streams = fakeStreams(input);
    const logged: string[] = [];
    const log = (_: string, message: string) => logged.push(message);
    const status = await runCommandLine(words, { config, log, streams, wiring });
    return { status, out: streams.written(), err: streams.complained(), logged };
  };
  const file = path.join(dataDir, 'cards.json');
  writeFileSync(file, publishedList(40));
  return { run, dataDir, file };
};

describe('catalog', () => {
  test('there is none, it is synced, and then all commands answer by it', async () => {
    const { run, file } = running();
    expect((await run(['catalog', 'status'])).out).toMatch(/^no card catalogue yet/);
    expect(JSON.parse((await run(['catalog', 'status', '--json'])).out)).toEqual({ present: false });
    const synced = await run(['catalog', 'sync', '--from', file]);
    expect(synced).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^\d+ cards; all of them new\n$/),
      err: '',
    });
    expect((await run(['catalog', 'status'])).out).toBe(
      `${Number.parseInt(synced.out, 10)} cards; less than a day old, from ${file}\n`,
    );
    expect(JSON.parse((await run(['catalog', 'status', '--json'])).out)).toMatchObject({
      present: true,
      published: 40,
      putAside: 0,
      stale: false,
    });
    expect((await run(['find', 'cards', '--limit', '1'], 'lantren keeper 12\n')).out).toMatch(
      /^lantren keeper 12: Lantern Keeper 12 \(/,
    );
    expect((await run(['ask', '/card name:"Lantern Keeper 12"'])).out).toMatch(/^· Lantern Keeper 12\n/);
    expect((await run(['health'])).out).toMatch(
      /rules, \d+ cards, of a catalogue that is less than a day old\n$/,
    );
  });

  test('says how old it is', async () => {
    const { run, file, dataDir } = running();
    await run(['catalog', 'sync', '--from', file]);
    const then = Date.now() / 1000 - 5 * 86_400;
    utimesSync(catalogueFolder(dataDir).compiled, then, then);
    expect((await run(['catalog', 'status'])).out).toMatch(/5 days old \(stale\)/);
  });

  test('one that is damaged is told, and the one of the project answers', async () => {
    const { run, file, dataDir } = running();
    await run(['catalog', 'sync', '--from', file]);
    truncateSync(catalogueFolder(dataDir).compiled, 1_000);
    expect(await run(['catalog', 'status'])).toMatchObject({
      status: 1,
      err: expect.stringMatching(/it is damaged/),
    });
    const { out, logged } = await run(['ask', '/card name:Dandylion']);
    expect(out).toMatch(/^· Dandylion\n/);
    expect(logged).toEqual(['the synced catalogue is not used']);
  });

  test('a bad source is one line, and with --json an object', async () => {
    const { run } = running();
    const { status, out, err } = await run(['catalog', 'sync', '--from', '/nowhere/cards.json', '--json']);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'bad-catalogue' } });
    expect(err).toBe(
      '/nowhere/cards.json (it is missing): must be an address, or a file that can be read.\n',
    );
  });

  test('what was put aside is told; CATALOG_URL=off fetches nothing', async () => {
    const { run, dataDir } = running();
    const file = path.join(dataDir, 'odd.json');
    const odd = Array.from({ length: 7 }, (_, at) => ({ name: { en: `Odd ${at}` }, card_type: 'Stamp' }));
    writeFileSync(file, JSON.stringify([...JSON.parse(publishedList(3)), ...odd]));
    const { err } = await run(['catalog', 'sync', '--from', file]);
    expect(err).toMatch(
      /^put aside: record 3, Odd 0 \(card_type: [^\n]*\n(put aside: [^\n]*\n){4}put aside: 2 more\n$/,
    );
    expect((await run(['catalog', 'sync'])).err).toMatch(/^CATALOG_URL \(off\): must not be off/);
  });
});

describe('--catalog FILE', () => {
  test('find and ask answer by the file, batches too', async () => {
    const { run, file } = running();
    const found = await run(
      ['find', 'cards', '--json', '--limit', '1', '--catalog', file],
      'keeper 7 lantern\nwick-en1004\n',
    );
    const names = found.out
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line).results[0].password]));
    expect(names).toEqual([10_000_007, 10_000_005]);
    const input =
      '{"id":1,"text":"/card name:\\"Lantern Keeper 3\\""}\n{"id":2,"text":"/card name:Dandylion"}\n';
    const { out } = await run(['ask', '--batch', '--catalog', file], input);
    expect(out.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line).reply?.title]))).toEqual([
      'Lantern Keeper 3',
      'Dandylion',
    ]);
  });

  test('a file that is not there is a bad request', async () => {
    const { run } = running();
    expect(await run(['find', 'cards', '--catalog', '/nowhere.json'], 'x\n')).toMatchObject({
      status: 1,
      err: expect.stringMatching(/it is missing/),
    });
  });
});

describe('progress', () => {
  test.for([
    [{ step: 'fetch', done: 44_000_000, all: 88_000_000 }, '[##########..........] 44 MB of cards'],
    [{ step: 'fetch', done: 44_000_000 }, '44 MB of cards'],
    [{ step: 'compile', done: 500, all: 400 }, '[####################] 500 cards compiled'],
    [{ step: 'compile', done: 500, all: 0 }, '500 cards compiled'],
  ] as const)('%j', ([progress, bar]) => expect(catalogueBar(progress)).toBe(bar));

  test('is nothing where no one looks', () => {
    const [output, written] = collector();
    const line = progressLine(output);
    line.show('half');
    line.end();
    expect(written()).toBe('');
  });
});
