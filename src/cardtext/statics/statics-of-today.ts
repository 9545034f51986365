import { type StaticSort, staticSorts } from '../card-text.ts';
import { kindsOf } from '../forms.ts';

/** In a text with signs a sentence without them starts no Chain Link, so that its form says what it is. */
const sortsOfToday = kindsOf('sorts-of-today', staticSorts);

/** What a sentence of a text with signs is that starts no Chain Link; `unread` where no form fits. */
export const sortOfToday = (text: string): StaticSort =>
  sortsOfToday.find(([form]) => form.test(text))?.[1] ?? 'unread';
