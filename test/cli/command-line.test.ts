import { describe, expect, test } from 'vitest';
import type { Wiring } from '../../src/cli/composition-root.ts';
import { ok } from '../../src/platform/problem.ts';
import { StorageFailure } from '../../src/storage/storage-failure.ts';
import { filledServices, noCards } from '../support/fake-wiring.ts';
import { commands, services } from '../support/fakes.ts';
import { jsonLines, run } from './run-line.ts';

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
      { status: 1, err: 'The rulebook: must have rules, and it has none.\n' },
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
