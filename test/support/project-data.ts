import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Catalogue } from '../../src/cards/catalogue.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { readDataFile } from '../../src/platform/data-file.ts';
import type { Result } from '../../src/platform/problem.ts';
import { loadRulebook } from '../../src/rulebook/rulebook.ts';
import {
  cardsOf,
  loadRulings,
  loadRulingsInWords,
  type Ruling,
  situationOf,
} from '../../src/situations/ruling.ts';
import type { Situation } from '../../src/situations/situation.ts';
import { loadTables } from '../../src/situations/tables.ts';
import { starterCards } from './starter-cards.ts';

/** The project's own data, loaded once a test file: the rulebook, the starter catalogue, the rulings. */
export const dataFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../data');

/** What players call cards. */
export const namesFolder = path.join(dataFolder, 'names');

function loaded<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

const rulebook = loaded(loadRulebook(path.join(dataFolder, 'rules')));

export const books = {
  rulebook,
  tables: loaded(loadTables(rulebook)),
  catalogue: makeCatalogue(starterCards),
};

export const examples = loaded(readDataFile(path.join(dataFolder, 'examples.json'), z.array(z.string())));

export const rulings = loaded(loadRulings(path.join(dataFolder, 'rulings')));

export const rulingsInWords = loaded(loadRulingsInWords(path.join(dataFolder, 'rulings/in-words')));

/** Are all its cards in the starter catalogue, or described? The others need the published cards. */
export const isPlayable = (ruling: Ruling): boolean =>
  cardsOf(ruling).every((name) => books.catalogue.exact(name) !== undefined);

/** The situation of a ruling; throws where a line of it is not read. */
export const situationIn = (ruling: Ruling, catalogue: Catalogue = books.catalogue): Situation =>
  loaded(situationOf(ruling, catalogue));
