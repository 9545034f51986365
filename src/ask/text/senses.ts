import senses from '../../../data/lexicon/senses.json' with { type: 'json' };

/** The ways in which something is written, each of one word or several. */
export type Words = readonly string[];

/** The senses of words, with how each is written: data/lexicon/senses.json. */
export type Senses = typeof senses;
export { senses };

/** The rows of a table, in its order. */
export const entriesOf = <Id extends string>(
  table: Readonly<Record<Id, Words>>,
): readonly (readonly [Id, Words])[] => {
  const isId = (key: string): key is Id => Object.hasOwn(table, key);
  return Object.keys(table).flatMap((key) => (isId(key) ? [[key, table[key]] as const] : []));
};
