import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Log } from '../../src/platform/log.ts';
import { fail, ok } from '../../src/platform/problem.ts';
import type { QaIndex } from '../../src/qa/qa-index.ts';
import type { QaShelf } from '../../src/qa/repository.ts';
import { type KeepOptions, keepQasFresh } from '../../src/qa/sync.ts';
import { indexOf, shelfWith, someQas } from '../support/qas.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 1);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const fresh = (): QaIndex => indexOf(someQas(5), Date.now());

/** Keeps an index fresh; `synced` are the times of the syncs, in milliseconds since the start. */
const keeping = (shelf: QaShelf, changes: Partial<KeepOptions> = {}) => {
  const synced: number[] = [];
  const lines: string[] = [];
  const log: Log = (level, message, fields) => lines.push(`${level} ${message} ${JSON.stringify(fields)}`);
  const sync: KeepOptions['sync'] = async (place) => {
    synced.push(Date.now() - START);
    const index = fresh();
    await place.keep(index);
    return ok({ index, unchanged: false, added: 5, withdrawn: 0, putAside: 0, examples: [] });
  };
  const stop = keepQasFresh({ shelf, from: 'a test', log, random: () => 0, sync, ...changes });
  onTestFinished(stop);
  return { synced, lines, stop };
};

test('where there is none, soon; then daily', async () => {
  const { synced, lines } = keeping(shelfWith(undefined));
  await vi.advanceTimersByTimeAsync(0);
  expect(synced).toEqual([0]);
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(synced).toEqual([0, DAY, 2 * DAY]);
  expect(lines[0]).toBe(
    'info the official Q&A numbers are synced {"size":5,"added":5,"withdrawn":0,"putAside":0}',
  );
});

test('one of today waits until it is a day old', async () => {
  const { synced } = keeping(shelfWith(indexOf(someQas(5), START - 10 * HOUR)));
  await vi.advanceTimersByTimeAsync(14 * HOUR - 1);
  expect(synced).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(synced).toEqual([14 * HOUR]);
});

test('one of the day before yesterday is renewed', async () => {
  const { synced } = keeping(shelfWith(indexOf(someQas(5), START - 2 * DAY)));
  await vi.advanceTimersByTimeAsync(0);
  expect(synced).toEqual([0]);
});

test('what another process has synced meanwhile is not synced again', async () => {
  const shelf = shelfWith(undefined);
  const { synced } = keeping(shelf, { random: () => 0.5 });
  await shelf.keep(fresh());
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(synced).toEqual([]);
});

test('bots that start together do not ask together', async () => {
  const { synced } = keeping(shelfWith(undefined), { random: () => 0.5 });
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(synced).toEqual([MINUTE / 2, MINUTE / 2 + DAY + 5 * MINUTE]);
});

test.for<readonly [string, KeepOptions['sync'], RegExp]>([
  [
    'a source that is down',
    async () => fail({ code: 'x', found: 'The source', expected: 'must answer' }),
    /^warn .*the last good ones go on being served .*The source: must answer\./,
  ],
  ['a bug', () => Promise.reject(new Error('a bug')), /^warn the sync of the official Q&A numbers failed/],
])('%s is a line of the log, and it is tried again in an hour', async ([, sync, line]) => {
  const failing = vi.fn(sync);
  const { lines } = keeping(shelfWith(undefined), { sync: failing });
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(failing).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(failing).toHaveBeenCalledTimes(2);
  expect(lines[0]).toMatch(line);
});

test('a storage that fails is a line of the log', async () => {
  const shelf = { ...shelfWith(undefined), read: () => Promise.reject(new Error('ECONNREFUSED')) };
  const { synced, lines } = keeping(shelf);
  await vi.advanceTimersByTimeAsync(0);
  expect(synced).toEqual([]);
  expect(lines).toEqual([expect.stringMatching(/^warn /)]);
});

test('stopped, it asks no more and says no more', async () => {
  let ended = false;
  const { stop, lines } = keeping(shelfWith(undefined), {
    sync: (_, { signal }) =>
      new Promise((resolve) => {
        signal?.addEventListener('abort', () => {
          ended = true;
          resolve(fail({ code: 'x', found: 'x', expected: 'must end' }));
        });
      }),
  });
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(10 * DAY);
  expect([ended, lines, vi.getTimerCount()]).toEqual([true, [], 0]);
});

test('its timers keep no process alive', () => {
  vi.useRealTimers();
  const set = vi.spyOn(globalThis, 'setTimeout');
  keeping(shelfWith(undefined), { random: () => 0.9 });
  const timer: unknown = set.mock.results[0]?.value;
  expect(
    timer instanceof Object && 'hasRef' in timer && typeof timer.hasRef === 'function' && timer.hasRef(),
  ).toBe(false);
  set.mockRestore();
});
