import { expect, test } from 'vitest';
import { atOnce, inTurns, type Pausing } from '../../src/platform/cooperative.ts';
import { books } from '../support/project-data.ts';

function* threeParts(done: string[]): Pausing<string> {
  done.push('first');
  yield;
  done.push('second');
  yield;
  done.push('third');
  return 'all';
}

test('work is done without a rest where nobody waits', () => {
  const done: string[] = [];
  expect(atOnce(threeParts(done))).toBe('all');
  expect(done).toEqual(['first', 'second', 'third']);
});

test('others have their turn wherever it may rest', async () => {
  const done: string[] = [];
  const work = inTurns(threeParts(done));
  const other = new Promise<void>((resolve) =>
    setImmediate(() => {
      done.push('other');
      resolve();
    }),
  );
  await other;
  expect(await work).toBe('all');
  expect(done.indexOf('other')).toBeLessThan(done.indexOf('third'));
});

test.for(['', 'd', 'dandilion', 'nothing is named so'])(
  'names are found the same in parts: %j',
  async (typed) => {
    const { catalogue } = books;
    const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);
    expect(names(await inTurns(catalogue.searching(typed, 25)))).toEqual(names(catalogue.search(typed, 25)));
  },
);
