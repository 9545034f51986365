import { readDataFolder } from '../data-file.ts';
import { type CardModel, cardModelSchema } from '../effects/card-model.ts';
import { ok, type Result } from '../problem.ts';
import type { Catalogue } from './catalogue.ts';
import { nameSearch } from './name-search.ts';

/** Loads the starter catalogue: one card a file of data/cards. A problem names the first file that is broken. */
export function loadCatalogue(folder: string): Result<Catalogue> {
  const cards = readDataFolder(folder, cardModelSchema);
  return cards.ok ? ok(makeCatalogue(cards.value.map(({ data }) => data))) : cards;
}

/** Makes a catalogue of cards. */
export function makeCatalogue(cards: readonly CardModel[]): Catalogue {
  const search = nameSearch(cards);
  return { size: cards.length, cards, ...search };
}
