import { books } from './project-data.ts';

/** The tables of the project's rulebook that the engine plays by. */
export const ruleTables = books.tables;

/** Is there an entry with this id and a source? */
export const isRule = (id: string): boolean => (books.rulebook.byId(id)?.sources.length ?? 0) > 0;
