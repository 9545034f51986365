import path from 'node:path';
import { shippedFile } from '../../src/app/open-cards.ts';
import type { CardStore } from '../../src/cards/card-store.ts';
import { openShipped, readShipped, type ShippedFile } from '../../src/cards/shipped/read-shipped.ts';
import { catalogueFolder } from '../../src/cards/sync/catalogue-folder.ts';
import { lazily } from '../../src/platform/lazy.ts';
import { dataFolder } from './project-data.ts';

/** The catalogue of the project as its file has it. */
export const shipped = lazily((): ShippedFile => {
  const read = readShipped(shippedFile(dataFolder));
  if (read?.ok !== true) throw new Error('the catalogue of the project does not open');
  return read.value;
});

/** Its cards, unpacked as `npm ci` has them. */
export const shippedStore = lazily(
  (): CardStore => openShipped(shipped(), [catalogueFolder(path.join(dataFolder, 'var')).unpacked]),
);

/** Numbers below 1 that look like chance, the same ones for the same seed. */
export function* drawn(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}
