import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { loadCatalogue } from '../../src/cards/load-catalogue.ts';
import { readDataFile } from '../../src/data-file.ts';
import type { Result } from '../../src/problem.ts';
import { loadRulebook } from '../../src/rulebook/rulebook.ts';
import { loadRulings } from '../../src/situations/ruling.ts';
import { loadTables } from '../../src/situations/tables.ts';

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
  catalogue: loaded(loadCatalogue(path.join(dataFolder, 'cards'))),
};

export const examples = loaded(readDataFile(path.join(dataFolder, 'examples.json'), z.array(z.string())));

export const rulings = loaded(loadRulings(path.join(dataFolder, 'rulings')));
