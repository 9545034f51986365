import type { ListedCatalogue } from '../cards/catalogue.ts';
import { ageOf } from '../sources/age.ts';

/** The age of the catalogue, as a footer has it: `catalogue 2 days old`; undefined where it is not known. */
export function catalogueAge({ origin }: Pick<ListedCatalogue, 'origin'>): string | undefined {
  if (origin.from === undefined) return 'starter cards';
  if (origin.checkedAt === undefined) return undefined;
  if (origin.shipped === true) return `cards of ${dayOf(origin.checkedAt)}`;
  const { inWords, stale } = ageOf({ syncedAt: origin.checkedAt });
  return `catalogue ${inWords}${stale ? ' (stale)' : ''}`;
}

/** Which cards the answers are by: how many, and how old the catalogue is. */
export function catalogueLine({ origin, size }: Pick<ListedCatalogue, 'origin' | 'size'>): string {
  if (origin.from === undefined) return `a starter catalogue of ${size} cards, until ${syncing}`;
  if (origin.checkedAt === undefined) return `${size} cards`;
  if (origin.shipped === true)
    return `the ${size} cards of ${dayOf(origin.checkedAt)} that the project carries, without their texts, until ${syncing}`;
  const { inWords, stale } = ageOf({ syncedAt: origin.checkedAt });
  return `${size} cards, of a catalogue that is ${inWords}${stale ? ' (stale)' : ''}`;
}

const syncing = 'all are fetched with "npm run -s headjudge -- catalog sync"';

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
