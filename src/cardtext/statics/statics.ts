import { type StaticSort, staticSorts } from '../card-text.ts';
import { kindsOf } from '../forms.ts';
import { readLimit } from '../limits.ts';

/** Sentences that are no activated effect, by how they begin. The first that fits decides. */
const sorts = kindsOf('sorts', staticSorts);

/** What a sentence is that starts no Chain Link. */
export function staticSort(text: string): StaticSort {
  if (readLimit(text) !== null) return 'limit';
  return sorts.find(([form]) => form.test(text))?.[1] ?? 'unread';
}
