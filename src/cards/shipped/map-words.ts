import type { CardModel } from '../../card-model/card-model.ts';
import { setOf } from '../../platform/list-of.ts';
import { readStockPhrase } from './stock-phrases.ts';

/** The fields of a model that hold words of the printed text. All other strings are names and terms. */
export const ofWords: ReadonlySet<string> = setOf(
  'reads words onlyIf conditions beside delayed heldToResolve unreadTiming procedure unreadWays',
  'afterwards unread',
);

/** A model as it was shipped, with the phrases of the game in words again. */
export const withPhrases = (model: CardModel): CardModel => mapWords(model, readStockPhrase);

/** A copy of a value in which each text of a field of words is another. */
export function mapWords<T>(value: T, change: (words: string) => string): T;
export function mapWords(value: unknown, change: (words: string) => string, field = ''): unknown {
  if (typeof value === 'string') return ofWords.has(field) ? change(value) : value;
  if (Array.isArray(value)) return value.map((each) => mapIn(each, change, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapIn(each, change, key)]));
}

const mapIn: (value: unknown, change: (words: string) => string, field: string) => unknown = mapWords;
