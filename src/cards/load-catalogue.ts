import { type CardModel, cardModelSchema } from '../card-model/card-model.ts';
import { readDataFolder } from '../platform/data-file.ts';
import { ok, type Result } from '../platform/problem.ts';
import { storeInMemory } from './card-store.ts';
import type { CalledSo } from './names/nicknames.ts';
import { type OpenCatalogue, openCatalogue } from './open-catalogue.ts';

/** Loads the cards that were modelled by hand: one a file of data/cards. A problem names the first file that is broken. */
export function loadStarters(folder: string): Result<readonly CardModel[]> {
  const cards = readDataFolder(folder, cardModelSchema);
  return cards.ok ? ok(cards.value.map(({ data }) => data)) : cards;
}

/** Loads them as a catalogue of their own. */
export function loadCatalogue(folder: string, nicknames?: CalledSo): Result<OpenCatalogue> {
  const cards = loadStarters(folder);
  return cards.ok ? ok(makeCatalogue(cards.value, nicknames)) : cards;
}

/** Makes a catalogue of cards, which count as the better known the earlier they come. */
export const makeCatalogue = (cards: readonly CardModel[], nicknames: CalledSo = new Map()): OpenCatalogue =>
  openCatalogue(storeInMemory(cards.map((model) => ({ model }))), {
    origin: {},
    nicknames,
    modelOf: ({ name }) => {
      throw new Error(`${name} has no model`);
    },
  });
