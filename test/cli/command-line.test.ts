import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommandLine } from '../../src/cli/command-line.ts';
import type { Wiring } from '../../src/cli/wiring.ts';
import type { Config } from '../../src/config.ts';
import type { Log } from '../../src/log.ts';
import { fail, ok } from '../../src/problem.ts';
import { StorageFailure } from '../../src/storage/storage-failure.ts';
import { fakeStreams } from '../support/fake-streams.ts';
import { fakeWiring, filledServices, noCards } from '../support/fake-wiring.ts';
import { commands, pictured, services, verdict } from '../support/fakes.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const config: Config = { discordApiBase: 'https://discord.com/api', dataDir: '.', logLevel: 'info' };

const run = async (words: readonly string[], input = '', changes: Partial<Wiring> = {}) => {
  const streams = fakeStreams(input);
  const logged: string[] = [];
  const log: Log = (level, message) => logged.push(`${level} ${message}`);
  const { wiring, closed } = fakeWiring(changes);
  const status = await runCommandLine(words, { config, log, streams, wiring });
  return { status, out: streams.written(), err: streams.complained(), logged, closed: closed() };
};

const json = (out: string): unknown => JSON.parse(out);
const jsonLines = (out: string): readonly unknown[] => out.trimEnd().split('\n').map(json);

const timing = '/timing card:x event:sent-to-gy';

describe('ask', () => {
  test('prints the answer and closes what it opened', async () => {
    const answered = await run(['ask', timing]);
    expect(answered).toEqual({
      status: 0,
      out: '✗ No\nIt misses the timing.\n',
      err: '',
      logged: [],
      closed: 1,
    });
  });

  test('--json prints the verdict', async () => {
    const { status, out } = await run(['ask', '--json', timing]);
    expect(status).toBe(0);
    expect(json(out)).toEqual(verdict);
  });

  test('--image writes a picture of the answer, or says that there is none', async () => {
    const folder = temporaryFolder();
    const app = {
      services: filledServices,
      commands: [...commands, pictured],
      storageErrors: () => 0,
      renewCards: noCards,
      close: async () => undefined,
    };
    const ask = (...words: string[]) => run(['ask', ...words], '', { openApp: async () => ok(app) });
    const file = path.join(folder, 'ladder.png');
    const shown = await ask('--image', file, '/pictured');
    expect(shown).toMatchObject({ status: 0, err: '' });
    expect(readFileSync(file, 'utf8')).toBe('ladder');
    const none = await ask('--image', path.join(folder, 'none.png'), '/about');
    expect(none).toMatchObject({ status: 1, err: 'a picture: there is none of this answer.\n' });
    const lost = await ask('--image', path.join(folder, 'no', 'x.png'), '/pictured');
    expect(lost.status).toBe(1);
    expect(lost.err).toContain('must be a file that can be written');
    expect(readdirSync(folder)).toEqual(['ladder.png']);
  });

  test('--json prints the reply of a command that does not rule', async () => {
    const { out } = await run(['ask', '--json', '/about']);
    expect(json(out)).toEqual({ reply: { tone: 'info', title: 'about' } });
  });

  test('a bad request has its reason on stderr', async () => {
    const { status, out, err, closed } = await run(['ask', '/card nobody']);
    expect({ status, out, err, closed }).toEqual({
      status: 1,
      out: '',
      err: 'nobody: must be a card.\n',
      closed: 1,
    });
  });

  test('and with --json an object on stdout as well', async () => {
    const { status, out, err } = await run(['ask', '--json', '/card nobody']);
    expect({ status, err }).toEqual({ status: 1, err: 'nobody: must be a card.\n' });
    expect(json(out)).toEqual({
      error: { code: 'unknown-card', found: 'nobody', expected: 'must be a card' },
    });
  });

  test('a bad command line too', async () => {
    const { status, out } = await run(['ask', '--json']);
    expect(status).toBe(1);
    expect(json(out)).toMatchObject({ error: { code: 'bad-argument', found: 'headjudge ask' } });
  });

  test('a bug has its own status, one polite line and its details in the log', async () => {
    const { status, out, err, logged, closed } = await run(['ask', '/broken']);
    expect({ status, out, logged, closed }).toEqual({
      status: 2,
      out: '',
      logged: ['error a bug'],
      closed: 1,
    });
    expect(err).toBe(
      'A fault of the bot itself: must not happen, and it did. The log on stderr has the details; please report them.\n',
    );
  });

  test('an app that cannot open its storage is no bug', async () => {
    const problem = { code: 'storage-unusable', found: 'x.sqlite', expected: 'must be a file' };
    const { status, err, logged } = await run(['ask', 'x'], '', {
      openApp: () => Promise.reject(new StorageFailure(problem)),
    });
    expect({ status, err, logged }).toEqual({ status: 1, err: 'x.sqlite: must be a file.\n', logged: [] });
  });

  test('an app whose data is broken tells which file, in one line', async () => {
    const problem = { code: 'bad-data', found: 'data/rules/x.json', expected: 'a readable data file' };
    const { status, err } = await run(['ask', 'x'], '', { openApp: async () => fail(problem) });
    expect({ status, err }).toEqual({ status: 1, err: 'data/rules/x.json: a readable data file.\n' });
  });

  test('the ruleset goes to the command', async () => {
    const ruled = { ...commands[4], name: 'which', description: '', options: [] };
    const { out } = await run(['ask', '--ruleset', 'ocg', '/which'], '', {
      openApp: async () =>
        ok({
          services: filledServices,
          commands: [
            {
              ...ruled,
              run: (_, { ruleset }) => ({ kind: 'answer', reply: { tone: 'info', title: ruleset } }),
            },
          ],
          storageErrors: () => 0,
          renewCards: noCards,
          close: async () => {},
        }),
    });
    expect(out).toBe('· ocg\n');
  });
});

