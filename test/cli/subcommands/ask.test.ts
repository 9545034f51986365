import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../../src/platform/problem.ts';
import { StorageFailure } from '../../../src/storage/storage-failure.ts';
import { filledServices, noCards } from '../../support/fake-wiring.ts';
import { commands, pictured, verdict } from '../../support/fakes.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { json, jsonLines, run, timing } from '../run-line.ts';

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
            { ...ruled, run: (_, { ruleset }) => ({ ok: true, reply: { tone: 'info', title: ruleset } }) },
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
      { id: 'b', reply: { tone: 'info', title: 'ask plain \u2028 words' } },
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
