import { shippedFile } from '../../src/app/open-cards.ts';
import { openShipped, type ShippedStore } from '../../src/cards/shipped/open-shipped.ts';
import { dataFolder } from './project-data.ts';

/** The catalogue of the project. */
export function shippedStore(): ShippedStore {
  const opened = openShipped(shippedFile(dataFolder), []);
  if (opened?.ok !== true) throw new Error('the catalogue of the project does not open');
  return opened.value;
}

/** Numbers below 1 that look like chance, the same ones for the same seed. */
export function* drawn(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}