describe('ask --batch', () => {
  test('answers in order, with the ids as given, and goes on after a bad line', async () => {
    const input = [
      `\uFEFF{"id":"a","text":"${timing}"}`,
      '{"id":7,"text":"/card nobody"}\r',
      'not json',
      '',
      '  ',
      '{"id":"no text"}',
      '{"text":"no id"}',
      '[1]',
      '{"id":"b","text":"plain \u2028 words","more":true}',
    ].join('\n');
    const { status, out, err } = await run(['ask', '--batch'], input);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const bad = (found: string) => ({
      code: 'bad-batch-line',
      found,
      expected: 'must be a JSON object with a text or number "id" and a text "text"',
    });
    expect(jsonLines(out)).toEqual([
      { id: 'a', ...verdict },
      { id: 7, error: { code: 'unknown-card', found: 'nobody', expected: 'must be a card' } },
      { id: null, error: bad('not json') },
      { id: 'no text', error: bad('{"id":"no text"}') },
      { id: null, error: bad('{"text":"no id"}') },
      { id: null, error: bad('[1]') },
      { id: 'b', reply: { tone: 'info', title: 'ruling plain \u2028 words' } },
    ]);
    expect(out.startsWith('{"id":"a",')).toBe(true);
  });

  test('a bug in one line leaves the others answered, and shows in the status', async () => {
    const input = '{"id":1,"text":"/broken"}\n{"id":2,"text":"/about"}\n';
    const { status, out, logged } = await run(['ask', '--batch', '--json'], input);
    expect({ status, logged }).toEqual({ status: 2, logged: ['error a bug'] });
    expect(jsonLines(out)).toMatchObject([
      { id: 1, error: { code: 'bug' } },
      { id: 2, reply: { title: 'about' } },
    ]);
  });

  test('nothing asked, nothing answered', async () => {
    expect(await run(['ask', '--batch'])).toMatchObject({ status: 0, out: '' });
  });
});

