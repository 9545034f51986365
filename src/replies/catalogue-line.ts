import type { ListedCatalogue } from '../cards/catalogue.ts';
import { ageOf } from '../sources/age.ts';

/**
 * The age of the catalogue in a few words, as a footer has it: `catalogue 2 days old`. A catalogue of no known age is
 * said nothing of.
 */
export function catalogueAge({ origin }: Pick<ListedCatalogue, 'origin'>): string | undefined {
  if (origin.from === undefined) return 'starter cards';
  if (origin.checkedAt === undefined) return undefined;
  const { inWords, stale } = ageOf({ syncedAt: origin.checkedAt });
  return `${origin.shipped === true ? "the project's catalogue" : 'catalogue'} ${inWords}${stale ? ' (stale)' : ''}`;
}

/** Which cards the answers are by: how many, and how old the catalogue is. */
export function catalogueLine({ origin, size }: Pick<ListedCatalogue, 'origin' | 'size'>): string {
  if (origin.from === undefined)
    return `a starter catalogue of ${size} cards, until all are fetched with "npm run -s headjudge -- catalog sync"`;
  if (origin.checkedAt === undefined) return `${size} cards`;
  const { inWords, stale } = ageOf({ syncedAt: origin.checkedAt });
  if (origin.shipped === true)
    return `${size} cards, of the project's own catalogue, ${inWords}${stale ? ' (stale)' : ''} and without printed texts: "npm run -s headjudge -- catalog sync" brings them`;
  return `${size} cards, of a catalogue that is ${inWords}${stale ? ' (stale)' : ''}`;
}
