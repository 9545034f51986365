import { loadTables } from '../../src/situations/tables.ts';
import { books } from './project-data.ts';

const loaded = loadTables(books.rulebook);
if (!loaded.ok) throw new Error(loaded.problem.found);

/** The tables of the project's rulebook that the engine plays by. */
export const ruleTables = loaded.value;

/** Is there an entry with this id and a source? */
export const isRule = (id: string): boolean => (books.rulebook.byId(id)?.sources.length ?? 0) > 0;
