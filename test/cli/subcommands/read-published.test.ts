import { expect, test } from 'vitest';
import { runCommandLine } from '../../../src/cli/command-line.ts';
import type { Wiring } from '../../../src/cli/composition-root.ts';
import { ok } from '../../../src/platform/problem.ts';
import { fakeStreams } from '../../support/fake-streams.ts';
import { fakeWiring } from '../../support/fake-wiring.ts';

const config = { discordApiBase: 'https://discord.com/api', dataDir: '.', logLevel: 'info' } as const;

const run = async (words: readonly string[], changes: Partial<Wiring> = {}) => {
  const streams = fakeStreams('');
  const status = await runCommandLine(words, {
    config,
    log: () => {},
    streams,
    wiring: fakeWiring(changes).wiring,
  });
  return { status, out: streams.written(), err: streams.complained() };
};

const card = {
  name: 'Wick',
  password: 9,
  facts: { cardType: 'trap', property: 'Normal' },
  text: 'Burn.',
} as const;
const published = { cards: [card, { ...card, name: 'Ash', password: 10 }], aside: [{ at: 4, why: 'odd' }] };
const openPublished = async () => ok({ published, toRow: ({ name }: { name: string }) => ({ name }) });
const asked = (...words: string[]) => run(['read', '--json', '--catalog', 'x', ...words], { openPublished });

test('all cards of a file, a line each, and what was put aside', async () => {
  expect(await asked('--all')).toEqual({
    status: 0,
    out: '{"name":"Wick"}\n{"name":"Ash"}\n',
    err: '1 record(s) put aside; the first: number 4 (odd)\n',
  });
});

test('cards by name and by passcode', async () => {
  expect(await asked('wick', '10')).toEqual({ status: 0, out: '{"name":"Wick"}\n{"name":"Ash"}\n', err: '' });
});

test('a name that is not found is told, and the others are read', async () => {
  const { status, out, err } = await asked('Nobody', 'ash');
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(status).toBe(1);
  expect(lines).toMatchObject([{ error: { code: 'unknown-card' } }, { name: 'Ash' }]);
  expect(err).toContain('"Nobody": must be the name or passcode of a card of the catalogue (2 cards)');
});

test('without --json all are listed by name', async () => {
  const { out } = await run(['read', '--catalog', 'x', '--all'], { openPublished });
  expect(out).toBe('Wick\nAsh\n');
});

test('a file that cannot be read', async () => {
  expect(await run(['read', '--all', '--catalog', 'x'])).toEqual({
    status: 1,
    out: '',
    err: 'The file: must not be read in this test.\n',
  });
});
