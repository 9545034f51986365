import { expect, test } from 'vitest';
import { readiness } from '../../src/app/readiness.ts';
import { filledServices } from '../support/fake-wiring.ts';

const withStorage = (readLine: () => Promise<undefined>) => ({
  ...filledServices,
  settings: { ...filledServices.settings, readLine },
});

test('ready where there are rules, cards and a storage that answers', async () => {
  expect(await readiness(filledServices)).toEqual({ ready: true, rules: 1, cards: 3, storage: 'ok' });
});

test('the age of the cards is told where they were fetched', async () => {
  const catalogue = { ...filledServices.catalogue, origin: { from: 'x', checkedAt: 0 } };
  expect(await readiness({ ...filledServices, catalogue }, () => 9_000_000)).toMatchObject({
    cardsAgeHours: 2.5,
  });
});

test.for([
  ['fails', () => Promise.reject(new Error('away'))],
  ['never answers', () => new Promise<undefined>(() => {})],
] as const)('not ready where the storage %s', async ([, readLine]) => {
  expect(await readiness(withStorage(readLine))).toMatchObject({ ready: false, storage: 'fails' });
});

test('not ready without a card', async () => {
  const catalogue = { ...filledServices.catalogue, size: 0 };
  expect(await readiness({ ...filledServices, catalogue })).toMatchObject({ ready: false, cards: 0 });
});
