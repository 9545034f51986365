import { type PlainFilter, plainFilterSchema } from '../../../card-model/filter.ts';
import type { Place } from '../../../vocabulary/places.ts';
import { meaningsOf } from '../../forms.ts';

const columns = meaningsOf('columns', plainFilterSchema.shape.column.unwrap());

/** What words behind a noun or an activation say of the column of the card whose text it is; null: they say something else. */
export function columnFilter(words: string): Pick<PlainFilter, 'column'> | null {
  const column = columns[words];
  return column === undefined ? null : { column };
}

/** The places that lie in columns: a Field Zone is in none. */
export const placesInColumns: readonly Place[] = ['monster-zone', 'spell-trap-zone', 'pendulum-zone'];
