import type { PlainFilter } from '../../../card-model/filter.ts';
import type { Place } from '../../../vocabulary/places.ts';

const columns: Readonly<Record<string, NonNullable<PlainFilter['column']>>> = {
  "in this card's column": 'own',
  "in this card's current column": 'own',
  'in this column': 'own',
  'in the same column as this card': 'own',
  "in this card's adjacent column": 'next',
  "in this card's adjacent columns": 'next',
};

/** What words behind a noun or an activation say of the column of the card whose text it is; null: they say something else. */
export function columnFilter(words: string): Pick<PlainFilter, 'column'> | null {
  const column = columns[words];
  return column === undefined ? null : { column };
}

/** The places that lie in columns: a Field Zone is in none. */
export const placesInColumns: readonly Place[] = ['monster-zone', 'spell-trap-zone', 'pendulum-zone'];