describe('find', () => {
  const withoutTimes = (out: string) => jsonLines(out.replace(/"ms":[\d.]+/g, '"ms":0'));

  test('cards, one line of results a query', async () => {
    const { status, out } = await run(['find', 'cards', '--json'], ' a \n\nnothing\n');
    expect(status).toBe(0);
    expect(withoutTimes(out)).toEqual([
      {
        query: 'a',
        ms: 0,
        results: [
          { password: 1001, name: 'Alpha', score: 1 },
          { password: 'k5', name: 'Beta', score: 0.9 },
          { password: 'n:Gamma', name: 'Gamma', score: 0.8 },
        ],
      },
      { query: '', ms: 0, results: [] },
      { query: 'nothing', ms: 0, results: [] },
    ]);
  });

  test('no more than the limit', async () => {
    const { out } = await run(['find', 'cards', '--limit', '2'], 'a');
    expect(out).toBe('a: Alpha (1.00); Beta (0.90)\n');
  });

  test('rules, with the places of the seeds', async () => {
    const { out } = await run(['find', 'rules', '--json'], 'timing\n');
    expect(withoutTimes(out)).toEqual([
      {
        query: 'timing',
        ms: 0,
        results: [
          {
            id: 'trigger/missed-timing',
            title: 'Missing the timing',
            score: 0.5,
            seed: [{ file: '001_aa.txt', section: 'Timing' }],
          },
        ],
      },
    ]);
    expect((await run(['find', 'rules'], 'x')).out).toBe(
      'x: Missing the timing [trigger/missed-timing] (0.50)\n',
    );
  });
});

describe('read', () => {
  test('--json prints effect models, a card a line', async () => {
    const { status, out } = await run(['read', '--json', 'Alpha', 'Gamma']);
    expect(status).toBe(0);
    expect(jsonLines(out)).toEqual([
      { password: 1001, name: 'Alpha', effects: [], unread: [] },
      { name: 'Gamma', effects: [], unread: [] },
    ]);
  });

  test('--all takes every card', async () => {
    expect(jsonLines((await run(['read', '--json', '--all'])).out)).toHaveLength(3);
    expect((await run(['read', '--all'])).out).toBe('Alpha\nBeta\nGamma\n');
  });

  test('a name that is not found is told, and the others are read', async () => {
    const { status, out, err } = await run(['read', '--json', 'Nobody', 'Beta']);
    expect({ status, err }).toEqual({ status: 1, err: 'Nobody: must be a card.\n' });
    expect(jsonLines(out)).toMatchObject([{ error: { found: 'Nobody' } }, { name: 'Beta' }]);
  });

  test('as text, a card is what /card says', async () => {
    expect(await run(['read', 'Dark Magician', 'nobody'])).toMatchObject({
      status: 1,
      out: '· card Dark Magician\n',
      err: 'nobody: must be a card.\n',
    });
  });
});

describe('health', () => {
  test('is well with rules and storage', async () => {
    expect(await run(['health'])).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^healthy: 1 rules, a starter catalogue of 3 cards/),
      closed: 1,
    });
  });

  const sick = (ill: typeof filledServices): Partial<Wiring> => ({
    openApp: async () =>
      ok({ services: ill, commands, storageErrors: () => 0, renewCards: noCards, close: async () => {} }),
  });

  test('is ill without rules', async () => {
    expect(await run(['health'], '', sick({ ...filledServices, rulebook: services.rulebook }))).toMatchObject(
      {
        status: 1,
        err: 'The rulebook: must have rules, and it has none.\n',
      },
    );
  });

  test('is ill without storage', async () => {
    const problem = { code: 'storage-unusable', found: 'x.sqlite', expected: 'must be a file' };
    const settings = {
      ...filledServices.settings,
      readLine: () => Promise.reject(new StorageFailure(problem)),
    };
    expect(await run(['health'], '', sick({ ...filledServices, settings }))).toMatchObject({
      status: 1,
      err: 'x.sqlite: must be a file.\n',
    });
  });
});

test('help needs nothing that is opened', async () => {
  const { status, out } = await run(['help'], '', { openApp: () => Promise.reject(new Error('opened')) });
  expect(status).toBe(0);
  expect(out).toMatch(/^headjudge ask /);
});

test('console answers what is piped in', async () => {
  expect(await run(['console'], '/about\n')).toMatchObject({ status: 0, out: '· about\n\n', closed: 1 });
});
